import { estimateNutrition, type Nutrients, type NutritionEstimate, type NutritionLine } from '#food';
import { standardOf } from '#ingredients';
import { detectLanguage, parseIngredient } from '#ingredients/parser';
import { foodBase, foodLanguages, foodNames } from '#organizers';
import { servingsIn } from '#recipe-reader';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeLineFood } from './recipe-line-food.entity.ts';

type MissingReason = NutritionEstimate['missing'][number]['reason'] | 'doubtful' | 'recipe';

interface LineFoods {
  /** Foods that estimates may use. */
  applied: RecipeLineFood[];
  hasDoubtful: boolean;
}

/** Estimates what a recipe and a serving of it hold, with what counts, what does not and why. */
export function nutritionOf(recipe: Recipe, foodsOf: (line: RecipeIngredient) => LineFoods, locale: string) {
  const lines = recipe.recipeIngredient;
  const language = recipe.language ?? detectLanguage(lines.map(({ display }) => display).join('\n')) ?? locale;
  const estimate = estimateNutrition(
    foodBase,
    lines.map((line) => nutritionLine(line, foodsOf(line), language)),
  );
  const { total, counted, missing, coverage } = estimate;
  const servings = recipe.recipeServings || servingsIn(recipe.recipeYield ?? '') || null;
  const grams = counted.reduce((sum, each) => sum + each.grams, 0);
  const { languages } = foodLanguages(locale);
  const lineOf = (index: number) => {
    const { referenceId, display } = lines[index]!;
    return { referenceId, display };
  };
  return {
    servings,
    coverage: rounded(coverage, 3),
    grams: rounded(grams, 0),
    total: valuesOf(total, 1),
    perServing: servings ? valuesOf(total, 1 / servings) : null,
    per100g: grams ? valuesOf(total, 100 / grams) : null,
    counted: counted.map(({ line, food, nutrients, nutrientsSource, grams: weight, source }) => ({
      ...lineOf(line),
      food: foodNames.nameOf(food, languages),
      grams: rounded(weight, 1),
      weightSource: source,
      nutrientsSource,
      calories: rounded(nutrients.kcal ?? 0, 1),
    })),
    missing: missing.map(({ line, reason }) => ({ ...lineOf(line), reason: reasonOf(lines[line]!, foodsOf, reason) })),
  };
}

function reasonOf(
  line: RecipeIngredient,
  foodsOf: (line: RecipeIngredient) => LineFoods,
  reason: MissingReason,
): MissingReason {
  if (line.referencedRecipeId) return 'recipe';
  return reason === 'food' && foodsOf(line).hasDoubtful ? 'doubtful' : reason;
}

/** A line that names several foods counts as the first one, and a range as its middle. */
function nutritionLine(line: RecipeIngredient, { applied }: LineFoods, language: string): NutritionLine {
  const food = applied[0]?.food ?? null;
  if (line.referencedRecipeId) return { food: null, amount: null };
  const { display, unit, quantity, quantityMax } = line;
  const read = parseIngredient(display, { language });
  const ends = [quantity ?? read.quantity, quantityMax].filter((end) => end !== null);
  const unitId = read.unit?.id ?? (unit && standardOf(unit));
  if (!ends.length && !unitId) return { food, amount: null };
  const further = read.amounts.flatMap((each) =>
    each.quantity === null ? [] : [{ quantity: each.quantity, unit: each.unit?.id ?? null }],
  );
  const middle = ends.length ? ends.reduce((sum, end) => sum + end, 0) / ends.length : 1;
  // a unit that nobody knows is no piece
  const known = unitId ?? (unit ? unit.name : null);
  return { food, amount: { quantity: middle, unit: known, further, words: display } };
}

/** The values in the units of a recipe's own figures: kcal, grams, milligrams of sodium. */
function valuesOf(nutrients: Nutrients, factor: number) {
  const value = (amount: number | undefined, digits: number) =>
    amount === undefined ? null : rounded(amount * factor, digits);
  return {
    calories: value(nutrients.kcal, 0),
    fatContent: value(nutrients.fat, 1),
    saturatedFatContent: value(nutrients.saturated, 1),
    carbohydrateContent: value(nutrients.carbohydrate, 1),
    sugarContent: value(nutrients.sugar, 1),
    fiberContent: value(nutrients.fibre, 1),
    proteinContent: value(nutrients.protein, 1),
    sodiumContent: value(nutrients.sodium, 0),
  };
}

function rounded(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
