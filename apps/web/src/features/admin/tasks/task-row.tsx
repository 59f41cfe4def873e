import { CircleCheck, CircleX, RotateCw } from '#ui/icons';
import { CircleSlash, LoaderCircle, Square } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, ProgressBar } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import styles from '../admin.module.css';
import type { Task } from '../admin-queries.ts';
import { Scrolled } from '../scrolled.tsx';
import { useTimes } from '../../../shared/i18n/use-times.ts';

const icons = { running: LoaderCircle, finished: CircleCheck, failed: CircleX, cancelled: CircleSlash };
const colours = { running: undefined, finished: styles.good, failed: styles.bad, cancelled: undefined };

/** Progress and log of a background task. */
export function TaskRow({ task }: { task: Task }) {
  const { name, status, progress, log, createdAt, cancelRequestedAt } = task;
  const { t } = useTranslation('admin');
  const times = useTimes();
  const Icon = icons[status];
  return (
    <li>
      <Icon className={colours[status]} role="img" aria-label={t(`tasks.states.${status}`)} />
      <div className={styles.words}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <p>
          {times(createdAt)}
          {status === 'running' && cancelRequestedAt && ` · ${t('tasks.stopping')}`}
        </p>
        {status === 'running' && <ProgressBar label={name} value={progress} />}
        {log && (
          <details>
            <summary className={styles.more}>{t('tasks.log')}</summary>
            <Scrolled label={t('tasks.log')}>{log}</Scrolled>
          </details>
        )}
      </div>
      <Acts task={task} />
    </li>
  );
}

function Acts({ task: { id, name, status, canRetry, cancelRequestedAt } }: { task: Task }) {
  const { t } = useTranslation('admin');
  const api = useApi();
  const cancel = api.useMutation('post', '/admin/server-tasks/{id}/cancel');
  const retry = api.useMutation('post', '/admin/server-tasks/{id}/retry');
  const params = { path: { id } };
  if (status === 'running' && !cancelRequestedAt)
    return (
      <Button
        size="small"
        icon={<Square />}
        busy={cancel.isPending}
        aria-label={t('tasks.stopOne', { name })}
        onClick={() => cancel.mutate({ params })}
      >
        {t('tasks.stop')}
      </Button>
    );
  if (!canRetry) return null;
  return (
    <Button
      size="small"
      icon={<RotateCw />}
      busy={retry.isPending}
      aria-label={t('tasks.retryOne', { name })}
      onClick={() => retry.mutate({ params })}
    >
      {t('tasks.retry')}
    </Button>
  );
}
