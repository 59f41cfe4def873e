import { X } from '../icons.ts';
import type { ReactNode } from 'react';
import styles from './display.module.css';

interface ChipProps {
  icon?: ReactNode;
  children: ReactNode;
  removeLabel?: string;
  onRemove?: () => void;
}

export function Chip({ icon, children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      {icon}
      <span>{children}</span>
      {onRemove && (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <X size={14} />
        </button>
      )}
    </span>
  );
}

/** Class for links that look like a chip. */
export const chipClass = styles.chip!;
