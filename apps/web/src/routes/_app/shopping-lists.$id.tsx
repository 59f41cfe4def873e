import { createFileRoute } from '@tanstack/react-router';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { ListSkeleton } from '../../features/shopping/lists/list-skeleton.tsx';
import { ListScreen } from '../../app/offline-screens/list.ts';
import { listQuery, storesQuery } from '../../features/shopping/shopping-queries.ts';

export const Route = createFileRoute('/_app/shopping-lists/$id')({
  staticData: { section: 'shopping', namespaces: ['shopping', 'changes'] },
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(storesQuery(api));
    const list = await queryClient.ensureQueryData(listQuery(api, id)).catch(notFoundOn(404, 422));
    return { name: list.name };
  },
  head: ({ match: { context }, loaderData }) => pageTitle(context, loaderData?.name ?? ''),
  pendingComponent: ListSkeleton,
  component: Screen,
});

function Screen() {
  return <ListScreen id={Route.useParams().id} />;
}
