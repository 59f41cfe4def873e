import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { isProblem } from '#client';
import { redirectToCurrent, useFollowRename } from '../../shared/routing/follow-rename.ts';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asFlag } from '../../shared/routing/search-params.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { recipeQuery } from '../../shared/recipes/recipe-query.ts';
import { RecipeSkeleton } from '../../features/recipes/recipe-skeleton.tsx';
import { importReviewQuery } from '../../features/recipes/review/review-query.ts';
import { DeletedScreen } from '../../features/recipes/deleted-screen.tsx';
import { RecipeScreen } from '../../app/offline-screens/recipe.ts';
import { type RecipeMode } from '../../features/recipes/recipe-screen.tsx';

export const Route = createFileRoute('/_app/recipe/$slug')({
  staticData: {
    section: 'recipes',
    namespaces: ['recipe', 'cook', 'changes', 'timeline'],
    namespacesByFlag: { edit: ['editor'] },
  },
  validateSearch: (search): RecipeMode => ({
    edit: asFlag(search.edit),
    cook: asFlag(search.cook),
    imported: asFlag(search.imported),
  }),
  loaderDeps: ({ search: { imported } }) => ({ imported }),
  loader: async ({ context: { api, queryClient }, params, deps: { imported } }) => {
    const recipe = await queryClient.ensureQueryData(recipeQuery(api, params.slug)).catch(notFoundOn(404));
    redirectToCurrent('/recipe/$slug', params, { slug: recipe.slug });
    // loads the review with the page, so that its notice does not move the page later
    if (imported || recipe.hasReview)
      await queryClient.ensureQueryData(importReviewQuery(api, recipe)).catch((error: unknown) => {
        if (imported && isProblem(error, 404)) throw redirect({ to: '/recipe/$slug', params, replace: true });
      });
    return { name: recipe.name };
  },
  head: ({ match: { context, search }, loaderData }) => {
    const { name } = loaderData ?? {};
    const mode = search.edit ? context.i18n.t('action.edit') : search.cook && context.i18n.t('recipe:cook');
    return pageTitle(context, name && mode ? context.i18n.t('labelled', { label: mode, value: name }) : name);
  },
  pendingComponent: RecipeSkeleton,
  component: Screen,
});

function Screen() {
  const mode = Route.useSearch();
  const { slug } = Route.useParams();
  const { data: recipe, error } = useSuspenseQuery(recipeQuery(useApi(), slug));
  // an open editor keeps its address until it is saved
  useFollowRename('/recipe/$slug', { slug }, { slug: mode.edit ? slug : recipe.slug });
  // an open editor keeps its draft, and reports the deletion on saving
  if (!mode.edit && isProblem(error, 404)) return <DeletedScreen name={recipe.name} />;
  return <RecipeScreen key={recipe.id} recipe={recipe} mode={mode} />;
}
