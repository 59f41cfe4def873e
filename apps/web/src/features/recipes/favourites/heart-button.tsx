import icons from '../cards/card-icons.module.css';
import styles from './favourite-button.module.css';

interface HeartButtonProps {
  label: string;
  /** Name of the recipe, for the accessible label. */
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
