import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isProblem } from '#client';
import { pageTitle } from '../../app/page-title.ts';
import { asFlag } from '../../app/search-params.ts';
import { useApi } from '../../app/use-api.ts';
import { recipeQuery } from '../../features/recipes/recipe-query.ts';
import { RecipeScreen, type RecipeMode } from '../../features/recipes/recipe-screen.tsx';

export const Route = createFileRoute('/_app/recipe/$slug')({
  staticData: { section: 'recipes', namespaces: ['recipe', 'cook', 'editor'] },
  validateSearch: (search): RecipeMode => ({
    edit: asFlag(search.edit),
    cook: asFlag(search.cook),
    imported: asFlag(search.imported),
  }),
  loader: async ({ context: { api, queryClient }, params }) => {
    try {
      const { name } = await queryClient.ensureQueryData(recipeQuery(api, params.slug));
      return { name };
    } catch (error) {
      if (isProblem(error, 404)) throw notFound();
      throw error;
    }
  },
  head: ({ match: { context }, loaderData }) => pageTitle(context, loaderData?.name),
  component: Screen,
});

function Screen() {
  const mode = Route.useSearch();
  const { slug } = Route.useParams();
  const { data: recipe } = useSuspenseQuery(recipeQuery(useApi(), slug));
  return <RecipeScreen key={recipe.id} recipe={recipe} mode={mode} />;
}
