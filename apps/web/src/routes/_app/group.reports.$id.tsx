import { createFileRoute, notFound } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { RowsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { reportEntryPages, reportQuery } from '../../features/groups/report-queries.ts';
import { ReportScreen } from '../../features/groups/report-screen.tsx';

export const Route = createFileRoute('/_app/group/reports/$id')({
  staticData: { section: 'profile', namespaces: ['group'] },
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    if (!isUuid(id)) throw notFound();
    const [{ name }] = await Promise.all([
      queryClient.ensureQueryData(reportQuery(api, id)).catch(notFoundOn(404)),
      ...[false, true].map((success) =>
        queryClient.ensureInfiniteQueryData(reportEntryPages(api, id, success)).catch(notFoundOn(404)),
      ),
    ]);
    return { name };
  },
  head: ({ match: { context }, loaderData }) => pageTitle(context, loaderData?.name),
  pendingComponent: RowsSkeleton,
  component: Screen,
});

function Screen() {
  return <ReportScreen id={Route.useParams().id} />;
}
