import type { Wire } from '#client';

type PictureSize = 'original' | 'min-original' | 'tiny-original';

/** The address changes with the picture, so that each version may be cached for ever. */
export function recipePicture(
  { id, image }: Pick<Wire<'RecipeSummary'>, 'id' | 'image'>,
  size: PictureSize,
): string | undefined {
  return image ? `/api/media/recipes/${id}/images/${size}.webp?version=${encodeURIComponent(image)}` : undefined;
}

/** The picture in the sizes that there are, for the browser to choose from. */
export function recipePictureSet(recipe: Pick<Wire<'RecipeSummary'>, 'id' | 'image'>): string | undefined {
  if (!recipe.image) return undefined;
  return `${recipePicture(recipe, 'min-original')} 600w, ${recipePicture(recipe, 'original')} 2048w`;
}

/** Nobody has chosen a picture before the first change of the key. */
const untouched = '1234';

export function avatarUrl({ id, cacheKey }: Pick<Wire<'User'>, 'id' | 'cacheKey'>): string | undefined {
  if (!cacheKey || cacheKey === untouched) return undefined;
  return `/api/media/users/${id}/profile.webp?cacheKey=${encodeURIComponent(cacheKey)}`;
}
