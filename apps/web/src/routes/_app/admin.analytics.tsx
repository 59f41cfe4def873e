import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { analyticsQuery } from '../../features/admin/admin-queries.ts';
import { AnalyticsScreen } from '../../features/admin/analytics-screen.tsx';
export const Route = createFileRoute('/_app/admin/analytics')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(analyticsQuery(api));
  },

  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:analytics.title')),
  component: AnalyticsScreen,
});
