import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { recipeActionsQuery } from '../../shared/api/group-queries.ts';
import { sessionQuery } from '../../shared/session/session-query.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import {
  deliveriesQuery,
  eventWebhooksQuery,
  loggedKinds,
  webhooksQuery,
} from '../../features/notifications/notifications-queries.ts';
import { WebhooksScreen } from '../../features/notifications/webhooks-screen.tsx';

export const Route = createFileRoute('/_app/group/webhooks')({
  staticData: { section: 'group', namespaces: ['notifications', 'user'] },
  loader: async ({ context: { api, queryClient } }) => {
    const user = await queryClient.ensureQueryData(sessionQuery(api));
    if (!user?.canManage && !user?.admin) return;
    await Promise.all([
      queryClient.ensureQueryData(webhooksQuery(api)),
      queryClient.ensureQueryData(eventWebhooksQuery(api)),
      queryClient.ensureQueryData(recipeActionsQuery(api)),
      queryClient.ensureQueryData(deliveriesQuery(api, loggedKinds)),
    ]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('notifications:webhooks.title')),
  pendingComponent: PanelsSkeleton,
  component: WebhooksScreen,
});
