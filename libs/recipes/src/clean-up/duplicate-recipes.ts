import { plainName } from '#ingredients';
import { DuplicateSets } from '#organizers';
import { canonicalAddress } from './canonical-address.ts';
import type { SimilarPairs } from './similar-ingredients.worker-task.ts';

/** Reasons why two recipes may be the same, the most reliable first. */
const REASONS = ['address', 'name', 'ingredients', 'picture'] as const;
type Reason = (typeof REASONS)[number];

export interface ComparedRecipe {
  id: string;
  name: string;
  url: string | null;
}

/**
 * Finds recipes with the same address, the same name (including numbered copies), nearly the same ingredients, or the same picture.
 *
 * @param alike pairs of ids with nearly the same ingredients or the same picture, see `similar-ingredients.task`
 * @param apart sets of ids that are known to be different
 */
export function findDuplicateRecipes(
  recipes: ComparedRecipe[],
  alike: SimilarPairs,
  apart: string[][] = [],
): { reason: Reason; ids: string[] }[] {
  const sets = new DuplicateSets<Reason>(REASONS, apart);
  const join = (reason: Reason, keyOf: (recipe: ComparedRecipe) => string | null) => {
    for (const [key, same] of Map.groupBy(recipes, keyOf))
      if (key)
        sets.join(
          same.map(({ id }) => id),
          reason,
        );
  };
  join('address', ({ url }) => pageAddress(url));
  join('name', ({ name }) => nameKey(name));
  for (const pair of alike.ingredients) sets.join(pair, 'ingredients');
  for (const pair of alike.pictures) sets.join(pair, 'picture');
  return sets.all();
}

/** Returns the canonical address of a page; null for the start page of a site. */
function pageAddress(url: string | null): string | null {
  const address = canonicalAddress(url ?? '');
  return address && /\/\w/.test(address) ? address : null;
}

/** Returns the normalized name without the number of a copy: "Pie (1)". */
const nameKey = (name: string): string =>
  (
    plainName(name)
      .replace(/\s*\(\d+\)\s*$/, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ');
