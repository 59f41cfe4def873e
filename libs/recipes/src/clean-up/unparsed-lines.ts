import { zip } from '#contract/objects';
import type { IngredientParserService } from '#parsing';
import type { Context } from '#persistence';
import { applyParsedLine } from '../imports/recipe-from-page.ts';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { recipesWithLines } from './recipes-with-lines.ts';

export type ParsedParts = ReturnType<typeof applyParsedLine>;

export interface RecipeWithUnparsed {
  recipe: Recipe;
  unparsed: RecipeIngredient[];
}

interface UnparsedFilter {
  /** Searches only these recipes. */
  ids?: string[];
  /** Maximum number of lines. */
  maxLines?: number;
}

/** Finds lines without amount, unit, food and sub-recipe, in recipes with amounts, ordered by the name of the recipe. */
export async function findUnparsedLines(
  context: Context,
  { ids, maxLines }: UnparsedFilter,
): Promise<RecipeWithUnparsed[]> {
  const select = recipesWithLines(
    context,
    `l.food_id IS NULL AND l.unit_id IS NULL AND l.quantity IS NULL AND l.referenced_recipe_id IS NULL AND trim(l.note) <> ''`,
    { ids },
  ).andWhere(`NOT coalesce((r.settings->>'disableAmount')::boolean, false)`);
  // without `take`, the limit counts lines
  const recipes = await (maxLines ? select.limit(maxLines) : select).getMany();
  return recipes.map((recipe) => ({ recipe, unparsed: recipe.recipeIngredient }));
}

/** Parses lines again, in the language that fits all of them. Returns those with a food by their ids. */
export async function reparse(
  context: Context,
  parser: IngredientParserService,
  lines: RecipeIngredient[],
): Promise<Map<string, ParsedParts>> {
  const parsed = await parser.parseAll(
    context,
    lines.map(({ note }) => note),
  );
  const readings = zip(lines, parsed).map(([{ referenceId, note, originalText }, reading]) => {
    const line = { note, originalText: originalText ?? note, quantity: null };
    return [referenceId, applyParsedLine(line, reading)] as const;
  });
  return new Map(readings.filter(([, { food }]) => food));
}
