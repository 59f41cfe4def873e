import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { IngredientParserScreen } from '../../features/recipes/parser/ingredient-parser-screen.tsx';
import { recipeQuery } from '../../shared/recipes/recipe-query.ts';

export const Route = createFileRoute('/_app/recipe/$slug_/ingredient-parser')({
  staticData: { section: 'recipes', namespaces: ['recipe', 'editor'] },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(recipeQuery(api, params.slug)).then(() => undefined, notFoundOn(404)),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('recipe:parser.title')),
  component: Screen,
});

function Screen() {
  const { slug } = Route.useParams();
  const { data: recipe } = useSuspenseQuery(recipeQuery(useApi(), slug));
  return <IngredientParserScreen key={recipe.id} recipe={recipe} />;
}
