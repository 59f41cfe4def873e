import { zip } from '#contract/objects';
import { detectLanguage } from '#ingredients/parser';
import { foodBase, foodLanguages, foodLinker } from '#organizers';
import type { Context } from '#persistence';
import { mapInSlices } from '#platform';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { readInParts, selectLines } from '../recipes/recipe-loader.ts';
import { type LinkedRecipe, storeFoodFacts } from './food-facts.ts';
import type { RecipeLink } from './recipe-line-food.entity.ts';

type Decision = Pick<RecipeLink, 'food' | 'state' | 'confidence' | 'words'>;

interface DecidedLine {
  line: RecipeIngredient;
  /** The food in the author's words; empty without a food. */
  words: string;
  /** Foods that a member confirmed or refused. */
  decided: Decision[];
}

/**
 * Links the lines of locked recipes to the foods that they name, refreshes the search and stores what they contain. What a member decided stays while the line's
 * words do, or as long as they still name the food.
 */
export async function linkLines(context: Context, recipeIds: string[]): Promise<void> {
  if (!recipeIds.length) return;
  const byRecipe = Map.groupBy(await readLines(context, recipeIds), ({ line }) => line.recipeId);
  const recipes: LinkedRecipe[] = [];
  for (const id of recipeIds) recipes.push(await linkRecipe(context, id, byRecipe.get(id) ?? []));
  await context.manager.query('SELECT link_recipe_foods($1, $2, $3)', [
    recipeIds,
    JSON.stringify(recipes.flatMap(({ links }) => links.map(asRow))),
    foodBase.version,
  ]);
  await storeFoodFacts(context, recipes);
}

/** Leaves the links of recipes whose foods have changed to the job that links older recipes: there may be thousands. */
export async function linkLater({ manager }: Context, recipeIds: string[]): Promise<void> {
  if (recipeIds.length) await manager.query('UPDATE recipes SET food_tables = NULL WHERE id = ANY($1)', [recipeIds]);
}

/** Reads the lines of recipes with what members decided about their foods. */
export async function readLines(context: Context, recipeIds: string[]): Promise<DecidedLine[]> {
  const parts = readInParts<{ decided: Decision[] }>((after) =>
    selectLines(context, recipeIds, after)
      .innerJoin('i.recipe', 'r')
      .addSelect(['r.id', 'r.language', 'r.settings'])
      .addSelect(DECIDED, 'decided'),
  );
  const lines: DecidedLine[] = [];
  for await (const { entities, raw } of parts)
    for (const [line, { decided }] of zip(entities, raw)) {
      line.disableAmount = line.recipe.settings.disableAmount;
      lines.push({ line, words: line.words?.food || line.food?.name || '', decided });
    }
  return lines;
}

const DECIDED = `(SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM recipe_line_foods l
  WHERE l.recipe_id = i.recipe_id AND l.reference_id = i.reference_id AND l.state <> 'guess')`;

async function linkRecipe({ locale }: Context, id: string, decidedLines: DecidedLine[]): Promise<LinkedRecipe> {
  const lines = decidedLines.map(({ line }) => line);
  const named = decidedLines.filter(({ line }) => line.food);
  const language = lines[0]?.recipe.language ?? null;
  const spoken = language ?? detectLanguage(named.map(({ words }) => words).join('\n')) ?? null;
  const options = foodLanguages(spoken, locale);
  const links = await mapInSlices(named, ({ line: { referenceId, note }, words, decided }) => {
    const found = foodLinker.link(words, { ...options, note });
    const stays = decided.filter((row) => row.words === words || found.some(({ food }) => food === row.food));
    const guesses = found.filter(({ food }) => !stays.some((row) => row.food === food));
    return [...stays, ...guesses.map((guess) => ({ ...guess, state: 'guess' as const }))].map(
      ({ food, state, confidence }): RecipeLink => ({
        ...{ recipeId: id, referenceId },
        ...{ food, kinds: foodBase.kindsOf(food), state, confidence, words },
      }),
    );
  });
  const byFood = new Map(links.flat().map((link) => [`${link.referenceId} ${link.food}`, link]));
  return { id, language, lines, links: [...byFood.values()] };
}

/** A link by the names of the table's columns. */
const asRow = ({ recipeId, referenceId, ...link }: RecipeLink) => ({
  recipe_id: recipeId,
  reference_id: referenceId,
  ...link,
});
