import { useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../app/session.ts';
import { useApi } from '../../../app/use-api.ts';
import { recipeQuery, type Recipe } from '../recipe-query.ts';
import styles from './rating.module.css';

const values = [1, 2, 3, 4, 5];

/** Choosing the present rating again takes it back. */
export function RatingStars({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation();
  const [hovered, setHovered] = useState<number>();
  const rate = useRate(recipe);
  const rating = recipe.rating ?? 0;
  return (
    <div
      role="group"
      aria-label={t('rating.label')}
      className={styles.stars}
      onMouseLeave={() => setHovered(undefined)}
    >
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-label={t('rating.set', { value })}
          aria-pressed={Math.round(rating) === value}
          data-filled={value <= Math.round(hovered ?? rating)}
          onMouseEnter={() => setHovered(value)}
          onClick={() => rate(Math.round(rating) === value ? null : value)}
        >
          <Star aria-hidden />
        </button>
      ))}
    </div>
  );
}

function useRate(recipe: Recipe) {
  const api = useApi();
  const { id } = useUser();
  const queryClient = useQueryClient();
  const { queryKey } = recipeQuery(api, recipe.slug);
  const show = (rating: number | null) =>
    queryClient.setQueryData(queryKey, (loaded) => loaded && { ...loaded, recipe: { ...loaded.recipe, rating } });
  const mutation = api.useMutation('post', '/users/{id}/ratings/{slug}', {
    meta: { refreshes: ['/recipes'] },
    onMutate: ({ body }) => void show(body.rating ?? null),
    onError: () => void show(recipe.rating),
  });
  return (rating: number | null) => mutation.mutate({ params: { path: { id, slug: recipe.slug } }, body: { rating } });
}
