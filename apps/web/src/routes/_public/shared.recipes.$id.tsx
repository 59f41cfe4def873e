import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isProblem, type Wire } from '#client';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { RecipeSkeleton } from '../../features/recipes/recipe-skeleton.tsx';
import { EndedScreen } from '../../features/recipes/public/ended-screen.tsx';
import { guestRecipe, sharedRecipeQuery } from '../../features/recipes/public/guest-queries.ts';
import { GuestRecipe } from '../../features/recipes/public/guest-recipe.tsx';

export const Route = createFileRoute('/_public/shared/recipes/$id')({
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    await queryClient.ensureQueryData(sharedRecipeQuery(api, id)).catch((error: unknown) => {
      if (isProblem(error, 410)) throw notFound({ data: { isExpired: true } });
      throw isProblem(error, 404) || isProblem(error, 422) ? notFound() : error;
    });
  },
  head: async ({ match: { context }, params: { id } }) => {
    const recipe = context.queryClient.getQueryData<Wire<'Recipe'>>(sharedRecipeQuery(context.api, id).queryKey);
    const hidden = { name: 'robots', content: 'noindex, nofollow' };
    if (!recipe) return { meta: [...pageTitle(context, context.i18n.t('sharing:ended.title')).meta, hidden] };
    const { recipeHead } = await import('../../features/recipes/public/guest-head.ts');
    return recipeHead(context, guestRecipe(recipe, id), { path: `/shared/recipes/${id}`, isHidden: true });
  },
  pendingComponent: RecipeSkeleton,
  notFoundComponent: ({ data }) => (
    <EndedScreen isExpired={Boolean((data as { isExpired?: boolean } | undefined)?.isExpired)} />
  ),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(sharedRecipeQuery(useApi(), id));
  return <GuestRecipe key={id} recipe={guestRecipe(data, id)} take={{ share: id }} />;
}
