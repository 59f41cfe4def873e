import { createFileRoute, notFound } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { reportQuery } from '../../features/groups/report-queries.ts';
import { ReportScreen } from '../../features/groups/report-screen.tsx';

export const Route = createFileRoute('/_app/group/reports/$id')({
  staticData: { section: 'profile', namespaces: ['group'] },
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    if (!isUuid(id)) throw notFound();
    const { name } = await queryClient.ensureQueryData(reportQuery(api, id)).catch(notFoundOn(404));
    return { name };
  },
  head: ({ match: { context }, loaderData }) => pageTitle(context, loaderData?.name),
  component: Screen,
});

function Screen() {
  return <ReportScreen id={Route.useParams().id} />;
}
