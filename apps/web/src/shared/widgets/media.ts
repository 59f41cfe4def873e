import type { Wire } from '#client';
import { withBase } from '../browser/base-path.ts';

type PictureSize = 'original' | 'medium-original' | 'min-original' | 'small-original' | 'tiny-original';

/** A share link opens the pictures of its recipe, too. */
type Picture = Pick<Wire<'RecipeSummary'>, 'id' | 'image'> & { share?: string };

/** The address contains the picture's version, so that responses are immutable. */
export function recipePicture({ id, image, share }: Picture, size: PictureSize): string | undefined {
  if (!image) return undefined;
  const link = share ? `&share=${share}` : '';
  return withBase(`/api/media/recipes/${id}/images/${size}.webp?version=${encodeURIComponent(image)}${link}`);
}

const widths = { 'small-original': 400, 'min-original': 600, 'medium-original': 900, original: 2048 };

/** `srcset` of a recipe's picture. */
const pictureSet = (recipe: Picture, sizes: (keyof typeof widths)[]): string | undefined =>
  recipe.image ? sizes.map((size) => `${recipePicture(recipe, size)} ${widths[size]}w`).join(', ') : undefined;

export const cardPictureSet = (recipe: Picture) => pictureSet(recipe, ['small-original', 'min-original']);
export const recipePictureSet = (recipe: Picture) =>
  pictureSet(recipe, ['min-original', 'medium-original', 'original']);

// Values of `sizes`. Phones have 2 to 3 device pixels per CSS pixel; about half of the width looks the same and loads in half the time.
export const cardPictureSizes = '(min-width: 80rem) 18rem, (min-width: 36rem) 16rem, 34vw';
export const recipePictureSizes = {
  beside: '(min-width: 60rem) 27rem, (min-width: 48rem) 40vw, 60vw',
  wide: '(min-width: 48rem) 100vw, 60vw',
};

/** Cache key of users without a picture. */
const untouched = '1234';

export function avatarUrl({ id, cacheKey }: Pick<Wire<'User'>, 'id' | 'cacheKey'>): string | undefined {
  if (!cacheKey || cacheKey === untouched) return undefined;
  return withBase(`/api/media/users/${id}/profile.webp?cacheKey=${encodeURIComponent(cacheKey)}`);
}
