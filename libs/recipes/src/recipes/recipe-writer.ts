import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { Jobs } from '#jobs';
import { rewordLine, storedQuantity } from '#ingredients';
import { CategoriesService, FoodsService, TagsService, ToolsService, UnitsService } from '#organizers';
import { correctedLines, saveCorrections, type StoredLine } from '#parsing';
import { asValues, type Context, type Entity } from '#persistence';
import { ValidationFailed } from '#platform';
import { linkLines } from '../foods/link-lines.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipe-instruction.entity.ts';
import { Recipe } from './recipe.entity.ts';
import { requestTextPictures } from './text-pictures-job.ts';

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
    private readonly jobs: Jobs,
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

  /** Writes the changed lines and steps. Stores corrections of imported lines for the parser, except for a new recipe. */
  async write(
    context: Context,
    recipe: Recipe,
    { recipeIngredient: lines, recipeInstructions: steps, language }: RecipeChanges,
    { isNew = false, isImport = false } = {},
  ): Promise<void> {
    const storedRows = { where: { recipeId: recipe.id } };
    if (lines) {
      const stored = isNew ? [] : await context.manager.find(RecipeIngredient, storedRows);
      const rows = await this.ingredientRows(context, { recipe, lines, stored, isImport });
      await writeLines(context, recipe, stored, rows);
      if (!isNew && !recipe.settings.disableAmount) await saveCorrections(context, correctedLines(stored, rows));
    }
    if (steps) {
      const stored = isNew ? [] : await context.manager.find(RecipeInstruction, storedRows);
      const rows = await instructionRows(context, recipe, steps, stored);
      await replaceRows(context, RecipeInstruction, { keyOf: ({ id }) => id, stored, rows });
    }
    if (lines || language !== undefined) await linkLines(context, [recipe.id]);
    else await refreshSearch(context, [recipe.id]);
    const texts = [
      recipe.description,
      ...recipe.notes.map(({ text }) => text),
      ...(steps ?? []).map(({ text }) => text),
    ];
    await requestTextPictures(context, this.jobs, recipe.id, texts);
  }

  private async ingredientRows(
    context: Context,
    { recipe, lines, stored, isImport }: { recipe: Recipe; lines: Line[]; stored: WrittenLine[]; isImport: boolean },
  ) {
    const fieldOf = (part: string) => (index: number) => `recipeIngredient.${index}.${part}`;
    const foods = await this.foods.resolve(
      context,
      lines.map((line) => line.food),
      fieldOf('food'),
      { isNew: isImport },
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
        quantity: toStored(line.quantity),
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
async function writeLines(
  context: Context,
  { id }: Recipe,
  stored: RecipeIngredient[],
  rows: Partial<RecipeIngredient>[],
): Promise<void> {
  const { manager, groupId } = context;
  // without the lock, two transactions could each write one half of a cycle
  if (rows.some(({ referencedRecipeId }) => referencedRecipeId))
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`sub-recipes ${groupId}`]);
  await replaceRows(context, RecipeIngredient, { keyOf: ({ position }) => position, stored, rows });
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

async function instructionRows(
  { manager }: Context,
  { id: recipeId }: Recipe,
  steps: Step[],
  stored: RecipeInstruction[],
) {
  const formerFacts = new Map(stored.map(({ id, facts }) => [id, facts]));
  const sentIds = steps.flatMap((step) => step.id || []);
  const usedIds = sentIds.length ? await idsInOtherRecipes(manager, recipeId, sentIds) : new Set<string>();
  return steps.map((step, position) => {
    const id = step.id && !usedIds.has(step.id) ? step.id : randomUUID();
    usedIds.add(id);
    return {
      id,
      recipeId,
      position,
      title: step.title ?? '',
      text: step.text ?? '',
      ingredientReferences: (step.ingredientReferences ?? []).map(({ referenceId }) => ({
        referenceId: referenceId ?? null,
      })),
      facts: step.facts === undefined ? (formerFacts.get(id) ?? null) : step.facts,
    };
  });
}

/** Rows of one statement. TypeORM writes the SQL of 250 rows in about 20 ms, in which no other request runs. */
const ROWS_OF_AN_INSERT = 250;

/** Replaces the stored rows of a recipe. Rows that are stored already with the same key and columns are left alone. */
async function replaceRows<T extends object>(
  { manager }: Context,
  entity: Entity<T>,
  { keyOf, stored, rows }: { keyOf: (row: Partial<T>) => unknown; stored: T[]; rows: Partial<T>[] },
): Promise<void> {
  const byKey = new Map(stored.map((row) => [keyOf(row), row]));
  const changed = rows.filter((row) => {
    const former = byKey.get(keyOf(row));
    return !former || Object.entries(row).some(([name, value]) => !isDeepStrictEqual(value, Reflect.get(former, name)));
  });
  const changedRows = new Set(changed);
  const unchangedKeys = new Set(rows.filter((row) => !changedRows.has(row)).map(keyOf));
  const replaced = stored.filter((row) => !unchangedKeys.has(keyOf(row)));
  if (replaced.length) {
    // `remove` would read the rows again
    const metadata = manager.connection.getMetadata(entity);
    const ids = replaced.map((row) => metadata.getEntityIdMap(row));
    await manager.createQueryBuilder().delete().from(entity).whereInIds(ids).execute();
  }
  for (let at = 0; at < changed.length; at += ROWS_OF_AN_INSERT)
    await manager.insert(entity, changed.slice(at, at + ROWS_OF_AN_INSERT).map(asValues<T>));
}

/** Updates the search index; must be called when a recipe or the name of a related row changes. */
export async function refreshSearch({ manager }: Context, recipeIds: string[]): Promise<void> {
  if (recipeIds.length) await manager.query('SELECT refresh_recipe_search($1)', [recipeIds]);
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
  return rewordLine(was.words, {
    amount: was.quantity !== row.quantity || was.quantityMax !== row.quantityMax,
    unit: was.unitId !== row.unitId,
    food,
    ...(was.note !== row.note && { note: was.note }),
  });
}

const toStored = (quantity: number | null | undefined) =>
  typeof quantity === 'number' ? storedQuantity(quantity) : null;

/**
 * Clients without support for ranges omit the upper end or send it back unchanged. It is kept while the quantity is unchanged, and
 * removed if the quantity exceeds it.
 */
function quantityMaxOf(line: Line, position: number, stored: Range | undefined): number | null {
  const [quantity, upper] = [toStored(line.quantity), toStored(line.quantityMax)];
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
