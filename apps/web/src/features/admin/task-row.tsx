import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '#ui';
import styles from './admin.module.css';
import type { Task } from './admin-queries.ts';
import { Scrolled } from './scrolled.tsx';
import { useTimes } from './use-sizes.ts';

const icons = { running: LoaderCircle, finished: CircleCheck, failed: CircleX };
const colours = { running: undefined, finished: styles.good, failed: styles.bad };

/** Work in the background: how far it is, and what it said. */
export function TaskRow({ task: { name, status, progress, log, createdAt } }: { task: Task }) {
  const { t } = useTranslation('admin');
  const times = useTimes();
  const Icon = icons[status];
  return (
    <li>
      <Icon className={colours[status]} role="img" aria-label={t(`tasks.states.${status}`)} />
      <div className={styles.words}>
        <b>{name}</b>
        <p>{times(createdAt)}</p>
        {status === 'running' && <ProgressBar label={name} value={progress} />}
        {log && (
          <details>
            <summary className={styles.more}>{t('tasks.log')}</summary>
            <Scrolled label={t('tasks.log')}>{log}</Scrolled>
          </details>
        )}
      </div>
    </li>
  );
}
