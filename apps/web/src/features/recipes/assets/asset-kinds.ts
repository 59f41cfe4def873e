import type { Wire } from '#client';
import { numberText } from '#locales';
import { withBase } from '../../../shared/browser/base-path.ts';

export type Asset = Wire<'RecipeAsset'>;
export type AssetKind = 'sound' | 'video' | 'picture' | 'text' | 'file';

const kinds: [RegExp, AssetKind][] = [
  [/^image\//, 'picture'],
  [/^audio\//, 'sound'],
  [/^video\//, 'video'],
  [/^text\//, 'text'],
];

export const kindOf = ({ type }: Pick<Asset, 'type'>): AssetKind =>
  kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'file';

const baseName = (name: string) => name.replace(/\.[^.]*$/, '');

/** True for the WebVTT file with the name of a video or sound. */
export const isCaptionsOf = (file: Asset, media: Asset): boolean =>
  Boolean(file.fileName?.endsWith('.vtt')) && baseName(file.name) === baseName(media.name);

/** Address of an asset. A file name never gets other content, so responses are immutable. */
export const assetAddress = (recipeId: string, { fileName }: Pick<Asset, 'fileName'>): string =>
  withBase(`/api/media/recipes/${recipeId}/assets/${fileName}`);

/** Markdown of an asset: an image, or a link to another file. */
export function markdownOf(recipeId: string, asset: Asset): string {
  const name = asset.name.replaceAll(/[[\]\\]/g, '\\$&');
  return `${kindOf(asset) === 'picture' ? '!' : ''}[${name}](${assetAddress(recipeId, asset)})`;
}

/** "1.2 MB" in the language of the reader. */
export function sizeText(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1e6 ? [Math.max(0.1, bytes / 1e3), 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return numberText(value, locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 });
}
