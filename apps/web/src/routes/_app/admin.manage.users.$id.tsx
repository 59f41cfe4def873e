import { createFileRoute } from '@tanstack/react-router';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { FormSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { allGroupsQuery, userQuery } from '../../features/admin/admin-queries.ts';
import { UserFormScreen } from '../../features/admin/accounts/user-form.tsx';

export const Route = createFileRoute('/_app/admin/manage/users/$id')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    const [user] = await Promise.all([
      queryClient.ensureQueryData(userQuery(api, id)).catch(notFoundOn(404, 422)),
      queryClient.ensureQueryData(allGroupsQuery(api)),
    ]);
    return user.username;
  },
  head: ({ match: { context }, loaderData }) => pageTitle(context, loaderData),
  pendingComponent: FormSkeleton,
  component: Screen,
});

function Screen() {
  return <UserFormScreen id={Route.useParams().id} />;
}
