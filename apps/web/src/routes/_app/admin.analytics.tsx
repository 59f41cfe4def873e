import { createFileRoute } from '@tanstack/react-router';
import { loadQueries } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { analyticsQuery } from '../../features/admin/admin-queries.ts';
import { AnalyticsScreen } from '../../features/admin/analytics-screen.tsx';

export const Route = createFileRoute('/_app/admin/analytics')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  loader: loadQueries(analyticsQuery),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:analytics.title')),
  pendingComponent: PanelsSkeleton,
  component: AnalyticsScreen,
});
