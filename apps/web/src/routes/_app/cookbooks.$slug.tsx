import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { redirectToCurrent, useFollowRename } from '../../shared/routing/follow-rename.ts';
import { notFoundOn } from '../../shared/routing/load-queries.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { rememberedOrder } from '../../features/recipes/order/order.ts';
import { cookbookPages, cookbookQuery } from '../../features/recipes/cookbooks/cookbook-queries.ts';
import { CookbookScreen } from '../../features/recipes/cookbooks/cookbook-screen.tsx';
import { RecipeGridSkeleton } from '../../features/recipes/cards/recipe-grid.tsx';

export const Route = createFileRoute('/_app/cookbooks/$slug')({
  staticData: { section: 'cookbooks', namespaces: ['cookbooks', 'recipe', 'home'] },
  loader: async ({ context: { api, queryClient, cookies }, params: { slug } }) => {
    const cookbook = await queryClient.ensureQueryData(cookbookQuery(api, slug)).catch(notFoundOn(404));
    redirectToCurrent('/cookbooks/$slug', { slug }, { slug: cookbook.slug });
    await queryClient.ensureInfiniteQueryData(cookbookPages(api, slug, rememberedOrder(cookies(), 'cookbook')));
    return { name: cookbook.name };
  },
  head: ({ match: { context }, loaderData }) => pageTitle(context, loaderData?.name),
  pendingComponent: RecipeGridSkeleton,
  component: Screen,
});

function Screen() {
  const { slug } = Route.useParams();
  const { data: cookbook } = useSuspenseQuery(cookbookQuery(useApi(), slug));
  useFollowRename('/cookbooks/$slug', { slug }, { slug: cookbook.slug });
  return <CookbookScreen key={cookbook.id} slug={slug} />;
}
