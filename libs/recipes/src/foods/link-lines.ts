import { detectLanguage } from '#ingredients/parser';
import { foodBase, foodLanguages, foodLinker } from '#organizers';
import type { Context } from '#persistence';
import { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { storeFoodFacts } from './food-facts.ts';
import type { RecipeLineFood } from './recipe-line-food.entity.ts';

type Decision = Pick<RecipeLineFood, 'food' | 'state' | 'confidence' | 'words'>;

export interface LineText {
  recipeId: string;
  referenceId: string;
  /** The food in the author's words. */
  words: string;
  note: string;
  language: string | null;
  /** Foods that a member confirmed or refused. */
  decided: Decision[];
}

/**
 * Links the lines of locked recipes to the foods that they name, refreshes the search and stores what they contain. What a member decided stays while the line's
 * words do, or as long as they still name the food.
 */
export async function linkLines(context: Context, recipeIds: string[]): Promise<void> {
  const lines = await lineTexts(context, recipeIds);
  const links = [...Map.groupBy(lines, ({ recipeId }) => recipeId).values()].flatMap((ofRecipe) =>
    linksOf(context, ofRecipe),
  );
  await context.manager.query('SELECT link_recipe_foods($1, $2, $3)', [
    recipeIds,
    JSON.stringify(links),
    foodBase.version,
  ]);
  await storeFoodFacts(context, recipeIds);
}

/** Leaves the links of recipes whose foods have changed to the job that links older recipes: there may be thousands. */
export async function linkLater({ manager }: Context, recipeIds: string[]): Promise<void> {
  if (recipeIds.length) await manager.query('UPDATE recipes SET food_tables = NULL WHERE id = ANY($1)', [recipeIds]);
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
    .addSelect(DECIDED, 'decided')
    .getRawMany<LineText>();
}

const DECIDED = `(SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM recipe_line_foods l
  WHERE l.recipe_id = i.recipe_id AND l.reference_id = i.reference_id AND l.state <> 'guess')`;

/** The links of one recipe's lines as rows of the table. */
function linksOf({ locale }: Context, lines: LineText[]) {
  const spoken = lines[0]?.language ?? detectLanguage(lines.map(({ words }) => words).join('\n')) ?? null;
  const options = foodLanguages(spoken, locale);
  const rows = lines.flatMap(({ recipeId, referenceId, words, note, decided }) => {
    const links = foodLinker.link(words, { ...options, note });
    const stays = decided.filter((row) => row.words === words || links.some(({ food }) => food === row.food));
    const guesses = links.filter(({ food }) => !stays.some((row) => row.food === food));
    const found = [...stays, ...guesses.map((guess) => ({ ...guess, state: 'guess' }))];
    return found.map(({ food, state, confidence }) => ({
      ...{ recipe_id: recipeId, reference_id: referenceId },
      ...{ food, kinds: foodBase.kindsOf(food), state, confidence, words },
    }));
  });
  return [...new Map(rows.map((row) => [`${row.reference_id} ${row.food}`, row])).values()];
}
