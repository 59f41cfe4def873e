import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { TableSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { userPages } from '../../features/admin/admin-queries.ts';
import { UsersScreen } from '../../features/admin/accounts/users-screen.tsx';

export const Route = createFileRoute('/_app/admin/manage/users/')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureInfiniteQueryData(userPages(api));
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:users.title')),
  pendingComponent: TableSkeleton,
  component: UsersScreen,
});
