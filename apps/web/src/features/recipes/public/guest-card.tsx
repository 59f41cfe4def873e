import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Picture } from '#ui';
import { cardPictureSet, cardPictureSizes, recipePicture } from '../../../shared/widgets/media.ts';
import icons from '../card-icons.module.css';
import styles from '../recipe-card.module.css';
import { wholeTime } from '../../../shared/recipes/time-text.ts';
import { RatingValue } from './rating-value.tsx';

interface GuestCardProps {
  recipe: Wire<'RecipeSummary'>;
  groupSlug: string;
  eager: boolean;
}

export function GuestCard({ recipe, groupSlug, eager }: GuestCardProps) {
  const { t } = useTranslation();
  const { name, slug } = recipe;
  const time = wholeTime(t, recipe);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          name={name}
          src={recipePicture(recipe, 'small-original')}
          srcSet={cardPictureSet(recipe)}
          sizes={cardPictureSizes}
          eager={eager}
        />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to="/explore/recipes/$groupSlug/$slug" params={{ groupSlug, slug }}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={styles.meta}>
          {time && (
            <span className={`${icons.icon} ${icons.clock}`}>
              <bdi>{time}</bdi>
            </span>
          )}
          <RatingValue rating={recipe.rating} />
        </p>
      </div>
    </article>
  );
}
