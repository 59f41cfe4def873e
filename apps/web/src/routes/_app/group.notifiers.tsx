import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { sessionQuery } from '../../shared/session/session-query.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { deliveriesQuery, notifiersQuery } from '../../features/notifications/notifications-queries.ts';
import { NotifiersScreen } from '../../features/notifications/notifiers-screen.tsx';

export const Route = createFileRoute('/_app/group/notifiers')({
  staticData: { section: 'group', namespaces: ['notifications'] },
  loader: async ({ context: { api, queryClient } }) => {
    const user = await queryClient.ensureQueryData(sessionQuery(api));
    if (!user?.canManage && !user?.admin) return;
    await Promise.all([
      queryClient.ensureQueryData(notifiersQuery(api)),
      queryClient.ensureQueryData(deliveriesQuery(api, ['notifier'])),
    ]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('notifications:notifiers.title')),
  pendingComponent: PanelsSkeleton,
  component: NotifiersScreen,
});
