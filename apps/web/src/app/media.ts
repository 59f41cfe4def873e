import type { Wire } from '#client';

type PictureSize = 'original' | 'min-original' | 'tiny-original';

/** The address changes with the picture, so that each version may be cached for ever. */
export function recipePicture(
  { id, image }: Pick<Wire<'RecipeSummary'>, 'id' | 'image'>,
  size: PictureSize,
): string | undefined {
  return image ? `/api/media/recipes/${id}/images/${size}.webp?version=${encodeURIComponent(image)}` : undefined;
}

/** Nobody has chosen a picture before the first change of the key. */
const untouched = '1234';

export function avatarUrl({ id, cacheKey }: Pick<Wire<'User'>, 'id' | 'cacheKey'>): string | undefined {
  if (!cacheKey || cacheKey === untouched) return undefined;
  return `/api/media/users/${id}/profile.webp?cacheKey=${encodeURIComponent(cacheKey)}`;
}
