import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery, useUser } from '../../app/session.ts';
import { useApi } from '../../app/use-api.ts';

/** Hearts change at once and change back should the server refuse. */
export function useFavourites() {
  const api = useApi();
  const user = useUser();
  const queryClient = useQueryClient();
  const { queryKey } = sessionQuery(api);

  const show = (slug: string, favourite: boolean) =>
    queryClient.setQueryData(queryKey, (self) => {
      if (!self) return self;
      const others = self.favoriteRecipes.filter((one) => one !== slug);
      return { ...self, favoriteRecipes: favourite ? [...others, slug] : others };
    });
  const optionsFor = (favourite: boolean) => ({
    meta: { refreshes: ['/users/{id}/favorites'] },
    onMutate: ({ params }: { params: { path: { slug: string } } }) => void show(params.path.slug, favourite),
    onError: (_error: unknown, { params }: { params: { path: { slug: string } } }) =>
      void show(params.path.slug, !favourite),
  });
  const add = api.useMutation('post', '/users/{id}/favorites/{slug}', optionsFor(true));
  const remove = api.useMutation('delete', '/users/{id}/favorites/{slug}', optionsFor(false));

  const isFavourite = (slug: string) => user.favoriteRecipes.includes(slug);
  const toggle = (slug: string) =>
    // The heart has changed already, so it is saved even if the page is left at once.
    (isFavourite(slug) ? remove : add).mutate({ params: { path: { id: user.id, slug } }, keepalive: true });
  return { isFavourite, toggle };
}
