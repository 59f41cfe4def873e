import { keysOf } from '#contract/objects';
import { BadArchive } from './files/limits.ts';
import type { ImportedRecipe } from './imported-recipe.ts';

/** Longest text of the contract. */
const MAX_TEXT = 20_000;
/** Twice as many lines as a recipe can have. */
const MAX_ENTRIES = 2_000;
const MAX_DEPTH = 20;
const MAX_CHARACTERS = 2_000_000;

/**
 * Cuts texts and lists of a file to the limits of recipes. Throws BadArchive if even so the recipe is larger than any.
 */
export function limitRecipe(recipe: ImportedRecipe): ImportedRecipe {
  // nearly all recipes are small, and a file may hold hundreds of thousands
  if (isWithinLimits(recipe)) return recipe;
  const { picture, assets, ...texts } = recipe;
  let characters = 0;
  const limit = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') {
      const text = value.slice(0, MAX_TEXT);
      characters += text.length;
      if (characters > MAX_CHARACTERS) throw new BadArchive('migrations.tooMuchOutput');
      return text;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (depth > MAX_DEPTH) return null;
    if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => limit(entry, depth + 1));
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, MAX_ENTRIES)
        .map(([key, entry]) => [key.slice(0, MAX_TEXT), limit(entry, depth + 1)]),
    );
  };
  // the shape stays the same
  return { ...(limit(texts) as typeof texts), picture, assets };
}

/** Whether all texts together are no longer than one may be, and no list or object has more entries or levels than it may. */
function isWithinLimits(recipe: ImportedRecipe): boolean {
  let characters = 0;
  const isShort = (text: string) => (characters += text.length) <= MAX_TEXT;
  const fits = (value: unknown, depth = 0): boolean => {
    if (typeof value === 'string') return isShort(value);
    if (typeof value !== 'object' || value === null) return true;
    const entries = Object.entries(value);
    if (depth > MAX_DEPTH || entries.length > MAX_ENTRIES) return false;
    return entries.every(([name, entry]) => isShort(name) && fits(entry, depth + 1));
  };
  return keysOf(recipe).every((name) => name === 'picture' || name === 'assets' || fits(recipe[name]));
}
