import { createFileRoute } from '@tanstack/react-router';
import { trashKinds } from '#contract/kinds';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asSearch } from '../../shared/routing/search-params.ts';
import { FilteredRowsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { preferencesQuery, trashQuery, type TrashSearch } from '../../features/groups/trash-queries.ts';
import { TrashScreen } from '../../features/groups/trash-screen.tsx';

export const Route = createFileRoute('/_app/group/trash')({
  staticData: { section: 'profile', namespaces: ['trash'] },
  validateSearch: (search): TrashSearch => ({
    kind: trashKinds.find((kind) => kind === search.kind),
    q: asSearch(search.q),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(trashQuery(api, deps)),
      queryClient.ensureQueryData(preferencesQuery(api)),
    ]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('trash:title')),
  pendingComponent: FilteredRowsSkeleton,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return <TrashScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />;
}
