import styles from './tick.module.css';

interface TickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The box of a line that can be ticked off; the line around it is its label. Plain, as a recipe has many of them. */
export function Tick({ checked, onChange }: TickProps) {
  return (
    <input
      type="checkbox"
      className={styles.tick}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
