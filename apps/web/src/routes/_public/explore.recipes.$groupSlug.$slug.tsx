import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import type { Wire } from '#client';
import { redirectToCurrent } from '../../shared/routing/follow-rename.ts';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { RecipeSkeleton } from '../../features/recipes/recipe-skeleton.tsx';
import { guestRecipe, publicGroupQuery, publicRecipeQuery } from '../../features/recipes/public/guest-queries.ts';
import { GuestRecipe } from '../../features/recipes/public/guest-recipe.tsx';
import { NotFoundScreen } from '../../layout/not-found-screen.tsx';

export const Route = createFileRoute('/_public/explore/recipes/$groupSlug/$slug')({
  beforeLoad: ({ context: { user }, params: { groupSlug, slug } }) => {
    // members of the group see the recipe with all of its functions
    if (user && [user.groupSlug, user.groupId].includes(groupSlug))
      throw redirect({ to: '/recipe/$slug', params: { slug } });
  },
  loader: async ({ context: { api, queryClient }, params: { groupSlug, slug } }) => {
    const [recipe, group] = await Promise.all([
      queryClient.ensureQueryData(publicRecipeQuery(api, groupSlug, slug)),
      queryClient.ensureQueryData(publicGroupQuery(api, groupSlug)),
    ]).catch(notFoundOn(404));
    const current = { groupSlug: group.slug, slug: recipe.slug };
    redirectToCurrent('/explore/recipes/$groupSlug/$slug', { groupSlug, slug }, current);
  },
  head: async ({ match: { context }, params: { groupSlug, slug } }) => {
    const recipe = context.queryClient.getQueryData<Wire<'Recipe'>>(
      publicRecipeQuery(context.api, groupSlug, slug).queryKey,
    );
    if (!recipe) return {};
    const { recipeHead } = await import('../../features/recipes/public/guest-head.ts');
    return recipeHead(context, guestRecipe(recipe), {
      path: `/explore/recipes/${encodeURIComponent(groupSlug)}/${recipe.slug}`,
    });
  },
  pendingComponent: RecipeSkeleton,
  notFoundComponent: NotFoundScreen,
  component: Screen,
});

function Screen() {
  const { groupSlug, slug } = Route.useParams();
  const { data } = useSuspenseQuery(publicRecipeQuery(useApi(), groupSlug, slug));
  return <GuestRecipe key={data.id} recipe={guestRecipe(data)} take={{ groupSlug, slug }} groupSlug={groupSlug} />;
}
