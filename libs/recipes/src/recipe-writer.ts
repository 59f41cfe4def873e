import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Input } from '#contract';
import { roundQuantity } from '#ingredients';
import { CATEGORIES, IngredientDataService, OrganizersService, TAGS, TOOLS } from '#organizers';
import { type Actor, Invalid } from '#platform';
import { correctedLines, rememberCorrections, type StoredLine } from './ingredient-corrections.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipe-instruction.entity.ts';
import { RecipeReferences } from './recipe-references.ts';
import type { Recipe } from './recipe.entity.ts';

export type RecipeChanges = Input<'RecipeChanges'>;
type Manager = EntityManager;
type Line = NonNullable<RecipeChanges['recipeIngredient']>[number];
type Range = Pick<RecipeIngredient, 'quantity' | 'quantityMax'>;

/** Writes the parts of a recipe that are rows of their own: whatever list is given replaces the one that is stored. */
@Injectable()
export class RecipeWriter {
  constructor(
    private readonly organizers: OrganizersService,
    private readonly ingredients: IngredientDataService,
  ) {}

  /** The parts of a recipe that has none yet. */
  async writeNew(manager: Manager, actor: Actor, recipe: Recipe, changes: RecipeChanges): Promise<void> {
    const references = this.referencesOf(manager, actor);
    if (changes.recipeIngredient) {
      const rows = await this.ingredientRows(references, recipe, changes.recipeIngredient);
      if (rows.length) await manager.insert(RecipeIngredient, rows);
    }
    await this.writeRest(manager, references, recipe, changes);
  }

  /** Somebody changes it, so what becomes of imported lines is worth remembering. */
  async write(manager: Manager, actor: Actor, recipe: Recipe, changes: RecipeChanges): Promise<void> {
    const references = this.referencesOf(manager, actor);
    if (changes.recipeIngredient) {
      const stored = await takeIngredients(manager, recipe);
      const rows = await this.ingredientRows(references, recipe, changes.recipeIngredient, stored);
      if (rows.length) await manager.insert(RecipeIngredient, rows);
      const { disableAmount } = { ...recipe.settings, ...changes.settings };
      if (!disableAmount) await rememberCorrections(manager, actor.groupId, correctedLines(stored, rows));
    }
    await this.writeRest(manager, references, recipe, changes);
  }

  private referencesOf(manager: Manager, actor: Actor): RecipeReferences {
    return new RecipeReferences(manager, actor, this.organizers, this.ingredients);
  }

  private async writeRest(
    manager: Manager,
    references: RecipeReferences,
    recipe: Recipe,
    changes: RecipeChanges,
  ): Promise<void> {
    if (changes.recipeCategory)
      await setLinks(manager, recipe, 'recipeCategory', await references.categories(changes.recipeCategory));
    if (changes.tags) await setLinks(manager, recipe, 'tags', await references.tags(changes.tags));
    if (changes.tools) await setLinks(manager, recipe, 'tools', await references.tools(changes.tools));
    if (changes.recipeInstructions) await this.setInstructions(manager, recipe, changes.recipeInstructions);
    await manager.query('SELECT refresh_recipe_search($1)', [[recipe.id]]);
  }

  private async ingredientRows(references: RecipeReferences, { id }: Recipe, lines: Line[], stored: StoredLine[] = []) {
    const foods = await references.foods(lines.map((line) => line.food));
    const units = await references.units(lines.map((line) => line.unit));
    const ranges = new Map(stored.map((line) => [line.referenceId, line]));
    return lines.map((line, position) => ({
      recipeId: id,
      position,
      referenceId: line.referenceId ?? randomUUID(),
      title: line.title ?? '',
      note: line.note ?? '',
      quantity: rounded(line.quantity),
      quantityMax: upperEnd(line, position, ranges.get(line.referenceId ?? '')),
      originalText: line.originalText ?? null,
      foodId: foods[position]?.id ?? null,
      unitId: units[position]?.id ?? null,
    }));
  }

  private async setInstructions(
    manager: Manager,
    { id }: Recipe,
    steps: NonNullable<RecipeChanges['recipeInstructions']>,
  ) {
    const used = await idsOfOthers(
      manager,
      id,
      steps.map((step) => step.id),
    );
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
}

/** Removes the lines and answers what they were. */
async function takeIngredients(manager: Manager, { id }: Recipe): Promise<StoredLine[]> {
  const [rows] = await manager.query<[StoredLine[], number]>(
    `DELETE FROM recipe_ingredients WHERE recipe_id = $1 RETURNING reference_id AS "referenceId", original_text AS "originalText",
       quantity, quantity_max AS "quantityMax", unit_id AS "unitId", food_id AS "foodId", note`,
    [id],
  );
  return rows;
}

const rounded = (quantity: number | null | undefined) =>
  typeof quantity === 'number' ? roundQuantity(quantity) : null;

/**
 * Clients that know of no ranges leave the upper end out, or send back the one that they got: it stays with the quantity that
 * it belongs to, and goes where they have put the quantity above it.
 */
function upperEnd(line: Line, position: number, stored: Range | undefined): number | null {
  const [quantity, upper] = [rounded(line.quantity), rounded(line.quantityMax)];
  if (line.quantityMax === undefined) return stored && stored.quantity === quantity ? stored.quantityMax : null;
  if (upper === null || (quantity !== null && upper > quantity)) return upper;
  if (upper === stored?.quantityMax) return null;
  throw new Invalid({ [`recipeIngredient.${position}.quantityMax`]: ['recipes.emptyRange'] });
}

/** Ids that steps of other recipes have: a step that was copied by a client gets an id of its own. */
async function idsOfOthers(
  manager: Manager,
  recipeId: string,
  ids: (string | null | undefined)[],
): Promise<Set<string>> {
  const sql = 'SELECT id FROM recipe_instructions WHERE id = ANY($1) AND recipe_id <> $2';
  const rows = await manager.query<{ id: string }[]>(sql, [ids.filter((id) => !!id), recipeId]);
  return new Set(rows.map((row) => row.id));
}

const LINKS = { recipeCategory: CATEGORIES, tags: TAGS, tools: TOOLS };

async function setLinks(manager: Manager, recipe: Recipe, field: keyof typeof LINKS, rows: { id: string }[]) {
  const { link, column } = LINKS[field];
  await manager.query(`DELETE FROM ${link} WHERE recipe_id = $1`, [recipe.id]);
  const ids = rows.map((row) => row.id);
  if (ids.length)
    await manager.query(`INSERT INTO ${link} (recipe_id, ${column}) SELECT $1, unnest($2::uuid[])`, [recipe.id, ids]);
}
