import type { ReactNode } from 'react';
import styles from './check-item.module.css';

interface CheckItemProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Line that can be checked off, made of plain elements since a recipe has many. */
export function CheckItem({ checked, onChange, className, children }: CheckItemProps) {
  return (
    <label className={className} data-ticked={checked}>
      <input
        type="checkbox"
        className={styles.tick}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {children}
    </label>
  );
}
