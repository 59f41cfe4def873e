import { Picture } from '#ui';
import { cardPictureSet, cardPictureSizes, recipePicture } from '../../../shared/widgets/media.ts';
import icons from './card-icons.module.css';

interface CardPictureProps {
  recipe: { id: string; name: string; image: string | null };
  eager?: boolean;
  className: string | undefined;
}

export function CardPicture({ recipe, eager, className }: CardPictureProps) {
  return (
    <div className={className}>
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
