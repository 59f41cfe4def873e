import { createHash } from 'node:crypto';
import { canonicalAddress, type FiledItem } from '#recipes';

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
