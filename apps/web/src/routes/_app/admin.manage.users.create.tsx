import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { allGroupsQuery } from '../../features/admin/admin-queries.ts';
import { UserFormScreen } from '../../features/admin/user-form.tsx';
export const Route = createFileRoute('/_app/admin/manage/users/create')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(allGroupsQuery(api));
  },

  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:users.new')),
  component: () => <UserFormScreen />,
});
