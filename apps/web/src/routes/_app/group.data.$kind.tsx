import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asFlag, asSearch } from '../../shared/routing/search-params.ts';
import { TableSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import {
  type DataKind,
  dataKinds,
  type DataSearch,
  sortColumns,
} from '../../features/organizers/data-tables/data-kinds.ts';
import { firstRowsQuery, foodCountsQuery } from '../../features/organizers/data-tables/data-queries.ts';
import { bulkActsQuery, exportsQuery } from '../../features/organizers/data-tables/bulk-queries.ts';
import { DataScreen } from '../../features/organizers/data-tables/data-screen.tsx';

const kindOf = (name: string): DataKind => {
  const kind = dataKinds.find((one) => one === name);
  if (!kind) throw notFound();
  return kind;
};

export const Route = createFileRoute('/_app/group/data/$kind')({
  staticData: { section: 'group', namespaces: ['data'] },
  validateSearch: (search): DataSearch => ({
    q: asSearch(search.q),
    by: sortColumns.find((column) => column === search.by),
    down: asFlag(search.down),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, params, deps }) => {
    const kind = kindOf(params.kind);
    await Promise.all([
      queryClient.ensureQueryData(firstRowsQuery(api, kind, deps)),
      kind === 'foods' && queryClient.ensureQueryData(foodCountsQuery(api)),
      kind === 'recipes' && queryClient.ensureQueryData(bulkActsQuery(api)),
      kind === 'recipes' && queryClient.ensureQueryData(exportsQuery(api)),
    ]);
  },
  head: ({ match: { context }, params: { kind } }) =>
    pageTitle(context, `${context.i18n.t(`data:kinds.${kindOf(kind)}`)} · ${context.i18n.t('data:title')}`),
  pendingComponent: TableSkeleton,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const kind = kindOf(Route.useParams().kind);
  return (
    <DataScreen
      key={kind}
      kind={kind}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      onRecipe={(slug) => void navigate({ to: '/recipe/$slug', params: { slug } })}
    />
  );
}
