import { Link } from '@tanstack/react-router';
import { Clock, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Picture, Skeleton } from '#ui';
import { recipePicture } from '../../app/media.ts';
import { FavouriteButton } from './favourite-button.tsx';
import styles from './recipe-card.module.css';

const shown = '(min-width: 80rem) 18rem, (min-width: 48rem) 33vw, 50vw';

interface RecipeCardProps {
  recipe: Wire<'RecipeSummary'>;
  /** One of those that are in view when the page opens. */
  eager?: boolean;
}

export function RecipeCard({ recipe, eager }: RecipeCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture name={recipe.name} src={recipePicture(recipe, 'min-original')} sizes={shown} eager={eager} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to="/recipe/$slug" params={{ slug: recipe.slug }}>
            <bdi>{recipe.name}</bdi>
          </Link>
        </h2>
        <Meta recipe={recipe} />
      </div>
      <FavouriteButton recipe={recipe} className={styles.heart} />
    </article>
  );
}

function Meta({ recipe: { totalTime, performTime, prepTime, rating } }: RecipeCardProps) {
  const { t, i18n } = useTranslation();
  const time = totalTime || performTime || prepTime;
  return (
    <p className={styles.meta}>
      {time && (
        <span>
          <Clock aria-hidden />
          <bdi>{time}</bdi>
        </span>
      )}
      {rating ? (
        <span className={styles.rating}>
          <Star aria-hidden />
          <span className="visually-hidden">{t('rating.label')}</span>
          {rating.toLocaleString(i18n.language, { maximumFractionDigits: 1 })}
        </span>
      ) : null}
    </p>
  );
}

export function RecipeCardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <div className={styles.picture} style={{ display: 'block', blockSize: 'auto', padding: 0 }}>
        <Skeleton height="100%" radius="0" />
      </div>
      <div>
        <Skeleton width="80%" height="1.2rem" />
        <Skeleton width="40%" height="0.9rem" />
      </div>
    </div>
  );
}
