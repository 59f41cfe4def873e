import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { RotateCw } from '#ui/icons';
import { ListChecks, Play } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, PageHeader } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import styles from '../admin.module.css';
import { taskPages } from '../admin-queries.ts';
import { LoadMoreButton } from '../../../shared/widgets/load-more.tsx';
import { SchedulesSection } from './schedules-section.tsx';
import { TaskRow } from './task-row.tsx';

export function TasksScreen() {
  const { t } = useTranslation('admin');
  const api = useApi();
  const list = useSuspenseInfiniteQuery(taskPages(api));
  const rows = list.data.pages.flatMap(({ items }) => items);
  const start = api.useMutation('post', '/admin/server-tasks');
  return (
    <>
      <PageHeader title={t('tasks.title')} help={<HelpLink page="troubleshooting" />}>
        <Button icon={<RotateCw />} busy={list.isRefetching} onClick={() => void list.refetch()}>
          {t('refresh')}
        </Button>
        <Button icon={<Play />} busy={start.isPending} onClick={() => start.mutate({})}>
          {t('tasks.test')}
        </Button>
      </PageHeader>
      {rows.length ? (
        <section className={styles.panel}>
          <ul className={styles.rows}>
            {rows.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
          <LoadMoreButton pages={list} label={t('more')} />
        </section>
      ) : (
        <EmptyState icon={<ListChecks />} title={t('tasks.none')} />
      )}
      <SchedulesSection />
    </>
  );
}
