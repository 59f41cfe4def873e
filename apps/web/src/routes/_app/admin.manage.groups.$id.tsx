import { createFileRoute } from '@tanstack/react-router';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { FormSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { groupQuery } from '../../features/admin/admin-queries.ts';
import { GroupFormScreen } from '../../features/admin/accounts/group-form-screen.tsx';

export const Route = createFileRoute('/_app/admin/manage/groups/$id')({
  staticData: { section: 'admin', namespaces: ['admin', 'group'] },
  loader: async ({ context: { api, queryClient }, params: { id } }) =>
    (await queryClient.ensureQueryData(groupQuery(api, id)).catch(notFoundOn(404, 422))).name,
  head: ({ match: { context }, loaderData }) => pageTitle(context, loaderData),
  pendingComponent: FormSkeleton,
  component: Screen,
});

function Screen() {
  return <GroupFormScreen id={Route.useParams().id} />;
}
