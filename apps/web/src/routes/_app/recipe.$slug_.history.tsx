import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { redirectToCurrent, useFollowRename } from '../../shared/routing/follow-rename.ts';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { asNumber } from '../../shared/routing/search-params.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { chosenOf, versionQuery, versionsQuery } from '../../shared/recipes/history-queries.ts';
import { HistoryScreen } from '../../features/recipes/history/history-screen.tsx';
import { useMayEdit } from '../../features/recipes/view/recipe-toolbar.tsx';
import { recipeQuery } from '../../shared/recipes/recipe-query.ts';
import { RowsSkeleton } from '../../shared/widgets/page-skeletons.tsx';

export const Route = createFileRoute('/_app/recipe/$slug_/history')({
  staticData: { section: 'recipes', namespaces: ['history'] },
  validateSearch: (search): { version?: number } => ({ version: asNumber(search.version) }),
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: async ({ context: { api, queryClient }, params: { slug }, deps: { version } }) => {
    const [recipe] = await Promise.all([
      queryClient.ensureQueryData(recipeQuery(api, slug)),
      queryClient.ensureQueryData(versionsQuery(api, slug)).then((versions) => {
        const { compared, newest } = chosenOf(versions, version);
        const both = compared && newest ? [compared, newest] : [];
        return Promise.all(both.map(({ number }) => queryClient.ensureQueryData(versionQuery(api, slug, number))));
      }),
    ]).catch(notFoundOn(404));
    redirectToCurrent('/recipe/$slug/history', { slug }, { slug: recipe.slug });
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('history:title')),
  pendingComponent: RowsSkeleton,
  component: Screen,
});

function Screen() {
  const { slug } = Route.useParams();
  const { version } = Route.useSearch();
  const { data: recipe } = useSuspenseQuery(recipeQuery(useApi(), slug));
  useFollowRename('/recipe/$slug/history', { slug }, { slug: recipe.slug });
  return <HistoryScreen recipe={recipe} chosen={version} mayEdit={useMayEdit(recipe)} />;
}
