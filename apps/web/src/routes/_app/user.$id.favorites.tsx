import { createFileRoute, notFound } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { memberQuery } from '../../shared/api/group-queries.ts';
import { favouritesOf } from '../../features/recipes/favourites/favourites-query.ts';
import { rememberedOrder } from '../../features/recipes/order/order.ts';
import { recipePages } from '../../features/recipes/recipe-search.ts';
import { RecipeGridSkeleton } from '../../features/recipes/cards/recipe-grid.tsx';
import { FavouritesScreen } from '../../features/recipes/favourites/favourites-screen.tsx';

export const Route = createFileRoute('/_app/user/$id/favorites')({
  staticData: { section: 'favourites', namespaces: ['user', 'home'] },
  loader: async ({ context: { api, queryClient, cookies }, params: { id } }) => {
    // the path also matches other addresses of the API
    if (!isUuid(id)) throw notFound();
    await Promise.all([
      queryClient.ensureQueryData(memberQuery(api, id)).catch(notFoundOn(404)),
      queryClient.ensureInfiniteQueryData(recipePages(api, favouritesOf(id, rememberedOrder(cookies(), 'favorites')))),
    ]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('nav.favourites')),
  pendingComponent: RecipeGridSkeleton,
  component: Screen,
});

function Screen() {
  return <FavouritesScreen userId={Route.useParams().id} />;
}
