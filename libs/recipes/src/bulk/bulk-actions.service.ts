import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { FORMATS } from '#contract/formats';
import { mustGet } from '#contract/objects';
import { ReportsService, TrashService } from '#groups';
import { defineJob, Jobs } from '#jobs';
import { CategoriesService, FoodsService, TagsService, UnitsService } from '#organizers';
import { IngredientParserService } from '#parsing';
import type { Context } from '#persistence';
import { NotFound, translate } from '#platform';
import { RecipeCleanUpService } from '../clean-up/recipe-clean-up.service.ts';
import { assertMayEdit } from '../recipes/recipe-settings.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { RecipesService } from '../recipes/recipes.service.ts';
import { BulkAction, BulkChange, type BulkPayload } from './bulk-action.entity.ts';
import { type BulkActionHandler, bulkActionHandlers } from './bulk-action-handlers.ts';
import { resolveRecipeIds } from './resolve-recipe-ids.ts';

type References = RequestSchema<'OrganizerReference'>[];

export interface BulkActionJob {
  actId: string;
  /** Undoes the action instead of running it. */
  undo?: boolean;
}

export const bulkActionJob = defineJob<BulkActionJob>('recipes.bulk-act', { task: 'tasks.bulkAct', concurrency: 1 });

const BATCH_SIZE = 100;
const MAX_LISTED = 50;

interface Item {
  item: number;
  recipe: string;
}

/** Runs actions on many recipes in the background, reports the result of each recipe, and undoes actions. */
@Injectable()
export class BulkActionsService {
  private readonly handlers: Record<BulkAction['kind'], BulkActionHandler>;

  constructor(
    recipes: RecipesService,
    trash: TrashService,
    private readonly categories: CategoriesService,
    private readonly tags: TagsService,
    parser: IngredientParserService,
    foods: FoodsService,
    units: UnitsService,
    cleanUp: RecipeCleanUpService,
    private readonly reports: ReportsService,
    private readonly jobs: Jobs,
  ) {
    this.handlers = bulkActionHandlers(recipes, trash, { parser, foods, units }, cleanUp);
  }

  async list(context: Context): Promise<BulkAction[]> {
    return context.repository(BulkAction).select().orderBy('row.created_at', 'DESC').limit(MAX_LISTED).getMany();
  }

  async get(context: Context, id: string): Promise<BulkAction> {
    return context.repository(BulkAction).get(id);
  }

  /** Waits until an action on few recipes has ended, for clients that look at once at what it did. */
  async settle(context: Context, act: BulkAction): Promise<BulkAction> {
    if (act.total > BATCH_SIZE) return act;
    const isRunning = ({ status }: BulkAction) => status === 'running' || status === 'undoing';
    return this.jobs.settle(context, act, { read: () => this.get(context, act.id), isRunning });
  }

  async categorize(context: Context, recipes: string[], categories: References): Promise<BulkAction> {
    return context.transaction(async (tx) => {
      const rows = await this.categories.resolve(tx, categories, 'categories');
      return this.start(tx, 'categorize', recipes, { organizers: rows.map(({ id }) => id) });
    });
  }

  async tag(context: Context, recipes: string[], tags: References): Promise<BulkAction> {
    return context.transaction(async (tx) => {
      const rows = await this.tags.resolve(tx, tags, 'tags');
      return this.start(tx, 'tag', recipes, { organizers: rows.map(({ id }) => id) });
    });
  }

  async start(
    context: Context,
    kind: BulkAction['kind'],
    slugs: string[],
    payload: BulkPayload = {},
  ): Promise<BulkAction> {
    return context.transaction(async (tx) => {
      const { recipes, known } = await resolveRecipeIds(tx, slugs);
      if (!known) throw new NotFound('recipes.notFound');
      const report = await this.reports.create(tx, 'bulk_act', translate(tx.locale, `bulkActs.${kind}`));
      const { username: startedBy, userId: startedById } = tx.caller;
      const fields = { kind, payload, recipes, total: recipes.length, reportId: report.id, startedBy, startedById };
      const act = await tx.repository(BulkAction).create(fields);
      await this.jobs.enqueueTask(tx, bulkActionJob, { actId: act.id });
      return act;
    });
  }

  /** Starts to undo an action. An action that is still running stops, and its finished part is undone. */
  async undo(context: Context, id: string): Promise<BulkAction> {
    return context.transaction(async (tx) => {
      const act = await tx.repository(BulkAction).lock(id);
      if (act.status === 'undone' || act.status === 'undoing') return act;
      const undoing = await tx.repository(BulkAction).write(act, { status: 'undoing' });
      await this.jobs.enqueueTask(tx, bulkActionJob, { actId: id, undo: true });
      return undoing;
    });
  }

