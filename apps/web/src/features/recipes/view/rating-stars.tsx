import { Star } from '#ui/icons';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { toast } from '#ui';
import { optimistic } from '../../../shared/api/optimistic.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { recipeQuery, type Recipe } from '../../../shared/recipes/recipe-query.ts';
import styles from './rating.module.css';

const values = [1, 2, 3, 4, 5];

/** Filled share of a star, to the nearest half. */
function filled(rating: number, star: number): 'full' | 'half' | 'none' {
  const rest = Math.round((rating - star + 1) * 2) / 2;
  return rest >= 1 ? 'full' : rest > 0 ? 'half' : 'none';
}

/** Rating with one tab stop and arrow keys. Choosing the current rating again removes it. */
export function RatingStars({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation();
  const [hovered, setHovered] = useState<number>();
  const rate = useRate(recipe);
  const rating = recipe.rating ?? 0;
  const stop = Math.min(5, Math.max(1, Math.round(rating)));
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its stars take the focus
    <div
      role="toolbar"
      aria-label={rating ? t('rating.value', { value: rating }) : t('rating.label')}
      className={styles.stars}
      onMouseLeave={() => setHovered(undefined)}
      onKeyDown={walk}
    >
      {values.map((value) => (
        <button
          key={value}
          type="button"
          tabIndex={value === stop ? 0 : -1}
          aria-label={t('rating.set', { value })}
          aria-pressed={rating === value}
          data-filled={filled(hovered ?? rating, value)}
          onMouseEnter={() => setHovered(value)}
          onClick={() => rate(rating === value ? null : value)}
        >
          <Star />
          {filled(hovered ?? rating, value) === 'half' && <Star aria-hidden className={styles.half} />}
        </button>
      ))}
    </div>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  const stars = [...event.currentTarget.querySelectorAll('button')];
  const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const at = stars.findIndex((star) => star === document.activeElement);
  stars[at + (event.key === forwards ? 1 : -1)]?.focus();
}

/** Rates the recipe, with an undo, because stars are pressed by accident. */
function useRate(recipe: Recipe) {
  const { t } = useTranslation();
  const api = useApi();
  const { id } = useUser();
  const mutation = api.useMutation('post', '/users/{id}/ratings/{slug}', {
    ...optimistic(recipeQuery(api, recipe.slug), (shown, { body }: { body: { rating?: number | null } }) => ({
      ...shown,
      rating: body.rating ?? null,
    })),
  });
  const params = { path: { id, slug: recipe.slug } };
  return (rating: number | null) =>
    mutation.mutate(
      { params, body: { rating } },
      {
        onSuccess: (answer?: Wire<'Rated'>) => {
          if (!answer?.before) return;
          const undo = () => mutation.mutate({ params, body: { rating: answer.before?.rating ?? null } });
          const text = rating === null ? t('rating.removed') : t('rating.done', { value: rating });
          toast({ kind: 'success', text, action: { label: t('action.undo'), run: undo } });
        },
      },
    );
}
