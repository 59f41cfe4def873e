import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asSearch } from '../../shared/routing/search-params.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import {
  amountsQuery,
  correctionPages,
  duplicatesQuery,
  linesQuery,
  newFoodsQuery,
  unusedQuery,
} from '../../features/organizers/clean-up/clean-up-queries.ts';
import {
  cleanUpKinds,
  type CleanUpSearch,
  parts,
  unusedKind,
} from '../../features/organizers/clean-up/clean-up-search.ts';
import { CleanUpScreen } from '../../features/organizers/clean-up/clean-up-screen.tsx';
import { bulkActsQuery } from '../../features/organizers/data-tables/bulk-queries.ts';

export const Route = createFileRoute('/_app/group/data/clean-up')({
  staticData: { section: 'group', namespaces: ['cleanUp', 'data', 'history'] },
  validateSearch: (search): CleanUpSearch => ({
    part: parts.find((part) => part === search.part),
    kind: cleanUpKinds.find((kind) => kind === search.kind),
    q: asSearch(search.q),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps: { part = 'duplicates', kind = 'foods', q } }) => {
    if (part === 'duplicates') await queryClient.ensureQueryData(duplicatesQuery(api, kind));
    if (part === 'new') await queryClient.ensureQueryData(newFoodsQuery(api));
    if (part === 'unused') await queryClient.ensureQueryData(unusedQuery(api, unusedKind(kind)));
    if (part === 'corrections') await queryClient.ensureInfiniteQueryData(correctionPages(api, q));
    if (part === 'amounts' || part === 'lines')
      await Promise.all([
        part === 'amounts'
          ? queryClient.ensureQueryData(amountsQuery(api))
          : queryClient.ensureQueryData(linesQuery(api)),
        queryClient.ensureQueryData(bulkActsQuery(api)),
      ]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('cleanUp:title')),
  pendingComponent: PanelsSkeleton,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <CleanUpScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
