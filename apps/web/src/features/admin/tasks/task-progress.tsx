import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Notice, ProgressBar } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import styles from '../admin.module.css';
import { taskQuery } from '../admin-queries.ts';
import { Scrolled } from '../scrolled.tsx';

interface TaskCourseProps {
  title: string;
  /** Text while the task runs. */
  running: string;
  taskId: number;
  onClose: () => void;
}

/** Progress and result of a task. Closing the dialog does not stop the task. */
export function TaskProgress({ title, running, taskId, onClose }: TaskCourseProps) {
  const { t } = useTranslation('admin');
  const { data: task } = useQuery(taskQuery(useApi(), taskId));
  const isOver = task && task.status !== 'running';
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('action.done')}
        </Button>
      }
    >
      <div className={styles.course}>
        {task?.status === 'finished' && <Notice kind="success">{t('parts.done')}</Notice>}
        {task?.status === 'failed' && <Notice kind="error">{t('parts.failed')}</Notice>}
        {task?.status === 'cancelled' && <Notice kind="warning">{t('tasks.states.cancelled')}</Notice>}
        {!isOver && (
          <>
            <p>{running}</p>
            <ProgressBar label={running} value={task?.progress ?? 0} />
          </>
        )}
        {task?.log && <Scrolled label={t('parts.report')}>{task.log}</Scrolled>}
      </div>
    </Dialog>
  );
}
