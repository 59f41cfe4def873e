import { createHash } from 'node:crypto';
import type { FiledItem } from '#recipes';

const WITHOUT = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|ref|src|share\w*)$/i;

/** One address for what several lead to. */
export function canonicalAddress(text: string): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  for (const name of [...url.searchParams.keys()]) if (WITHOUT.test(name)) url.searchParams.delete(name);
  const query = url.searchParams.toString();
  return `${url.host.toLowerCase().replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${query && `?${query}`}`;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Tells a recipe from all others, whenever its file comes again. */
export function keyOf({ format, recipe }: FiledItem): string {
  if (!recipe) return '';
  const { name, sourceId, ingredients } = recipe;
  // ids that are mere numbers are those of one file
  const isOwn = sourceId.length > 7;
  const said = isOwn
    ? [format, sourceId]
    : [plain(name), canonicalAddress(recipe.url) ?? ingredients.map(({ text }) => plain(text)).join('|')];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
