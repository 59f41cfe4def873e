import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SourceScreen } from '../../features/recipes/source/source-screen.tsx';
import { useMayEdit } from '../../features/recipes/view/recipe-toolbar.tsx';
import { useApi } from '../../shared/api/use-api.ts';
import { recipeQuery } from '../../shared/recipes/recipe-query.ts';
import { redirectToCurrent, useFollowRename } from '../../shared/routing/follow-rename.ts';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';

export const Route = createFileRoute('/_app/recipe/$slug_/source')({
  staticData: { section: 'recipes', namespaces: ['source', 'history'] },
  loader: async ({ context: { api, queryClient }, params: { slug } }) => {
    const recipe = await queryClient.ensureQueryData(recipeQuery(api, slug)).catch(notFoundOn(404));
    redirectToCurrent('/recipe/$slug/source', { slug }, { slug: recipe.slug });
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('action.compareWithSource')),
  pendingComponent: PanelsSkeleton,
  component: Screen,
});

function Screen() {
  const { slug } = Route.useParams();
  const { data: recipe } = useSuspenseQuery(recipeQuery(useApi(), slug));
  useFollowRename('/recipe/$slug/source', { slug }, { slug: recipe.slug });
  return <SourceScreen recipe={recipe} mayEdit={useMayEdit(recipe)} />;
}
