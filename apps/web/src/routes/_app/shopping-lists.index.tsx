import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asFlag } from '../../shared/routing/search-params.ts';
import { ListsSkeleton } from '../../features/shopping/lists/list-skeleton.tsx';
import { ListsScreen } from '../../features/shopping/lists/lists-screen.tsx';
import { listPages } from '../../features/shopping/shopping-queries.ts';

export const Route = createFileRoute('/_app/shopping-lists/')({
  staticData: { section: 'shopping', namespaces: ['shopping'] },
  validateSearch: (search): { archived?: true } => ({ archived: asFlag(search.archived) }),
  loaderDeps: ({ search: { archived } }) => ({ archived }),
  loader: ({ context: { api, queryClient }, deps: { archived } }) =>
    queryClient.ensureInfiniteQueryData(listPages(api, archived ?? false)).then(() => undefined),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('shopping:lists.title')),
  pendingComponent: ListsSkeleton,
  component: Screen,
});

function Screen() {
  const { archived = false } = Route.useSearch();
  return <ListsScreen archived={archived} />;
}
