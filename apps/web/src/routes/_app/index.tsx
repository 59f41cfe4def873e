import { createFileRoute } from '@tanstack/react-router';
import { lazyOnIdle } from '#ui';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { todayQuery } from '../../features/planning/plan-query.ts';
import { PlannedToday } from '../../features/planning/planned-today.tsx';
import { HomeScreen } from '../../features/recipes/home/home-screen.tsx';
import { RecipeGridSkeleton } from '../../features/recipes/cards/recipe-grid.tsx';
import { rememberedOrder } from '../../features/recipes/order/order.ts';
import { groupPreferencesQuery } from '../../shared/api/group-queries.ts';
import { filterKinds, namesQuery } from '../../shared/api/group-lists.ts';
import { readRecipeSearch, recipePages, type RecipeSearch } from '../../features/recipes/recipe-search.ts';

const VisibilityNotice = lazyOnIdle(() =>
  import('../../features/groups/visibility-notice.tsx').then((module) => module.VisibilityNotice),
);

export const Route = createFileRoute('/_app/')({
  staticData: { section: 'recipes', namespaces: ['home'] },
  validateSearch: readRecipeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient, cookies }, deps, cause }) => {
    if (cause === 'stay') return;
    const names = filterKinds.map((kind) => {
      const ids = deps[kind];
      return ids?.length && queryClient.prefetchQuery(namesQuery(api, kind, ids));
    });
    const today = queryClient.prefetchQuery(todayQuery(api));
    const pages = recipePages(api, inOrder(deps, cookies()));
    const preferences = queryClient.prefetchQuery(groupPreferencesQuery(api));
    await Promise.all([queryClient.ensureInfiniteQueryData(pages), today, preferences, ...names]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('home:title')),
  pendingComponent: RecipeGridSkeleton,
  component: Home,
});

/** Without an order in the address, the remembered one applies. */
const inOrder = (search: RecipeSearch, cookies: string): RecipeSearch =>
  search.orderBy || search.orderDirection ? search : { ...search, ...rememberedOrder(cookies, 'recipes') };

function Home() {
  const { cookies } = Route.useRouteContext();
  const search = inOrder(Route.useSearch(), cookies());
  const navigate = Route.useNavigate();
  const onSearch = (search: RecipeSearch) =>
    void navigate({ search: readRecipeSearch({ ...search }), replace: true, resetScroll: false });
  return (
    <>
      <VisibilityNotice />
      <HomeScreen search={search} onSearch={onSearch} today={<PlannedToday />} />
    </>
  );
}
