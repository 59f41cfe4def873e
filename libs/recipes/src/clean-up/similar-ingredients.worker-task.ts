import { createHash } from 'node:crypto';
import { plainName } from '#ingredients/plain-name';
import { findSimilarPictures } from './similar-pictures.ts';

export interface ComparedIngredients {
  id: string;
  /** Names of foods, or whole lines that were not understood. */
  ingredients: string[];
  /** Fingerprint of the picture, see `similar-pictures.ts`. */
  picture?: string | null;
}

/** Pairs of ids. */
export interface SimilarPairs {
  ingredients: [string, string][];
  pictures: [string, string][];
}

/** Recipes with fewer ingredients are not compared: too many of them are alike. */
const MIN_INGREDIENTS = 4;
/** Minimum Jaccard similarity of the ingredients. */
const MIN_SIMILARITY = 0.8;
/** Two recipes that share 80 % of their ingredients have a common band with a probability of 99.8 %, see `bandsOf`. */
const BANDS = 6;
const HASHES_PER_BAND = 2;
/** Larger buckets are ignored. */
const MAX_BUCKET = 100;

/** Finds pairs of recipes with nearly the same ingredients or with the same picture. Runs in a process of its own. */
export function task(recipes: ComparedIngredients[]): SimilarPairs {
  return { ingredients: findSimilarIngredients(recipes), pictures: findSimilarPictures(recipes) };
}

/**
 * Compares only recipes in the same MinHash bucket (Broder, "On the resemblance and containment of documents", 1997), so that the time
 * grows linearly with the number of recipes.
 */
function findSimilarIngredients(recipes: ComparedIngredients[]): [string, string][] {
  const known = recipes
    .map(({ id, ingredients }) => ({ id, foods: new Set(ingredients.map(foodKey).filter(Boolean)) }))
    .filter(({ foods }) => foods.size >= MIN_INGREDIENTS);
  const pairs = new Map<string, [string, string]>();
  for (const bucket of bucketsOf(known))
    for (const [at, one] of bucket.entries())
      for (const other of bucket.slice(at + 1))
        if (isSimilar(one.foods, other.foods)) pairs.set(`${one.id} ${other.id}`, [one.id, other.id]);
  return [...pairs.values()];
}

const foodKey = (name: string): string => (plainName(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

interface RecipeFoods {
  id: string;
  foods: Set<string>;
}

function bucketsOf(recipes: RecipeFoods[]): RecipeFoods[][] {
  const bands = recipes.flatMap((recipe) => bandsOf(recipe.foods).map((band) => ({ band, recipe })));
  const buckets = [...Map.groupBy(bands, ({ band }) => band).values()].map((same) => same.map(({ recipe }) => recipe));
  return buckets.filter(({ length }) => length > 1 && length <= MAX_BUCKET);
}

/** Returns bands of two minimum hashes each: two sets share a band with the probability of their similarity, squared. */
function bandsOf(foods: Set<string>): string[] {
  const hashes = [...foods].map((food) => createHash('sha256').update(food).digest());
  return Array.from({ length: BANDS }, (_, band) => {
    const least = Array.from({ length: HASHES_PER_BAND }, (__, at) => {
      const from = (band * HASHES_PER_BAND + at) * 2;
      // each pair of bytes of a hash serves as a hash function of its own; the bytes behind it break ties
      return hashes.map((hash) => hash.toString('hex', from, from + 6)).toSorted()[0]!;
    });
    return `${band} ${least.join(' ')}`;
  });
}

function isSimilar(one: Set<string>, other: Set<string>): boolean {
  const both = [...one].filter((food) => other.has(food)).length;
  return both / (one.size + other.size - both) >= MIN_SIMILARITY;
}
