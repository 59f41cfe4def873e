import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { numberText } from '#locales';
import { Skeleton, tileColors } from '#ui';
import icons from './card-icons.module.css';
import type { CardData } from './card-data.ts';
import { CardPicture, CardTime } from './card-picture.tsx';
import { CardMenu } from './card-menu.tsx';
import { HeartButton } from '../favourites/heart-button.tsx';
import styles from './recipe-card.module.css';
import { mainTimeText } from '../../../shared/recipes/time-text.ts';

/** Texts that are looked up once for all cards of a list. */
export interface CardTexts {
  t: TFunction;
  locale: string;
  rating: string;
  addFavourite: string;
  removeFavourite: string;
  actions: string;
}

interface RecipeCardProps {
  recipe: CardData;
  texts: CardTexts;
  isFavourite: boolean;
  onFavourite: (slug: string, favourite: boolean) => void;
  /** Visible when the page opens, so that its picture loads first. */
  eager?: boolean;
}

/** Memoized, because the list rerenders with each row that comes into view. */
export const RecipeCard = memo(function RecipeCard({
  recipe,
  texts,
  isFavourite,
  onFavourite,
  eager,
}: RecipeCardProps) {
  const { name, slug, rating } = recipe;
  const lang = recipe.language ?? undefined;
  const tile = recipe.image ? undefined : tileColors(name);
  return (
    <article className={styles.card} style={tile} data-tile={tile ? '' : undefined}>
      <CardPicture className={styles.picture} recipe={recipe} eager={eager} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to="/recipe/$slug" params={{ slug }}>
            <bdi lang={lang}>{name}</bdi>
          </Link>
        </h2>
        {recipe.description && (
          <p className={styles.description}>
            <bdi lang={lang}>{recipe.description}</bdi>
          </p>
        )}
        <p className={styles.meta}>
          <CardTime time={mainTimeText(texts.t, recipe)} />
          {rating ? (
            <span className={`${icons.icon} ${icons.star}`}>
              <span className="visually-hidden">{texts.rating}</span>
              {ratingText(rating, texts.locale)}
            </span>
          ) : null}
        </p>
      </div>
      <CardMenu recipe={recipe} label={texts.actions} className={styles.menu} />
      <HeartButton
        label={isFavourite ? texts.removeFavourite : texts.addFavourite}
        name={name}
        pressed={isFavourite}
        className={styles.heart}
        onClick={() => onFavourite(slug, !isFavourite)}
      />
    </article>
  );
});

const ratingText = (rating: number, locale: string): string => numberText(rating, locale, { maximumFractionDigits: 1 });

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
