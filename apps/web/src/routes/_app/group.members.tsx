import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { sessionQuery } from '../../shared/session/session-query.ts';
import { RowsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { invitationsQuery, membersQuery } from '../../features/groups/members-queries.ts';
import { MembersScreen } from '../../features/groups/members-screen.tsx';

export const Route = createFileRoute('/_app/group/members')({
  staticData: { section: 'group', namespaces: ['members'] },
  loader: async ({ context: { api, queryClient } }) => {
    const user = await queryClient.ensureQueryData(sessionQuery(api));
    const mayInvite = user?.canInvite || user?.admin;
    await Promise.all([
      queryClient.ensureQueryData(membersQuery(api)),
      mayInvite && queryClient.ensureQueryData(invitationsQuery(api)),
    ]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('members:title')),
  pendingComponent: RowsSkeleton,
  component: MembersScreen,
});
