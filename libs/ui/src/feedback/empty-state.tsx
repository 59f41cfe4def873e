import type { ReactNode } from 'react';
import styles from './states.module.css';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** Button for the main action. */
  action?: ReactNode;
  /** A heading of the page's outline, h2 unless the state is the whole page. */
  as?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ icon, title, children, action, as: Title = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.icon} aria-hidden>
        {icon}
      </div>
      <Title className={styles.title}>{title}</Title>
      {children && <p>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
