import { CircleCheck, CircleX, Info, TriangleAlert } from '../icons.ts';
import type { ReactNode } from 'react';
import styles from './states.module.css';

const icons = { info: Info, success: CircleCheck, error: CircleX, warning: TriangleAlert };

interface NoticeProps {
  kind: keyof typeof icons;
  children: ReactNode;
}

export function Notice({ kind, children }: NoticeProps) {
  const Icon = icons[kind];
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={20} />
      <div>{children}</div>
    </div>
  );
}
