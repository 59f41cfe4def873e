import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { reworded, roundQuantity } from '#ingredients';
import { CategoriesService, FoodsService, TagsService, ToolsService, UnitsService } from '#organizers';
import { correctedLines, saveCorrections, type StoredLine } from '#parsing';
import type { Context } from '#persistence';
import { ValidationFailed } from '#platform';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipe-instruction.entity.ts';
import { refreshSearch } from './refresh-search.ts';
import { Recipe } from './recipe.entity.ts';

export type RecipeChanges = RequestSchema<'RecipeChanges'>;
type Line = NonNullable<RecipeChanges['recipeIngredient']>[number];
type Step = NonNullable<RecipeChanges['recipeInstructions']>[number];
type Range = Pick<RecipeIngredient, 'quantity' | 'quantityMax'>;
type WrittenLine = StoredLine & Pick<RecipeIngredient, 'words' | 'referencedRecipeId'>;

/** Writes ingredients and steps of a recipe. A given list replaces the stored one. */
@Injectable()
export class RecipeWriter {
  constructor(
    private readonly categories: CategoriesService,
    private readonly tags: TagsService,
    private readonly tools: ToolsService,
    private readonly foods: FoodsService,
    private readonly units: UnitsService,
  ) {}

  /** Resolves organizers of a request to rows; creates those that are given by a new name. */
  async resolveOrganizers(context: Context, { recipeCategory, tags, tools }: RecipeChanges): Promise<Partial<Recipe>> {
    return {
      ...(recipeCategory && {
        recipeCategory: await this.categories.resolve(context, recipeCategory, 'recipeCategory'),
      }),
      ...(tags && { tags: await this.tags.resolve(context, tags, 'tags') }),
      ...(tools && { tools: await this.tools.resolve(context, tools, 'tools') }),
    };
  }

  /** Writes ingredients and steps of a new recipe. */
  async writeNew(context: Context, recipe: Recipe, changes: RecipeChanges): Promise<void> {
    if (changes.recipeIngredient) {
      const rows = await this.ingredientRows(context, { recipe, lines: changes.recipeIngredient });
      await insertLines(context, recipe, rows);
    }
    await this.writeRest(context, recipe, changes);
  }

  /** Replaces ingredients and steps. Stores corrections of imported lines for the parser. */
  async write(context: Context, recipe: Recipe, changes: RecipeChanges): Promise<void> {
    if (changes.recipeIngredient) {
      const stored = await deleteIngredients(context, recipe);
      const rows = await this.ingredientRows(context, { recipe, lines: changes.recipeIngredient, stored });
      await insertLines(context, recipe, rows);
      if (!recipe.settings.disableAmount) await saveCorrections(context, correctedLines(stored, rows));
    }
    await this.writeRest(context, recipe, changes);
  }

  private async writeRest(context: Context, recipe: Recipe, changes: RecipeChanges): Promise<void> {
    if (changes.recipeInstructions) await writeInstructions(context, recipe, changes.recipeInstructions);
    await refreshSearch(context, [recipe.id]);
  }

  private async ingredientRows(
    context: Context,
    { recipe, lines, stored = [] }: { recipe: Recipe; lines: Line[]; stored?: WrittenLine[] },
  ) {
    const fieldOf = (part: string) => (index: number) => `recipeIngredient.${index}.${part}`;
    const foods = await this.foods.resolve(
      context,
      lines.map((line) => line.food),
      fieldOf('food'),
    );
    const units = await this.units.resolve(
      context,
      lines.map((line) => line.unit),
      fieldOf('unit'),
    );
    await assertRecipesExist(context, lines);
    const before = new Map(stored.map((line) => [line.referenceId, line]));
    return lines.map((line, position) => {
      const was = before.get(line.referenceId ?? '');
      const row = {
        recipeId: recipe.id,
        position,
        referenceId: line.referenceId ?? randomUUID(),
        title: line.title ?? '',
        note: line.note ?? '',
        quantity: rounded(line.quantity),
        quantityMax: quantityMaxOf(line, position, was),
        originalText: line.originalText ?? null,
        foodId: foods[position]?.id ?? null,
        unitId: units[position]?.id ?? null,
      };
      const referencedRecipeId = referencedRecipeIdOf(line, was);
      const food = was?.foodId === row.foodId ? null : (foods[position]?.name ?? '');
      return { ...row, referencedRecipeId, words: updatedWords(line.words, { row, was, food }) };
    });
  }
}

/** Keeps the sub-recipe if the client omits the field, as clients without sub-recipes do. */
const referencedRecipeIdOf = ({ referencedRecipe }: Line, was: WrittenLine | undefined): string | null =>
  referencedRecipe === undefined ? (was?.referencedRecipeId ?? null) : (referencedRecipe?.id ?? null);

async function assertRecipesExist(context: Context, lines: Line[]): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ referencedRecipe }) => referencedRecipe?.id ?? []))];
  if (!ids.length) return;
  const rows = await context
    .repository(Recipe)
    .select('r')
    .select('r.id')
    .andWhere('r.id = ANY(:ids)', { ids })
    .getMany();
  const known = new Set(rows.map(({ id }) => id));
  const at = lines.findIndex(({ referencedRecipe }) => referencedRecipe && !known.has(referencedRecipe.id));
  if (at >= 0) throw new ValidationFailed({ [`recipeIngredient.${at}.referencedRecipe`]: ['errors.unknownReference'] });
}

