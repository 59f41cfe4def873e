import { createHash } from 'node:crypto';
import { canonicalAddress, comparableLines, comparableText, type ImportItem } from '#recipes';

/** Returns a key that identifies the recipe in later files too. */
export function recipeKey({ format, recipe }: ImportItem): string {
  if (!recipe) return '';
  const { name, sourceId, ingredients } = recipe;
  if (isUniqueId(sourceId)) return sourceKey(format, sourceId);
  return digestOf([
    comparableText(name),
    canonicalAddress(recipe.url) ?? comparableLines(ingredients.map(({ text }) => text)),
  ]);
}

/** Returns the key if only the id in the other program is known. */
export const sourceKey = (format: string, sourceId: string): string =>
  isUniqueId(sourceId) ? digestOf([format, sourceId]) : '';

/** Short numeric ids are unique within one file only. */
const isUniqueId = (sourceId: string) => sourceId.length > 7;

const digestOf = (said: string[]) => createHash('sha256').update(JSON.stringify(said)).digest('base64url');
