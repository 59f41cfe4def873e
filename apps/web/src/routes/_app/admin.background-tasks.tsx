import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { RowsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { schedulesQuery, taskPages } from '../../features/admin/admin-queries.ts';
import { TasksScreen } from '../../features/admin/tasks/tasks-screen.tsx';

export const Route = createFileRoute('/_app/admin/background-tasks')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      queryClient.ensureInfiniteQueryData(taskPages(api)),
      queryClient.ensureQueryData(schedulesQuery(api)),
    ]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:tasks.title')),
  pendingComponent: RowsSkeleton,
  component: TasksScreen,
});
