import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { redirectToCurrent } from '../../shared/routing/follow-rename.ts';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { IngredientParserScreen } from '../../features/recipes/parser/ingredient-parser-screen.tsx';
import { recipeQuery } from '../../shared/recipes/recipe-query.ts';
import { FormSkeleton } from '../../shared/widgets/page-skeletons.tsx';

export const Route = createFileRoute('/_app/recipe/$slug_/ingredient-parser')({
  staticData: { section: 'recipes', namespaces: ['recipe', 'editor'] },
  loader: async ({ context: { api, queryClient }, params }) => {
    const { slug } = await queryClient.ensureQueryData(recipeQuery(api, params.slug)).catch(notFoundOn(404));
    redirectToCurrent('/recipe/$slug/ingredient-parser', params, { slug });
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('recipe:parser.title')),
  pendingComponent: FormSkeleton,
  component: Screen,
});

function Screen() {
  const { slug } = Route.useParams();
  const { data: recipe } = useSuspenseQuery(recipeQuery(useApi(), slug));
  return <IngredientParserScreen key={recipe.id} recipe={recipe} />;
}
