import type { ReactNode } from 'react';
import styles from './display.module.css';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Link to the help on this page. */
  help?: ReactNode;
  children?: ReactNode;
}

/** Title, link to the help and main action in one row. */
export function PageHeader({ title, subtitle, help, children }: PageHeaderProps) {
  return (
    <header className={styles.pageHeader}>
      <div className={styles.pageTitle}>
        <h1>{title}</h1>
        {help && <span className={styles.pageHelp}>{help}</span>}
        {subtitle && <p>{subtitle}</p>}
      </div>
      {children && <div className={styles.pageActions}>{children}</div>}
    </header>
  );
}
