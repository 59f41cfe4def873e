import { createHash } from 'node:crypto';
import { canonicalAddress, type ImportItem } from '#recipes';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Tells a recipe from all others, whenever its file comes again. */
export function keyOf({ format, recipe }: ImportItem): string {
  if (!recipe) return '';
  const { name, sourceId, ingredients } = recipe;
  if (isOwn(sourceId)) return keyOfSource(format, sourceId);
  return hashed([plain(name), canonicalAddress(recipe.url) ?? ingredients.map(({ text }) => plain(text)).join('|')]);
}

/** The same, where no more is known than what its program calls it. */
export const keyOfSource = (format: string, sourceId: string): string =>
  isOwn(sourceId) ? hashed([format, sourceId]) : '';

/** Ids that are mere numbers are those of one file. */
const isOwn = (sourceId: string) => sourceId.length > 7;

const hashed = (said: string[]) => createHash('sha256').update(JSON.stringify(said)).digest('base64url');
