import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { HeartButton } from './heart-button.tsx';
import { useFavourites } from './use-favourites.ts';

interface FavouriteButtonProps {
  recipe: Pick<Wire<'RecipeSummary'>, 'slug' | 'name'>;
  className?: string;
}

export function FavouriteButton({ recipe: { slug, name }, className }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const { isFavourite, setFavourite } = useFavourites();
  const pressed = isFavourite(slug);
  return (
    <HeartButton
      label={t(pressed ? 'favourite.remove' : 'favourite.add')}
      name={name}
      pressed={pressed}
      className={className}
      onClick={() => setFavourite(slug, !pressed)}
    />
  );
}
