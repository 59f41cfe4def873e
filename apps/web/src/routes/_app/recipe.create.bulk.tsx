import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asNumber, asText } from '../../shared/routing/search-params.ts';
import { RowsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { bulkReportsQuery, reportQuery } from '../../features/recipes/create/report-queries.ts';
import { BulkImport } from '../../features/recipes/create/bulk-import.tsx';

interface BulkSearch {
  report?: string;
  task?: number;
}

export const Route = createFileRoute('/_app/recipe/create/bulk')({
  validateSearch: (search): BulkSearch => ({ report: asText(search.report), task: asNumber(search.task) }),
  loaderDeps: ({ search: { report } }) => ({ report }),
  loader: async ({ context: { api, queryClient }, deps: { report } }) => {
    // a report that cannot be read leaves the rest of the screen usable
    const shown = report ? queryClient.prefetchQuery(reportQuery(api, report)) : undefined;
    await Promise.all([queryClient.ensureQueryData(bulkReportsQuery(api)), shown]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('create.bulk')),
  pendingComponent: RowsSkeleton,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const { report, task } = Route.useSearch();
  return <BulkImport report={report} task={task} onStarted={(search) => void navigate({ search })} />;
}