  /** Runs or undoes the next batch in one transaction. Returns the progress from 0 to 1, or false if the job is finished. */
  async runBatch(context: Context, { actId, undo }: BulkActionJob): Promise<number | false> {
    return context.transaction(async (tx) => {
      const selected = tx.repository(BulkAction).select().addSelect(['row.recipes', 'row.payload']);
      const act = await selected.andWhere('row.id = :actId', { actId }).setLock('pessimistic_write').getOne();
      if (!act) return false;
      if (undo) return this.revertBatch(tx, act);
      if (act.status === 'failed') await this.resume(tx, act);
      if (act.status !== 'running') return false;
      return this.applyBatch(tx, act);
    });
  }

  /** Marks an action as failed. Finished changes stay and can be undone. */
  async fail(context: Context, { actId, undo }: BulkActionJob, reason: string): Promise<void> {
    const act = await context.repository(BulkAction).get(actId);
    await context.repository(BulkAction).patch(actId, { status: undo ? 'done' : 'failed' });
    const entry = { item: act.total, success: false, message: '', exception: reason };
    await this.reports.addEntry(context, act.reportId, entry);
    await this.reports.finish(context, act.reportId);
  }

  /** Continues a failed action when its job is run again. */
  private async resume(context: Context, act: BulkAction): Promise<void> {
    await context.repository(BulkAction).write(act, { status: 'running' });
    await this.reports.reopen(context, act.reportId, act.total);
  }

  private async applyBatch(context: Context, act: BulkAction): Promise<number | false> {
    const items = act.recipes
      .slice(act.done, act.done + BATCH_SIZE)
      .map((recipe, at) => ({ recipe, item: act.done + at }));
    if (!items.length) return this.finish(context, act, 'done');
    const recipes = await lockRecipes(context, items);
    const refused = new Map(items.map((one) => [one.item, refusalKey(context, recipes.get(one.recipe))]));
    const chosen = items.filter(({ item }) => !refused.get(item));
    const changing = chosen.map(({ recipe }) => mustGet(recipes, recipe));
    // build the entries first: deleted recipes cannot be read afterwards
    const entries = items.map(({ item, recipe }) => {
      const found = recipes.get(recipe);
      const reason = refused.get(item);
      const exception = reason ? translate(context.locale, reason) : '';
      return { item, success: !reason, message: found?.name ?? recipe, slug: found?.slug ?? null, exception };
    });
    const numbers = new Map(chosen.map(({ recipe, item }) => [recipe, item]));
    const done = await this.handlers[act.kind].apply(context, changing, act.payload);
    const changes = done.map((one) => ({ actId: act.id, item: mustGet(numbers, one.recipeId), ...one }));
    if (changes.length) await context.manager.insert(BulkChange, changes);
    await this.reports.addEntries(context, act.reportId, entries);
    const failed = act.failed + items.length - chosen.length;
    await context.repository(BulkAction).write(act, { done: act.done + items.length, failed });
    context.record({ type: 'recipe.bulk', data: { id: act.id } });
    return (act.done + items.length) / act.total;
  }

  private async revertBatch(context: Context, act: BulkAction): Promise<number | false> {
    const select = context.manager.createQueryBuilder(BulkChange, 'c').where('c.act_id = :id', { id: act.id });
    const changes = await select.orderBy('c.item', 'DESC').limit(BATCH_SIZE).getMany();
    if (!changes.length) return this.finish(context, act, 'undone');
    const items = changes.map(({ item, recipeId }) => ({ item, recipe: recipeId }));
    await lockRecipes(context, items);
    await this.handlers[act.kind].revert(context, changes, act.payload);
    const numbers = changes.map(({ item }) => item);
    await context.manager.query('DELETE FROM bulk_changes WHERE act_id = $1 AND item = ANY($2)', [act.id, numbers]);
    await context.repository(BulkAction).write(act, { done: Math.min(...numbers) });
    context.record({ type: 'recipe.bulk', data: { id: act.id } });
    return 1 - Math.min(...numbers) / act.total;
  }

  private async finish(context: Context, act: BulkAction, status: 'done' | 'undone'): Promise<false> {
    if (status === 'done') await this.reports.finish(context, act.reportId);
    await context.repository(BulkAction).write(act, { status, ...(status === 'undone' && { done: 0 }) });
    context.record({ type: 'recipe.bulk', data: { id: act.id } });
    return false;
  }
}

async function lockRecipes(context: Context, items: Item[]): Promise<Map<string, Recipe>> {
  const ids = items.map(({ recipe }) => recipe).filter((id) => FORMATS.uuid.test(id));
  const query = context.repository(Recipe).select('r').andWhere('r.id = ANY(:ids)', { ids });
  const recipes = await query.orderBy('r.id').setLock('pessimistic_write').getMany();
  return new Map(recipes.map((recipe) => [recipe.id, recipe]));
}

/** Returns the message key of the reason why the caller may not change a recipe, or null. */
function refusalKey(context: Context, recipe: Recipe | undefined): string | null {
  if (!recipe) return 'recipes.notFound';
  try {
    assertMayEdit(context, recipe);
    return null;
  } catch {
    return 'recipes.locked';
  }
}
