import { createHash } from 'node:crypto';
import { canonicalAddress, type ImportItem } from '#recipes';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** More than the ingredients of any recipe. Longer ones are compared by their beginning, because this runs on the main thread. */
const MAX_COMPARED = 100_000;

function plainLines(lines: readonly { text: string }[]): string {
  let left = MAX_COMPARED;
  return lines
    .map(({ text }) => {
      const compared = text.slice(0, left);
      left -= compared.length;
      return plain(compared);
    })
    .join('|');
}

/** Returns a key that identifies the recipe in later files too. */
export function recipeKey({ format, recipe }: ImportItem): string {
  if (!recipe) return '';
  const { name, sourceId, ingredients } = recipe;
  if (isUniqueId(sourceId)) return sourceKey(format, sourceId);
  return digestOf([plain(name.slice(0, MAX_COMPARED)), canonicalAddress(recipe.url) ?? plainLines(ingredients)]);
}

/** Returns the key if only the id in the other program is known. */
export const sourceKey = (format: string, sourceId: string): string =>
  isUniqueId(sourceId) ? digestOf([format, sourceId]) : '';

/** Short numeric ids are unique within one file only. */
const isUniqueId = (sourceId: string) => sourceId.length > 7;

const digestOf = (said: string[]) => createHash('sha256').update(JSON.stringify(said)).digest('base64url');
