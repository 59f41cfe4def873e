import { createFileRoute } from '@tanstack/react-router';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { cookbookQuery } from '../../features/recipes/cookbooks/cookbook-queries.ts';
import { CookbookScreen } from '../../features/recipes/cookbooks/cookbook-screen.tsx';
import { RecipeGridSkeleton } from '../../features/recipes/cards/recipe-grid.tsx';

export const Route = createFileRoute('/_app/cookbooks/$slug')({
  staticData: { section: 'cookbooks', namespaces: ['cookbooks', 'recipe'] },
  loader: async ({ context: { api, queryClient }, params: { slug } }) => {
    const { name } = await queryClient.ensureQueryData(cookbookQuery(api, slug)).catch(notFoundOn(404));
    return { name };
  },
  head: ({ match: { context }, loaderData }) => pageTitle(context, loaderData?.name),
  pendingComponent: RecipeGridSkeleton,
  component: Screen,
});

function Screen() {
  const { slug } = Route.useParams();
  return <CookbookScreen key={slug} slug={slug} />;
}
