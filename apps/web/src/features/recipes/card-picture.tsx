import { Picture } from '#ui';
import { cardPictureSet, cardPictureSizes, recipePicture } from '../../shared/widgets/media.ts';
import icons from './card-icons.module.css';
import styles from './recipe-card.module.css';

interface CardPictureProps {
  recipe: { id: string; name: string; image: string | null };
  eager?: boolean;
}

export function CardPicture({ recipe, eager }: CardPictureProps) {
  return (
    <div className={styles.picture}>
      <Picture
        name={recipe.name}
        src={recipePicture(recipe, 'small-original')}
        srcSet={cardPictureSet(recipe)}
        sizes={cardPictureSizes}
        eager={eager}
      />
    </div>
  );
}

export function CardTime({ time }: { time: string }) {
  return (
    time && (
      <span className={`${icons.icon} ${icons.clock}`}>
        <bdi>{time}</bdi>
      </span>
    )
  );
}
