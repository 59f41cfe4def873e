import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { CardPicture, CardTime } from '../cards/card-picture.tsx';
import styles from '../cards/recipe-card.module.css';
import { mainTimeText } from '../../../shared/recipes/time-text.ts';
import { RatingValue } from './rating-value.tsx';

interface GuestCardProps {
  recipe: Wire<'RecipeSummary'>;
  groupSlug: string;
  eager: boolean;
}

export function GuestCard({ recipe, groupSlug, eager }: GuestCardProps) {
  const { t } = useTranslation();
  const { name, slug } = recipe;
  return (
    <article className={styles.card}>
      <CardPicture className={styles.picture} recipe={recipe} eager={eager} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to="/explore/recipes/$groupSlug/$slug" params={{ groupSlug, slug }}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={styles.meta}>
          <CardTime time={mainTimeText(t, recipe)} />
          <RatingValue rating={recipe.rating} />
        </p>
      </div>
    </article>
  );
}
