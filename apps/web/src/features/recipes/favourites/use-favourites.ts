import { useCallback } from 'react';
import { optimistic } from '../../../shared/api/optimistic.ts';
import { sessionQuery } from '../../../shared/session/session-query.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';

interface Variables {
  params: { path: { slug: string } };
}

type Self = ReturnType<typeof useUser>;

export const withFavourite = <T extends Pick<Self, 'favoriteRecipes'>>(self: T, slug: string, isAdded: boolean): T => {
  const others = self.favoriteRecipes.filter((one) => one !== slug);
  return { ...self, favoriteRecipes: isAdded ? [...others, slug] : others };
};

/** Optimistic mutations of favorites. */
export function useFavourites() {
  const api = useApi();
  const user = useUser();
  const shown = (favourite: boolean) =>
    optimistic(sessionQuery(api), (self, { params: { path } }: Variables) => withFavourite(self, path.slug, favourite));
  const { mutate: add } = api.useMutation('post', '/users/{id}/favorites/{slug}', shown(true));
  const { mutate: remove } = api.useMutation('delete', '/users/{id}/favorites/{slug}', shown(false));
  const setFavourite = useCallback(
    (slug: string, favourite: boolean) =>
      // keepalive: the request outlives the page
      (favourite ? add : remove)({ params: { path: { id: user.id, slug } }, keepalive: true }),
    [add, remove, user.id],
  );
  return { isFavourite: (slug: string) => user.favoriteRecipes.includes(slug), setFavourite };
}
