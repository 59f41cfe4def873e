import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ResourceChanged,
  ResourceCopied,
  ResourceMerged,
  ResourcesRead,
  ResourcesRemoved,
  TrashRestored,
} from '#groups';
import { Category, Food, type Organizer, Tag, Tool, Unit } from '#organizers';
import { type Context, DomainEvents, joinTableOf, MemberLeft, type QueryContext } from '#persistence';
import { linkLater } from '../foods/link-lines.ts';
import { refreshSearch } from './recipe-writer.ts';
import { Recipe } from './recipe.entity.ts';

type Entity = new () => object;

const ORGANIZER_ENTITIES = [Category, Tag, Tool];
const LINKS = new Map<Entity, 'recipeCategory' | 'tags' | 'tools'>([
  [Category, 'recipeCategory'],
  [Tag, 'tags'],
  [Tool, 'tools'],
]);
const COLUMNS = new Map<Entity, 'food_id' | 'unit_id'>([
  [Food, 'food_id'],
  [Unit, 'unit_id'],
]);

/** Table that links recipes to rows of an entity; `column` is the foreign key of the entity. */
interface UsageTable {
  table: string;
  recipe: string;
  column: string;
}

/** Returns undefined for entities that recipes do not refer to. */
export function usageTable(context: QueryContext, entity: Entity): UsageTable | undefined {
  const column = COLUMNS.get(entity);
  if (column) return { table: 'recipe_ingredients', recipe: 'recipe_id', column };
  const property = LINKS.get(entity);
  if (!property) return undefined;
  const { table, own, other } = joinTableOf(context, Recipe, property);
  return { table, recipe: own, column: other };
}

/** Returns the table for an entity that recipes refer to; throws for another one. */
export function usageTableOf(context: QueryContext, entity: Entity): UsageTable {
  const usage = usageTable(context, entity);
  if (!usage) throw new Error(`Recipes do not refer to ${entity.name}.`);
  return usage;
}

/** Updates recipes in the transaction that changes their organizers, foods or units. */
@Injectable()
export class RecipeReferencesService implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(ResourceChanged, (context, { entity, row }) => refreshFor(context, entity, [row.id]));
    this.events.on(TrashRestored, (context, { entity, rows }) =>
      refreshFor(
        context,
        entity,
        rows.map(({ id }) => id),
      ),
    );
    this.events.on(MemberLeft, clearOwner);
    this.events.on(ResourcesRemoved, removeFromRecipes);
    this.events.on(ResourceCopied, copyLinks);
    this.events.on(ResourceMerged, replaceInRecipes);
    this.events.on(ResourcesRead, async (context, event) => {
      for (const entity of ORGANIZER_ENTITIES) await countRecipes(context, entity, event.rowsOf<Organizer>(entity));
    });
  }
}

/** Recipes of a member who leaves stay in the group without an owner. */
async function clearOwner({ manager }: Context, { userId, groupId }: MemberLeft): Promise<void> {
  await manager.update(Recipe, { ownerId: userId, groupId }, { ownerId: null });
}

/** Refreshes the recipes that have these rows, or are them. */
async function refreshFor(context: Context, entity: Entity, ids: string[]): Promise<void> {
  const uses = usageTable(context, entity);
  const recipes = uses ? await recipesUsing(context, uses, ids) : entity === Recipe ? ids : [];
  await refreshSearch(context, recipes);
  if (entity === Food) await linkLater(context, recipes);
}

async function recipesUsing(
  { manager }: Context,
  { table, recipe, column }: UsageTable,
  ids: string[],
): Promise<string[]> {
  const sql = `SELECT DISTINCT ${recipe} AS id FROM ${table} WHERE ${column} = ANY($1)`;
  return (await manager.query<{ id: string }[]>(sql, [ids])).map(({ id }) => id);
}

/** Unlinks deleted rows. The name of a food or unit is kept in the note of lines without parsed wording. */
async function removeFromRecipes(context: Context, { entity, rows }: ResourcesRemoved): Promise<void> {
  const uses = usageTable(context, entity);
  if (!uses) return;
  const { table, column } = uses;
  const ids = rows.map(({ id }) => id);
  const recipes = await recipesUsing(context, uses, ids);
  if (LINKS.has(entity)) await context.manager.query(`DELETE FROM ${table} WHERE ${column} = ANY($1)`, [ids]);
  else {
    const sql = `UPDATE ${table} SET note = CASE WHEN words->>$3 IS NULL THEN trim(deleted.name || ' ' || note) ELSE note END,
      ${column} = NULL FROM unnest($1::uuid[], $2::text[]) deleted (id, name) WHERE ${column} = deleted.id`;
    const names = rows.map(({ name }) => name);
    await context.manager.query(sql, [ids, names, column === 'food_id' ? 'food' : 'unit']);
  }
  await refreshSearch(context, recipes);
  if (entity === Food) await linkLater(context, recipes);
}

/** Adds the copy of an organizer to the recipes of the original. */
async function copyLinks(context: Context, { entity, row, source }: ResourceCopied): Promise<void> {
  const uses = LINKS.has(entity) && usageTable(context, entity);
  if (!uses) return;
  const { table, recipe, column } = uses;
  const sql = `INSERT INTO ${table} (${recipe}, ${column}) SELECT ${recipe}, $2 FROM ${table} WHERE ${column} = $1`;
  await context.manager.query(sql, [source.id, row.id]);
  await refreshSearch(context, await recipesUsing(context, uses, [row.id]));
}

async function replaceInRecipes(context: Context, { entity, row, replaced }: ResourceMerged): Promise<void> {
  const column = COLUMNS.get(entity);
  if (!column) return;
  if (entity === Food)
    await linkLater(context, await recipesUsing(context, usageTableOf(context, entity), [replaced.id]));
  for (const table of ['recipe_ingredients', 'ingredient_corrections'])
    await context.manager.query(`UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1`, [replaced.id, row.id]);
}

async function countRecipes(context: Context, entity: Entity, organizers: Organizer[]): Promise<void> {
  if (!organizers.length) return;
  const { table, column } = usageTableOf(context, entity);
  const rows = await context.manager.query<{ id: string; count: number }[]>(
    `SELECT ${column} AS id, count(*)::int AS count FROM ${table} WHERE ${column} = ANY($1) GROUP BY 1`,
    [organizers.map(({ id }) => id)],
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  for (const organizer of organizers) organizer.recipeCount = counts.get(organizer.id) ?? 0;
}
