import { useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { sessionQuery, useUser } from '../../app/session.ts';
import { useApi } from '../../app/use-api.ts';
import styles from './favourite-button.module.css';

interface FavouriteButtonProps {
  recipe: Pick<Wire<'RecipeSummary'>, 'slug' | 'name'>;
  className?: string;
}

export function FavouriteButton({ recipe, className = '' }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const { isFavourite, toggle } = useFavourite(recipe.slug);
  const label = t(isFavourite ? 'favourite.remove' : 'favourite.add');
  return (
    <button
      type="button"
      className={`${styles.heart} ${className}`}
      aria-label={`${label}: ${recipe.name}`}
      title={label}
      aria-pressed={isFavourite}
      onClick={toggle}
    >
      <Heart aria-hidden />
    </button>
  );
}

/** The heart changes at once and changes back should the server refuse. */
export function useFavourite(slug: string) {
  const api = useApi();
  const user = useUser();
  const queryClient = useQueryClient();
  const { queryKey } = sessionQuery(api);
  const isFavourite = user.favoriteRecipes.includes(slug);

  const show = (favourite: boolean) =>
    queryClient.setQueryData(queryKey, (self) => {
      if (!self) return self;
      const others = self.favoriteRecipes.filter((one) => one !== slug);
      return { ...self, favoriteRecipes: favourite ? [...others, slug] : others };
    });
  const options = {
    meta: { refreshes: ['/users/{id}/favorites'] },
    onMutate: () => void show(!isFavourite),
    onError: () => void show(isFavourite),
  };
  const add = api.useMutation('post', '/users/{id}/favorites/{slug}', options);
  const remove = api.useMutation('delete', '/users/{id}/favorites/{slug}', options);
  const toggle = () => (isFavourite ? remove : add).mutate({ params: { path: { id: user.id, slug } } });
  return { isFavourite, toggle };
}