/** Throws 422 if the recipe would become a part of itself. */
async function insertLines(
  { manager, groupId }: Context,
  { id }: Recipe,
  rows: Partial<RecipeIngredient>[],
): Promise<void> {
  if (!rows.length) return;
  const isMade = rows.some(({ referencedRecipeId }) => referencedRecipeId);
  // without the lock, two transactions could each write one half of a cycle
  if (isMade) await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`sub-recipes ${groupId}`]);
  await manager.insert(RecipeIngredient, rows);
  if (!isMade) return;
  for (const [position, { referencedRecipeId }] of rows.entries()) {
    if (!referencedRecipeId) continue;
    if (await isContainedIn(manager, id, referencedRecipeId))
      throw new ValidationFailed({ [`recipeIngredient.${position}.referencedRecipe`]: ['recipes.partOfItself'] });
  }
}

/** True if the recipe `id` is `whole` or one of its direct or indirect sub-recipes. */
export async function isContainedIn(manager: Context['manager'], id: string, whole: string): Promise<boolean> {
  const [{ isCircle }] = await manager.query<[{ isCircle: boolean }]>(IS_CONTAINED, [whole, id]);
  return isCircle;
}

const IS_CONTAINED = `WITH RECURSIVE below AS (
    SELECT $1::uuid AS id
    UNION SELECT i.referenced_recipe_id FROM below JOIN recipe_ingredients i ON i.recipe_id = below.id
      WHERE i.referenced_recipe_id IS NOT NULL)
  SELECT EXISTS (SELECT 1 FROM below WHERE id = $2) AS "isCircle"`;

async function writeInstructions({ manager }: Context, { id }: Recipe, steps: Step[]): Promise<void> {
  const sent = steps.map((step) => step.id).filter((one) => !!one);
  const used = sent.length ? await idsInOtherRecipes(manager, id, sent as string[]) : new Set<string>();
  const rows = steps.map((step, position) => {
    const keeps = step.id && !used.has(step.id);
    if (keeps) used.add(step.id!);
    return {
      id: keeps ? step.id! : randomUUID(),
      recipeId: id,
      position,
      title: step.title ?? '',
      text: step.text ?? '',
      ingredientReferences: (step.ingredientReferences ?? []).map(({ referenceId }) => ({
        referenceId: referenceId ?? null,
      })),
    };
  });
  await manager.delete(RecipeInstruction, { recipeId: id });
  if (rows.length) await manager.insert(RecipeInstruction, rows);
}

/** Deletes the lines and returns them. */
async function deleteIngredients({ manager }: Context, { id }: Recipe): Promise<WrittenLine[]> {
  const [rows] = await manager.query<[WrittenLine[], number]>(
    `DELETE FROM recipe_ingredients WHERE recipe_id = $1 RETURNING reference_id AS "referenceId", original_text AS "originalText",
       quantity, quantity_max AS "quantityMax", unit_id AS "unitId", food_id AS "foodId", note, words,
       referenced_recipe_id AS "referencedRecipeId"`,
    [id],
  );
  return rows;
}

interface ChangedLine {
  row: StoredLine;
  was: WrittenLine | undefined;
  /** Name of the new food if the food changed, else null. */
  food: string | null;
}

/**
 * Clients without support for wording omit it or send it back unchanged. Then changed parts of the line lose their wording, and the
 * other parts keep it.
 */
function updatedWords(sent: Line['words'], { row, was, food }: ChangedLine) {
  if (sent !== undefined && !(was && isDeepStrictEqual(sent, was.words))) return sent;
  if (!was?.words) return null;
  return reworded(was.words, {
    amount: was.quantity !== row.quantity || was.quantityMax !== row.quantityMax,
    unit: was.unitId !== row.unitId,
    food,
    ...(was.note !== row.note && { note: was.note }),
  });
}

const rounded = (quantity: number | null | undefined) =>
  typeof quantity === 'number' ? roundQuantity(quantity) : null;

/**
 * Clients without support for ranges omit the upper end or send it back unchanged. It is kept while the quantity is unchanged, and
 * removed if the quantity exceeds it.
 */
function quantityMaxOf(line: Line, position: number, stored: Range | undefined): number | null {
  const [quantity, upper] = [rounded(line.quantity), rounded(line.quantityMax)];
  if (line.quantityMax === undefined) return stored && stored.quantity === quantity ? stored.quantityMax : null;
  if (upper === null || (quantity !== null && upper > quantity)) return upper;
  if (upper === stored?.quantityMax) return null;
  throw new ValidationFailed({ [`recipeIngredient.${position}.quantityMax`]: ['recipes.emptyRange'] });
}

/** Returns the ids that steps of other recipes have; a copied step must get a new id. */
async function idsInOtherRecipes(manager: Context['manager'], recipeId: string, ids: string[]): Promise<Set<string>> {
  const sql = 'SELECT id FROM recipe_instructions WHERE id = ANY($1) AND recipe_id <> $2';
  const rows = await manager.query<{ id: string }[]>(sql, [ids, recipeId]);
  return new Set(rows.map((row) => row.id));
}
