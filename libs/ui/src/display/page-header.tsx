import type { ReactNode } from 'react';
import styles from './display.module.css';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  children?: ReactNode;
}

/** Title and main action in one row. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <header className={styles.pageHeader}>
      <div className={styles.pageTitle}>
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {children && <div className={styles.pageActions}>{children}</div>}
    </header>
  );
}
