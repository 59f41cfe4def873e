import type { ReactNode } from 'react';
import styles from './admin.module.css';

interface ScrolledProps {
  label: string;
  role?: 'log' | 'region';
  children: ReactNode;
}

/** Output of the server, which runs from left to right in every language. */
export function Scrolled({ label, role = 'region', children }: ScrolledProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
    <div className={styles.log} dir="ltr" role={role} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
