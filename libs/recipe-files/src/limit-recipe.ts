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
export function limitRecipe({ picture, assets, ...recipe }: ImportedRecipe): ImportedRecipe {
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
  return { ...(limit(recipe) as typeof recipe), picture, assets };
}
