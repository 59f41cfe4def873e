import { isDeepStrictEqual } from 'node:util';
import { detectLanguage } from '#ingredients/parser';
import { foodBase, foodLanguages, foodLinker } from '#organizers';
import { asValues, type Context } from '#persistence';
import { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { RecipeLineFood } from './recipe-line-food.entity.ts';

export interface LineText {
  recipeId: string;
  referenceId: string;
  /** The food in the author's words. */
  words: string;
  note: string;
  language: string | null;
}
type Row = Omit<RecipeLineFood, 'recipe'>;

/**
 * Links the lines of recipes to the foods that they name. What a member decided stays while the line's words do, or as long as they
 * still name the food.
 */
export async function linkLines(context: Context, recipeIds: string[]): Promise<void> {
  const { manager } = context;
  // two transactions that link the same lines would insert the same rows
  await manager.query('SELECT FROM recipes WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [recipeIds]);
  const lines = await lineTexts(context, recipeIds);
  const storedRows = await manager
    .createQueryBuilder(RecipeLineFood, 'l')
    .where('l.recipe_id = ANY(:recipeIds)', { recipeIds })
    .getMany();
  const stored = Map.groupBy(storedRows, ({ recipeId }) => recipeId);
  for (const [recipeId, ofRecipe] of Map.groupBy(lines, (line) => line.recipeId)) {
    const before = stored.get(recipeId) ?? [];
    stored.delete(recipeId);
    await replaceRows(context, before, linksOf(context, ofRecipe, before));
  }
  for (const before of stored.values()) await replaceRows(context, before, []);
  await manager.query('UPDATE recipes SET food_tables = $2 WHERE id = ANY($1) AND food_tables IS DISTINCT FROM $2', [
    recipeIds,
    foodBase.version,
  ]);
}

/** Reads the lines that have a food, in their order. */
export async function lineTexts({ manager }: Context, recipeIds: string[]): Promise<LineText[]> {
  return manager
    .createQueryBuilder(RecipeIngredient, 'i')
    .innerJoin('i.recipe', 'r')
    .innerJoin('i.food', 'f')
    .where('i.recipe_id = ANY(:recipeIds)', { recipeIds })
    .orderBy('i.recipe_id')
    .addOrderBy('i.position')
    .select('i.recipe_id', 'recipeId')
    .addSelect('i.reference_id', 'referenceId')
    .addSelect(`coalesce(nullif(i.words->>'food', ''), f.name)`, 'words')
    .addSelect('i.note', 'note')
    .addSelect('r.language', 'language')
    .getRawMany<LineText>();
}

function linksOf({ locale }: Context, lines: LineText[], before: Row[]): Row[] {
  const spoken = lines[0]?.language ?? detectLanguage(lines.map(({ words }) => words).join('\n')) ?? null;
  const options = foodLanguages(spoken, locale);
  const decided = Map.groupBy(
    before.filter(({ state }) => state !== 'guess'),
    ({ referenceId }) => referenceId,
  );
  const rows = lines.flatMap(({ recipeId, referenceId, words, note }) => {
    const links = foodLinker.link(words, { ...options, note });
    const stays = (decided.get(referenceId) ?? []).filter(
      (row) => row.words === words || links.some(({ food }) => food === row.food),
    );
    const guesses = links.filter(({ food }) => !stays.some((row) => row.food === food));
    return [
      ...stays.map((row) => ({ ...row, words, kinds: foodBase.kindsOf(row.food) })),
      ...guesses.map(({ food, confidence }) => ({
        ...{ recipeId, referenceId, food, words, kinds: foodBase.kindsOf(food) },
        state: 'guess' as const,
        confidence: Math.fround(confidence),
      })),
    ];
  });
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

const keyOf = ({ referenceId, food }: Row) => `${referenceId} ${food}`;

/** Replaces the rows of one recipe by those that differ. */
async function replaceRows({ manager }: Context, before: Row[], after: Row[]): Promise<void> {
  const stored = new Map(before.map((row) => [keyOf(row), row]));
  const kept = new Set(after.filter((row) => isDeepStrictEqual({ ...stored.get(keyOf(row)) }, row)).map(keyOf));
  const removed = before.filter((row) => !kept.has(keyOf(row)));
  const added = after.filter((row) => !kept.has(keyOf(row)));
  if (removed.length)
    await manager.query(
      `DELETE FROM recipe_line_foods WHERE recipe_id = $1 AND (reference_id, food) IN (SELECT * FROM unnest($2::uuid[], $3::text[]))`,
      [removed[0]?.recipeId, removed.map(({ referenceId }) => referenceId), removed.map(({ food }) => food)],
    );
  if (added.length) await manager.insert(RecipeLineFood, added.map(asValues<RecipeLineFood>));
}
