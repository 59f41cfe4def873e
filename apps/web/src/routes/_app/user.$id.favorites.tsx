import { createFileRoute, notFound } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { isProblem } from '#client';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { favouritesQuery } from '../../features/recipes/favourites/favourites-query.ts';
import { RecipeGridSkeleton } from '../../features/recipes/recipe-grid.tsx';
import { FavouritesScreen } from '../../features/recipes/favourites/favourites-screen.tsx';

export const Route = createFileRoute('/_app/user/$id/favorites')({
  staticData: { section: 'favourites', namespaces: ['user'] },
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    // the API has addresses of another meaning beside those of people
    if (!isUuid(id)) throw notFound();
    await queryClient.ensureQueryData(favouritesQuery(api, id)).catch((error: unknown) => {
      throw isProblem(error, 404) || isProblem(error, 422) ? notFound() : error;
    });
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('nav.favourites')),
  pendingComponent: RecipeGridSkeleton,
  component: Screen,
});

function Screen() {
  return <FavouritesScreen userId={Route.useParams().id} />;
}
