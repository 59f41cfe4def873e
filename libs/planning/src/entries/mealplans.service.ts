import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import { FORMATS } from '#contract/formats';
import { definedOnly, firstOf, mustGet } from '#contract/objects';
import { addDays, dateIn } from '#contract/plain-dates';
import { GroupsService } from '#groups';
import {
  completeCurrentOnConflict,
  type Context,
  compiledQuery,
  listPage,
  type Page,
  positionBehind,
  missingRow,
} from '#persistence';
import { Clock, ValidationFailed } from '#platform';
import { Recipe, RecipesService } from '#recipes';
import { MEAL_TYPES } from '../solver/problem.ts';
import { assertEatersExist } from './meal-eaters.ts';
import { Mealplan } from './mealplan.entity.ts';

export type NewMealplan = RequestSchema<'MealplanCreate'>;
export type MealplanChanges = RequestSchema<'MealplanChanges'>;
type MealplanChange = RequestSchema<'MealplanChange'>;

/** Shorter than PostgreSQL's largest id, so that every match fits its type. */
const NUMERIC_ID = /^\d{1,9}$/;

const entriesBetween = compiledQuery((context: Context, first: string, last: string) =>
  context
    .repository(Mealplan)
    .select()
    .andWhere('row.date BETWEEN :first AND :last', { first, last })
    .orderBy('row.date')
    .addOrderBy('row.position')
    .addOrderBy('row.id'),
);

@Injectable()
export class MealplansService {
  constructor(
    private readonly recipes: RecipesService,
    private readonly groups: GroupsService,
    private readonly clock: Clock,
  ) {}

  async list(
    context: Context,
    { start_date: start, end_date: end, ...query }: QueryParams<'listMealplans'>,
  ): Promise<Page<Mealplan>> {
    const builder = context.repository(Mealplan).select();
    if (start) builder.andWhere('row.date >= :start', { start });
    if (end) builder.andWhere('row.date <= :end', { end });
    const page = await listPage(builder, query, { search: ['row.title', 'row.text'] });
    await this.complete(context, page.items);
    return page;
  }

