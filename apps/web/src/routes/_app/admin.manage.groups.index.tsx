import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { TableSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { groupPages } from '../../features/admin/admin-queries.ts';
import { GroupsScreen } from '../../features/admin/accounts/groups-screen.tsx';

export const Route = createFileRoute('/_app/admin/manage/groups/')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureInfiniteQueryData(groupPages(api));
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:groups.title')),
  pendingComponent: TableSkeleton,
  component: GroupsScreen,
});
