import { createFileRoute, notFound } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { MemberScreen } from '../../features/groups/member-screen.tsx';
import { memberQuery } from '../../shared/api/group-queries.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';

export const Route = createFileRoute('/_app/user/$id/profile')({
  staticData: { section: 'group', namespaces: ['members'] },
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    if (!isUuid(id)) throw notFound();
    const { fullName, username } = await queryClient.ensureQueryData(memberQuery(api, id)).catch(notFoundOn(404));
    return fullName || username;
  },
  head: ({ match: { context }, loaderData }) => pageTitle(context, loaderData),
  pendingComponent: PanelsSkeleton,
  component: Screen,
});

function Screen() {
  return <MemberScreen id={Route.useParams().id} />;
}
