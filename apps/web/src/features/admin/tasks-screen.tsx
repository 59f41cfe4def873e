import { useSuspenseQuery } from '@tanstack/react-query';
import { ListChecks, Play, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, PageHeader } from '#ui';
import { useApi } from '../../app/use-api.ts';
import styles from './admin.module.css';
import { tasksQuery } from './admin-queries.ts';
import { TaskRow } from './task-row.tsx';

export function TasksScreen() {
  const { t } = useTranslation('admin');
  const api = useApi();
  const { data, refetch, isFetching } = useSuspenseQuery(tasksQuery(api));
  const start = api.useMutation('post', '/admin/server-tasks');
  return (
    <>
      <PageHeader title={t('tasks.title')}>
        <Button icon={<RotateCw />} busy={isFetching} onClick={() => void refetch()}>
          {t('refresh')}
        </Button>
        <Button icon={<Play />} busy={start.isPending} onClick={() => start.mutate({})}>
          {t('tasks.test')}
        </Button>
      </PageHeader>
      {data.items.length ? (
        <section className={styles.panel}>
          <ul className={styles.rows}>
            {data.items.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState icon={<ListChecks />} title={t('tasks.none')} />
      )}
    </>
  );
}
