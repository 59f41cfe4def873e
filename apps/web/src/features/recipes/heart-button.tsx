import icons from './card-icons.module.css';
import styles from './favourite-button.module.css';

interface HeartButtonProps {
  label: string;
  /** Of the recipe; hearers of the page need to know which heart this is. */
  name: string;
  pressed: boolean;
  className?: string;
  onClick: () => void;
}

export function HeartButton({ label, name, pressed, className = '', onClick }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.heart} ${icons.icon} ${icons.heart} ${className}`}
      aria-label={`${label}: ${name}`}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    />
  );
}
