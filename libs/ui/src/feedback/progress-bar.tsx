import type { CSSProperties } from 'react';
import styles from './states.module.css';

interface ProgressBarProps {
  label: string;
  /** 0 to 1. */
  value: number;
  colour?: string;
}

export function ProgressBar({ label, value, colour }: ProgressBarProps) {
  const percent = Math.round(Math.max(0, Math.min(1, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.track}
      style={colour ? ({ '--bar': colour } as CSSProperties) : undefined}
    >
      <div className={styles.value} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
