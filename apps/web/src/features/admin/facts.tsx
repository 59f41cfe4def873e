import type { ReactNode } from 'react';
import styles from './admin.module.css';

export function Facts({ rows }: { rows: [name: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
