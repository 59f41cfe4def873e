import { isDeepStrictEqual } from 'node:util';
import type { Context } from '#persistence';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { ImportReview } from './import-review.types.ts';

type Line = Recipe['recipeIngredient'][number];

/** Recipe values by the field of the page that they came from. Fields without an entry are not reviewed. */
const FIELDS = new Map<string, (recipe: Recipe) => unknown>(
  Object.entries({
    name: ({ name }) => name,
    description: ({ description }) => description,
    images: ({ image }) => image,
    recipeYield: ({ recipeYield }) => recipeYield,
    servings: ({ recipeYield, recipeServings }) => [recipeYield, recipeServings],
    prepTime: ({ prepTime }) => prepTime,
    cookTime: ({ performTime }) => performTime,
    performTime: ({ performTime }) => performTime,
    totalTime: ({ totalTime }) => totalTime,
    // the texts are missing here, because after one line is corrected, others may still be wrong
    ingredients: ({ recipeIngredient }) => recipeIngredient.map(({ referenceId, title }) => [referenceId, title]),
    instructions: ({ recipeInstructions }) => recipeInstructions.map(({ title, text }) => [title, text]),
    keywords: ({ tags }) => tags.map(({ id }) => id),
    categories: ({ recipeCategory }) => recipeCategory.map(({ id }) => id),
    tools: ({ tools }) => tools.map(({ id }) => id),
    nutrition: ({ nutrition }) => nutrition,
  }),
);
const partsOf = ({ quantity, quantityMax, unit, food, note, words }: Line) => [
  words,
  quantity,
  quantityMax,
  unit?.id,
  food?.id,
  note,
];

/** Removes fields and lines from the review that the change modified, since modified values count as checked. */
export function remainingReview(
  { fields, lines, unplaced }: ImportReview,
  before: Recipe,
  after: Recipe,
): ImportReview {
  const linesBefore = new Map(before.recipeIngredient.map((line) => [line.referenceId, partsOf(line)]));
  const linesAfter = new Map(after.recipeIngredient.map((line) => [line.referenceId, partsOf(line)]));
  return {
    ...(unplaced && { unplaced }),
    fields: fields.filter(({ field }) => isDeepStrictEqual(FIELDS.get(field)?.(before), FIELDS.get(field)?.(after))),
    lines: lines.filter(
      ({ referenceId: id }) => linesAfter.has(id) && isDeepStrictEqual(linesBefore.get(id), linesAfter.get(id)),
    ),
  };
}

/** Uses SQL instead of the entity, because a review must not raise the version of the recipe. */
export async function storeReview({ manager }: Context, recipeId: string, review: ImportReview | null): Promise<void> {
  await manager.query('UPDATE recipes SET review = $2 WHERE id = $1', [recipeId, review]);
}

/** Removes the picture from the review. */
export async function markPictureReviewed({ manager }: Context, recipeId: string): Promise<void> {
  await manager.query(
    `UPDATE recipes SET review = jsonb_set(review, '{fields}', jsonb_path_query_array(review, '$.fields[*] ? (@.field != "images")'))
     WHERE id = $1 AND review IS NOT NULL`,
    [recipeId],
  );
}