  /** Returns the entries from the first to the last day, ordered by day and meal. */
  async listBetween(context: Context, first: string, last: string): Promise<Mealplan[]> {
    const entries = await entriesBetween(context, first, last).getMany();
    return entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : mealOrder(a) - mealOrder(b)));
  }

  /** Returns these entries with their recipes. */
  async listWithRecipesBetween(context: Context, first: string, last: string): Promise<Mealplan[]> {
    const entries = await this.listBetween(context, first, last);
    await this.complete(context, entries);
    return entries;
  }

  /** Returns today's date in the time zone of the group. */
  async currentDay(context: Context): Promise<string> {
    const { timeZone } = await this.groups.preferences(context);
    return dateIn(timeZone, this.clock.now());
  }

  async listToday(context: Context): Promise<Mealplan[]> {
    // reads the preferences of the group only if something is planned on a day that is today in some time zone
    const utc = this.clock.now().toISOString().slice(0, 'yyyy-MM-dd'.length);
    const near = await this.listBetween(context, addDays(utc, -1), addDays(utc, 1));
    if (!near.length) return [];
    const today = await this.currentDay(context);
    const entries = near.filter(({ date }) => date === today);
    await this.complete(context, entries);
    return entries;
  }

  async get(context: Context, id: string): Promise<Mealplan> {
    return this.withRecipe(context, await context.repository(Mealplan).get(await this.resolveId(context, id)));
  }

  async create(context: Context, body: NewMealplan): Promise<Mealplan> {
    return firstOf(await this.createAll(context, [body], (_, name) => name));
  }

  /** Creates all entries or none. Returns the existing entry for a uuid that the group already has. */
  async createAll(context: Context, bodies: NewMealplan[], fieldOf = fieldOfList): Promise<Mealplan[]> {
    return context.transaction(async (tx) => {
      await lockPlan(tx);
      const entries: Mealplan[] = [];
      const created = new Set<Mealplan>();
      for (const [index, body] of bodies.entries()) {
        const field = (name: string) => fieldOf(index, name);
        const known = await this.findByUuid(tx, body.uuid);
        const entry = known ?? (await this.createOne(tx, body, field));
        if (!known) created.add(entry);
        entries.push(entry);
      }
      await this.complete(tx, entries);
      for (const entry of created) record(tx, 'created', entry);
      return entries;
    });
  }

  /** Throws 412 with the current entry if If-Match names another version. */
  async update(context: Context, id: string, changes: MealplanChanges): Promise<Mealplan> {
    return context.transaction(async (tx) =>
      this.withRecipe(tx, await this.applyChange(tx, await this.resolveId(tx, id), changes, (name) => name)),
    );
  }

  /** Updates all entries or none, in the order of their ids to avoid deadlocks. */
  async updateAll(context: Context, changes: MealplanChange[]): Promise<Mealplan[]> {
    return context.transaction(async (tx) => {
      const uuids = [...new Set(changes.map(({ uuid }) => uuid))];
      const rows = await tx.repository(Mealplan).select().andWhere('row.uuid = ANY(:uuids)', { uuids }).getMany();
      const ids = new Map(rows.map(({ id, uuid }) => [uuid, id]));
      if (ids.size < uuids.length) throw missingRow('mealplans');
      const changed = new Map<string, Mealplan>();
      for (const { uuid, ...columns } of changes.toSorted((a, b) => mustGet(ids, a.uuid) - mustGet(ids, b.uuid))) {
        const index = changes.findIndex((change) => change.uuid === uuid);
        const field = (name: string) => fieldOfList(index, name);
        changed.set(uuid, await this.applyChange(tx, mustGet(ids, uuid), columns, field));
      }
      await this.complete(tx, [...changed.values()]);
      return changes.map(({ uuid }) => mustGet(changed, uuid));
    });
  }

  async delete(context: Context, id: string): Promise<Mealplan> {
    return context.transaction(async (tx) => {
      const entry = await this.get(tx, id);
      await this.completeConflict(tx, () => tx.repository(Mealplan).remove(entry.id));
      record(tx, 'deleted', entry);
      return entry;
    });
  }

  async deleteAll(context: Context, uuids: string[]): Promise<Mealplan[]> {
    return context.transaction(async (tx) => {
      const found = tx.repository(Mealplan).select().andWhere('row.uuid = ANY(:uuids)', { uuids }).orderBy('row.id');
      const entries = await found.setLock('pessimistic_write').getMany();
      await this.complete(tx, entries);
      for (const entry of entries) {
        await tx.repository(Mealplan).remove(entry.id);
        record(tx, 'deleted', entry);
      }
      return entries;
    });
  }

  private async findByUuid(context: Context, uuid: string | undefined): Promise<Mealplan | null> {
    return uuid ? context.repository(Mealplan).select().andWhere('row.uuid = :uuid', { uuid }).getOne() : null;
  }

  private async createOne(context: Context, body: NewMealplan, field: (name: string) => string): Promise<Mealplan> {
    assertNotEmpty({ title: '', ...body, recipeId: body.recipeId ?? null }, field);
    await this.assertRecipeExists(context, body, field);
    await assertEatersExist(context, body.eaters, field('eaters'));
    const { date, entryType = 'breakfast' } = body;
    const position = body.position ?? positionBehind(await lastPosition(context, date, entryType));
    const uuid = body.uuid ?? randomUUID();
    const columns = { ...body, uuid, title: body.title ?? '', position, plannerId: context.userId };
    return context.repository(Mealplan).create(columns);
  }

  private async applyChange(
    context: Context,
    id: number,
    changes: MealplanChanges,
    field: (name: string) => string,
  ): Promise<Mealplan> {
    await this.assertRecipeExists(context, changes, field);
    await assertEatersExist(context, changes.eaters, field('eaters'));
    const before = await context.repository(Mealplan).lock(id);
    const { date, entryType } = { ...before, ...definedOnly(changes) };
    const isMoved = date !== before.date || entryType !== before.entryType;
    // an entry moved to another meal becomes the last there
    const place = isMoved ? { position: positionBehind(await lastPosition(context, date, entryType)) } : {};
    const entry = await this.completeConflict(context, () =>
      context.repository(Mealplan).patch(id, { ...place, ...definedOnly(changes) }),
    );
    assertNotEmpty(entry, field);
    record(context, 'updated', entry);
    return entry;
  }

  /** Throws 422 for a recipe that the group does not have. */
  private async assertRecipeExists(
    context: Context,
    { recipeId }: MealplanChanges,
    field: (name: string) => string,
  ): Promise<void> {
    if (recipeId && !(await context.repository(Recipe).find(recipeId)))
      throw new ValidationFailed({ [field('recipeId')]: ['errors.unknownReference'] });
  }

  private async resolveId(context: Context, id: string): Promise<number> {
    if (NUMERIC_ID.test(id)) return Number(id);
    const entry = FORMATS.uuid.test(id) ? await this.findByUuid(context, id.toLowerCase()) : null;
    if (!entry) throw missingRow('mealplans');
    return entry.id;
  }

  private completeConflict<R>(context: Context, work: () => Promise<R>): Promise<R> {
    return completeCurrentOnConflict(Mealplan, (entry) => this.withRecipe(context, entry), work);
  }

  private async withRecipe(context: Context, entry: Mealplan): Promise<Mealplan> {
    await this.complete(context, [entry]);
    return entry;
  }

  private async complete(context: Context, entries: Mealplan[]): Promise<void> {
    const ids = entries.flatMap(({ recipeId }) => recipeId ?? []);
    const recipes = new Map((await this.recipes.summaries(context, ids)).map((recipe) => [recipe.id, recipe]));
    for (const entry of entries) entry.recipe = (entry.recipeId && recipes.get(entry.recipeId)) || null;
  }
}

const mealOrder = ({ entryType }: Mealplan): number => MEAL_TYPES.indexOf(entryType);

/** Serializes planning in a group until the transaction ends, so that a repeated request finds its entry and positions are unique. */
async function lockPlan({ manager, groupId }: Context): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`mealplans:${groupId}`]);
}

async function lastPosition(context: Context, date: string, entryType: string): Promise<number> {
  const last = context
    .repository(Mealplan)
    .select()
    .andWhere('row.date = :date AND row.entryType = :entryType', { date, entryType })
    .select('coalesce(max(row.position), -1)::int', 'last');
  return (await last.getRawOne<{ last: number }>())?.last ?? -1;
}

/** Path of a field in a body that is a list. */
const fieldOfList = (index: number, name: string): string => `${index}.${name}`;

function assertNotEmpty(
  { title, recipeId }: { title: string; recipeId: string | null },
  field: (name: string) => string,
): void {
  if (!recipeId && !title.trim()) throw new ValidationFailed({ [field('title')]: ['mealplans.empty'] });
}

function record(context: Context, what: string, entry: Mealplan): void {
  const { id, uuid, version, date, entryType, title, recipeId, recipe } = entry;
  const data = { id, uuid, version, date, entryType, title, recipeId, ...(recipe && { recipeName: recipe.name }) };
  context.record({ type: `mealplan.${what}`, data });
}
