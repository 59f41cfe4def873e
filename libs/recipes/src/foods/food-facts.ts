import type { Context } from '#persistence';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { contentsOfLines, type OwnLine } from './recipe-contents.ts';
import type { RecipeLink } from './recipe-line-food.entity.ts';

/** Marks of substances, foods of the tables and foods of the group in the columns of facts. */
export const foodMark = (food: string): string => `food:${food}`;
export const ownFoodMark = (id: string): string => `own:${id}`;

export interface LinkedRecipe {
  id: string;
  language: string | null;
  lines: RecipeIngredient[];
  links: RecipeLink[];
}

/**
 * Stores what the own lines of locked recipes contain, may contain and do not tell, so that lists can filter by it. What linked recipes
 * contain is looked up when it is asked for, since they change on their own.
 */
export async function storeFoodFacts({ manager, locale }: Context, recipes: LinkedRecipe[]): Promise<void> {
  const facts: ({ id: string } & FoodFacts)[] = [];
  for (const { id, lines, links, language } of recipes)
    facts.push({ id, ...factsOf(await contentsOfLines(lines, links, { language, locale })) });
  await manager.query(
    `UPDATE recipes r SET food_contains = f.contains, food_may_contain = f."mayContain", food_parts = f.parts,
       is_food_known = f."isKnown"
     FROM jsonb_to_recordset($1) AS f (id uuid, contains text[], "mayContain" text[], parts uuid[], "isKnown" boolean)
     WHERE r.id = f.id`,
    [JSON.stringify(facts)],
  );
}

interface FoodFacts {
  contains: string[];
  mayContain: string[];
  /** Ids of linked recipes. */
  parts: string[];
  isKnown: boolean;
}

function factsOf(lines: OwnLine[]): FoodFacts {
  const marks = (marksOf: (line: OwnLine['own']) => string[]) => [...new Set(lines.flatMap(({ own }) => marksOf(own)))];
  return {
    contains: marks(({ contains, foods, ownFoods }) => [
      ...contains,
      ...[...foods].map(foodMark),
      ...[...ownFoods].map(ownFoodMark),
    ]),
    mayContain: marks(({ mayContain, possibleFoods }) => [...mayContain, ...[...possibleFoods].map(foodMark)]),
    parts: [...new Set(lines.flatMap(({ referencedRecipeId }) => referencedRecipeId ?? []))],
    isKnown: lines.length > 0 && lines.every(({ own, referencedRecipeId }) => referencedRecipeId || !own.doubt),
  };
}
