import { useSuspenseQuery } from '@tanstack/react-query';
import { ClientOnly, createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { Skeleton } from '#ui';
import { redirectToCurrent } from '../../shared/routing/follow-rename.ts';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { recipeQuery } from '../../shared/recipes/recipe-query.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { ScanScreen } from '../../features/recipes/scan/scan-screen.tsx';
import { useMayEdit } from '../../features/recipes/view/recipe-toolbar.tsx';

export const Route = createFileRoute('/_app/recipe/$slug_/ocr-editor')({
  staticData: { section: 'recipes', namespaces: ['recipe', 'editor'] },
  loader: async ({ context: { api, queryClient }, params }) => {
    const recipe = await queryClient.ensureQueryData(recipeQuery(api, params.slug)).catch(notFoundOn(404));
    redirectToCurrent('/recipe/$slug/ocr-editor', params, { slug: recipe.slug });
    if (!recipe.isOcrRecipe) throw redirect({ to: '/recipe/$slug', params, search: { edit: true }, replace: true });
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('editor:scan.title')),
  pendingComponent: PanelsSkeleton,
  component: Screen,
});

function Screen() {
  const { slug } = Route.useParams();
  const { data: recipe } = useSuspenseQuery(recipeQuery(useApi(), slug));
  const mayEdit = useMayEdit(recipe);
  if (!mayEdit) throw notFound();
  return (
    <ClientOnly fallback={<Skeleton height="60vh" />}>
      <ScanScreen key={recipe.id} recipe={recipe} />
    </ClientOnly>
  );
}
