import { isApplied } from '#food';
import { Injectable } from '@nestjs/common';
import { defineJob } from '#jobs';
import { foodBase, foodLanguages, foodNames } from '#organizers';
import type { Context } from '#persistence';
import { NotFound, ValidationFailed } from '#platform';
import { findRecipe, loadWithoutHtml, lockRecipe } from '../recipes/recipe-loader.ts';
import { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { assertMayEdit } from '../recipes/recipe-settings.ts';
import { linkLines, readLines } from './link-lines.ts';
import { allergensOf } from './recipe-allergens.ts';
import { contentsOfRecipes } from './recipe-contents.ts';
import { RecipeLineFood } from './recipe-line-food.entity.ts';
import { nutritionOf } from './recipe-nutrition.ts';

/** Links the lines of recipes that were stored before there were links, or with other food tables. */
export const linkOlderRecipes = defineJob<object>('recipes.link-foods', { schedule: '*/10 * * * *' });

const BATCH_SIZE = 50;

/** Foods of the food tables that the lines of recipes name. */
@Injectable()
export class RecipeFoodsService {
  /** Lists the foods of a recipe's lines, with their names in the caller's language. */
  async list(context: Context, slug: string) {
    const { recipe, linksOf } = await loadWithLinks(context, slug);
    const { languages } = foodLanguages(context.locale);
    return recipe.recipeIngredient.flatMap((line) =>
      linksOf(line).map(({ food, kinds, state, confidence }) => ({
        referenceId: line.referenceId,
        ...foodNames.describe(food, languages),
        kinds,
        aisle: foodBase.propertiesOf(food).aisle,
        state,
        confidence,
        applied: isApplied({ state, confidence }),
      })),
    );
  }

  /** Estimates what a serving holds from the foods of the lines. The author’s own figures are not touched. */
  async nutrition(context: Context, slug: string) {
    const { recipe, linksOf } = await loadWithLinks(context, slug);
    const foodsOf = (line: RecipeIngredient) => {
      const links = linksOf(line);
      const applied = links.filter(isApplied);
      return { applied, hasDoubtful: links.some((link) => link.state === 'guess' && !isApplied(link)) };
    };
    return nutritionOf(recipe, foodsOf, context.locale);
  }

  /** Lists what the foods of the lines contain and may contain, and the lines of which that is not known. */
  async allergens(context: Context, slug: string) {
    const { id } = await findRecipe(context, slug);
    return allergensOf((await contentsOfRecipes(context, [id])).get(id) ?? []);
  }

  /** Finds foods of the tables by their names in the caller’s language or in English. */
  findKnown({ locale }: Context, { search, limit }: { search: string; limit: number }) {
    return foodNames.search(search, foodLanguages(locale).languages, limit);
  }

  /** Confirms the foods of a line; all other guesses are refused. Throws 422 for a food that the tables lack. */
  async decide(context: Context, slug: string, { referenceId, foods }: { referenceId: string; foods: string[] }) {
    const unknown = foods.findIndex((food) => !foodBase.has(food));
    if (unknown >= 0) throw new ValidationFailed({ [`foods.${unknown}`]: ['errors.unknownReference'] });
    return context.transaction(async (tx) => {
      const recipe = await lockRecipe(tx, slug);
      assertMayEdit(tx, recipe);
      const lines = await readLines(tx, [recipe.id]);
      const decided = lines.find(({ line }) => line.referenceId === referenceId && line.food);
      if (!decided) throw new NotFound();
      const of = { recipeId: recipe.id, referenceId };
      await tx.manager.update(RecipeLineFood, of, { state: 'refused' });
      const confirmed = [...new Set(foods)].map((food) => ({
        ...of,
        food,
        kinds: foodBase.kindsOf(food),
        state: 'confirmed' as const,
        confidence: 1,
        words: decided.words,
      }));
      if (confirmed.length) await tx.manager.upsert(RecipeLineFood, confirmed, ['recipeId', 'referenceId', 'food']);
      await linkLines(tx, [recipe.id]);
      tx.record({ type: 'recipe.foods', data: { id: recipe.id } });
      return this.list(tx, recipe.id);
    });
  }

  /**
   * The food of the tables that foods of the group stand for without any doubt: all lines with the food name this one, and one of
   * them by its exact name or by a member's decision. Foods without such lines are missing.
   */
  async certainFoods({ manager }: Context, foodIds: string[]): Promise<Map<string, string>> {
    if (!foodIds.length) return new Map();
    const rows = await manager
      .createQueryBuilder(RecipeIngredient, 'i')
      .innerJoin(RecipeLineFood, 'l', 'l.recipe_id = i.recipe_id AND l.reference_id = i.reference_id')
      .where(`i.food_id = ANY(:foodIds) AND l.state <> 'refused'`, { foodIds })
      .groupBy('i.food_id')
      .having(`count(DISTINCT l.food) = 1 AND bool_or(l.state = 'confirmed' OR l.confidence = 1)`)
      .select('i.food_id', 'id')
      .addSelect('min(l.food)', 'food')
      .getRawMany<{ id: string; food: string }>();
    return new Map(rows.map(({ id, food }) => [id, food]));
  }

  /** Links recipes in batches until none is left or the signal is aborted. */
  async linkOlder(context: Context, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const count = await context.transaction(async (tx) => {
        const rows = await tx.manager.query<{ id: string }[]>(
          `SELECT id FROM recipes WHERE food_tables IS DISTINCT FROM $1 ORDER BY id LIMIT ${BATCH_SIZE} FOR NO KEY UPDATE`,
          [foodBase.version],
        );
        await linkLines(
          tx,
          rows.map(({ id }) => id),
        );
        return rows.length;
      });
      if (!count) return;
    }
  }
}

/** Loads a recipe, and the links of each of its lines, refused ones included. */
async function loadWithLinks(context: Context, slug: string) {
  const recipe = await loadWithoutHtml(context, slug);
  const rows = await context.manager.find(RecipeLineFood, { where: { recipeId: recipe.id } });
  const byLine = Map.groupBy(rows, ({ referenceId }) => referenceId);
  return { recipe, linksOf: ({ referenceId }: RecipeIngredient) => byLine.get(referenceId) ?? [] };
}
