import { Injectable } from '@nestjs/common';
import type { Input } from '#contract';
import { FORMATS } from '#contract/formats';
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
import { BulkAct, BulkChange, type BulkPayload } from './bulk-act.entity.ts';
import { type BulkKind, bulkKinds } from './bulk-kinds.ts';
import { idsOf } from './ids-of.ts';

type References = Input<'OrganizerReference'>[];

export interface BulkJob {
  actId: string;
  /** Takes the act back. */
  undo?: boolean;
}

export const bulkAct = defineJob<BulkJob>('recipes.bulk-act', { task: 'tasks.bulkAct', concurrency: 1 });

const AT_ONCE = 100;
const MOST_SHOWN = 50;

interface Item {
  item: number;
  recipe: string;
}

/** What is done to many recipes at once: in the background, reported recipe by recipe, and taken back on wish. */
@Injectable()
export class BulkActsService {
  private readonly kinds: Record<BulkAct['kind'], BulkKind>;

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
    this.kinds = bulkKinds(recipes, trash, { parser, foods, units }, cleanUp);
  }

  async list(context: Context): Promise<BulkAct[]> {
    return context.rows(BulkAct).select().orderBy('row.created_at', 'DESC').limit(MOST_SHOWN).getMany();
  }

  async get(context: Context, id: string): Promise<BulkAct> {
    return context.rows(BulkAct).get(id);
  }

  async categorize(context: Context, recipes: string[], categories: References): Promise<BulkAct> {
    return context.transaction(async (inner) => {
      const rows = await this.categories.resolve(inner, categories, 'categories');
      return this.start(inner, 'categorize', recipes, { organizers: rows.map(({ id }) => id) });
    });
  }

  async tag(context: Context, recipes: string[], tags: References): Promise<BulkAct> {
    return context.transaction(async (inner) => {
      const rows = await this.tags.resolve(inner, tags, 'tags');
      return this.start(inner, 'tag', recipes, { organizers: rows.map(({ id }) => id) });
    });
  }

  async start(context: Context, kind: BulkAct['kind'], slugs: string[], payload: BulkPayload = {}): Promise<BulkAct> {
    return context.transaction(async (inner) => {
      const { recipes, known } = await idsOf(inner, slugs);
      if (!known) throw new NotFound('recipes.notFound');
      const report = await this.reports.create(inner, 'bulk_act', translate(inner.locale, `bulkActs.${kind}`));
      const { username: startedBy } = inner.caller;
      const fields = { kind, payload, recipes, total: recipes.length, reportId: report.id, startedBy };
      const act = await inner.rows(BulkAct).create(fields);
      await this.jobs.enqueueTask(inner, bulkAct, { actId: act.id });
      return act;
    });
  }

  /** Starts to take it back. An act that still runs is taken back as far as it got. */
  async undo(context: Context, id: string): Promise<BulkAct> {
    return context.transaction(async (inner) => {
      const act = await inner.rows(BulkAct).lock(id);
      if (act.status === 'undone' || act.status === 'undoing') return act;
      const undoing = await inner.rows(BulkAct).write(act, { status: 'undoing' });
      await this.jobs.enqueueTask(inner, bulkAct, { actId: id, undo: true });
      return undoing;
    });
  }

  /** Does the next recipes of an act, with all that is kept about them, in one transaction. False when nothing is left. */
  async step(context: Context, { actId, undo }: BulkJob): Promise<number | false> {
    return context.transaction(async (inner) => {
      const selected = inner.rows(BulkAct).select().addSelect(['row.recipes', 'row.payload']);
      const act = await selected.andWhere('row.id = :actId', { actId }).setLock('pessimistic_write').getOne();
      if (!act) return false;
      if (undo) return this.takeBack(inner, act);
      if (act.status !== 'running') return false;
      return this.doNext(inner, act);
    });
  }

  /** Of one that cannot be finished: what it has done stays, and can be undone. */
  async fail(context: Context, { actId, undo }: BulkJob, reason: string): Promise<void> {
    const act = await context.rows(BulkAct).get(actId);
    await context.rows(BulkAct).patch(actId, { status: undo ? 'done' : 'failed' });
    const entry = { item: act.total, success: false, message: act.startedBy, exception: reason };
    await this.reports.addEntry(context, act.reportId, entry);
    await this.reports.finish(context, act.reportId);
  }

  private async doNext(context: Context, act: BulkAct): Promise<number | false> {
    const items = act.recipes
      .slice(act.done, act.done + AT_ONCE)
      .map((recipe, at) => ({ recipe, item: act.done + at }));
    if (!items.length) return this.finish(context, act, 'done');
    const recipes = await lockRecipes(context, items);
    const refused = new Map(items.map((one) => [one.item, reasonAgainst(context, recipes.get(one.recipe))]));
    const chosen = items.filter(({ item }) => !refused.get(item));
    const changing = chosen.map(({ recipe }) => recipes.get(recipe)!);
    // before they are changed: of a deleted recipe nothing is left to tell
    const entries = items.map(({ item, recipe }) => {
      const found = recipes.get(recipe);
      const reason = refused.get(item);
      const exception = reason ? translate(context.locale, reason) : '';
      return { item, success: !reason, message: found?.name ?? recipe, slug: found?.slug ?? null, exception };
    });
    const numbers = new Map(chosen.map(({ recipe, item }) => [recipe, item]));
    const done = await this.kinds[act.kind].apply(context, changing, act.payload);
    const changes = done.map((one) => ({ actId: act.id, item: numbers.get(one.recipeId)!, ...one }));
    if (changes.length) await context.manager.insert(BulkChange, changes);
    await this.reports.addEntries(context, act.reportId, entries);
    const failed = act.failed + items.length - chosen.length;
    await context.rows(BulkAct).write(act, { done: act.done + items.length, failed });
    context.record({ type: 'recipe.bulk', data: { id: act.id } });
    return (act.done + items.length) / act.total;
  }

  private async takeBack(context: Context, act: BulkAct): Promise<number | false> {
    const select = context.manager.createQueryBuilder(BulkChange, 'c').where('c.act_id = :id', { id: act.id });
    const changes = await select.orderBy('c.item', 'DESC').limit(AT_ONCE).getMany();
    if (!changes.length) return this.finish(context, act, 'undone');
    const items = changes.map(({ item, recipeId }) => ({ item, recipe: recipeId }));
    await lockRecipes(context, items);
    await this.kinds[act.kind].revert(context, changes, act.payload);
    const numbers = changes.map(({ item }) => item);
    await context.manager.query('DELETE FROM bulk_changes WHERE act_id = $1 AND item = ANY($2)', [act.id, numbers]);
    await context.rows(BulkAct).write(act, { done: Math.min(...numbers) });
    context.record({ type: 'recipe.bulk', data: { id: act.id } });
    return 1 - Math.min(...numbers) / act.total;
  }

  private async finish(context: Context, act: BulkAct, status: 'done' | 'undone'): Promise<false> {
    if (status === 'done') await this.reports.finish(context, act.reportId);
    await context.rows(BulkAct).write(act, { status, ...(status === 'undone' && { done: 0 }) });
    context.record({ type: 'recipe.bulk', data: { id: act.id } });
    return false;
  }
}

async function lockRecipes(context: Context, items: Item[]): Promise<Map<string, Recipe>> {
  const ids = items.map(({ recipe }) => recipe).filter((id) => FORMATS.uuid.test(id));
  const query = context.rows(Recipe).select('r').andWhere('r.id = ANY(:ids)', { ids });
  const recipes = await query.orderBy('r.id').setLock('pessimistic_write').getMany();
  return new Map(recipes.map((recipe) => [recipe.id, recipe]));
}

/** Key of the message why somebody may not change a recipe. */
function reasonAgainst(context: Context, recipe: Recipe | undefined): string | null {
  if (!recipe) return 'recipes.notFound';
  try {
    assertMayEdit(context, recipe);
    return null;
  } catch {
    return 'recipes.locked';
  }
}
