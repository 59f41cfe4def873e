import { createFileRoute, redirect } from '@tanstack/react-router';
import { redirectToCurrent } from '../../shared/routing/follow-rename.ts';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { ExploreScreen } from '../../features/recipes/public/explore-screen.tsx';
import { type ExploreSearch, readExploreSearch } from '../../features/recipes/public/explore-search.ts';
import { choicesQueries, publicGroupQuery, publicRecipesQuery } from '../../features/recipes/public/guest-queries.ts';
import { feedLinks } from '../../features/recipes/public/feed-links.ts';
import { RecipeGridSkeleton } from '../../features/recipes/cards/recipe-grid.tsx';
import { NotFoundScreen } from '../../layout/not-found-screen.tsx';

export const Route = createFileRoute('/_public/explore/recipes/$groupSlug/')({
  validateSearch: readExploreSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, params: { groupSlug } }) => {
    if (user && [user.groupSlug, user.groupId].includes(groupSlug)) throw redirect({ to: '/' });
  },
  loader: async ({ context: { api, queryClient }, params: { groupSlug }, deps }) => {
    const group = await queryClient.ensureQueryData(publicGroupQuery(api, groupSlug)).catch(notFoundOn(404));
    redirectToCurrent('/explore/recipes/$groupSlug', { groupSlug }, { groupSlug: group.slug });
    const choices = Object.values(choicesQueries(api, groupSlug)) as ReturnType<typeof choicesQueries>['category'][];
    await Promise.all([
      queryClient.ensureQueryData(publicRecipesQuery(api, groupSlug, deps)).catch(notFoundOn(422)),
      ...choices.map((query) => queryClient.ensureQueryData(query)),
    ]);
    return { name: group.name };
  },
  head: ({ match: { context, search }, params: { groupSlug }, loaderData }) => {
    const title = loaderData && context.i18n.t('sharing:explore.title', { name: loaderData.name });
    const page = (search as ExploreSearch).page;
    const path = `/explore/recipes/${encodeURIComponent(groupSlug)}${page ? `?page=${page}` : ''}`;
    return {
      meta: [...pageTitle(context, title).meta, ...(title ? [{ property: 'og:title', content: title }] : [])],
      links: [{ rel: 'canonical', href: context.baseUrl + path }, ...feedLinks(context.baseUrl, groupSlug)],
    };
  },
  pendingComponent: RecipeGridSkeleton,
  notFoundComponent: NotFoundScreen,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const { groupSlug } = Route.useParams();
  const onSearch = (search: ExploreSearch) =>
    void navigate({ search: readExploreSearch({ ...search }), replace: true, resetScroll: false });
  return <ExploreScreen groupSlug={groupSlug} search={Route.useSearch()} onSearch={onSearch} />;
}
