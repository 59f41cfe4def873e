import { createFileRoute } from '@tanstack/react-router';
import { loadQueries } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { FormSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { allGroupsQuery } from '../../features/admin/admin-queries.ts';
import { UserFormScreen } from '../../features/admin/accounts/user-form.tsx';

export const Route = createFileRoute('/_app/admin/manage/users/create')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: loadQueries(allGroupsQuery),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:users.new')),
  pendingComponent: FormSkeleton,
  component: () => <UserFormScreen />,
});
