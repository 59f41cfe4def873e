import { createFileRoute } from '@tanstack/react-router';
import { loadQueries } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { RowsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { reportsQuery } from '../../features/groups/report-queries.ts';
import { ReportsScreen } from '../../features/groups/reports-screen.tsx';

export const Route = createFileRoute('/_app/group/reports/')({
  staticData: { section: 'profile', namespaces: ['group'] },
  loader: loadQueries(reportsQuery),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('group:reports.title')),
  pendingComponent: RowsSkeleton,
  component: ReportsScreen,
});
