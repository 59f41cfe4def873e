import { Injectable } from '@nestjs/common';
import { trashedIds } from '#groups';
import { type Context, type GroupRow, isOutage, derivedId } from '#persistence';
import { Log, Problem, translate } from '#platform';
import { RecipeActionsService, WebhooksService } from '#notifications';
import { Mealplan, MealplanRule, MealplansService } from '#planning';
import type { MealieCookbook, MealieList } from '#recipe-files';
import { Cookbook, CookbooksService } from '#recipes';
import { ListImportService } from '#shopping';
import type { ImportedGroup } from './imported-group.ts';

/** Meal type for unknown names. */
const USUAL_MEAL = 'dinner';

/** Imports shopping lists, meal plans, rules, cookbooks, webhooks and recipe actions. */
@Injectable()
export class PlanImport {
  constructor(
    private readonly actions: RecipeActionsService,
    private readonly cookbooks: CookbooksService,
    private readonly lists: ListImportService,
    private readonly log: Log,
    private readonly meals: MealplansService,
    private readonly webhooks: WebhooksService,
  ) {}

  async importAll(imported: ImportedGroup, onDone: () => Promise<void>): Promise<void> {
    const { group, tally } = imported;
    for (const list of group.lists) {
      const isImported = await this.each(imported, 'lists', list.name, () => this.importList(imported, list));
      if (isImported) tally.countImported('items', list.items.length);
      await onDone();
    }
    await this.importMeals(imported, onDone);
    for (const { id, condition, ...rule } of group.rules)
      await this.each(imported, 'rules', `${rule.day} ${rule.entryType}`, async () => {
        const { context } = imported;
        const own = ownId(imported, 'rule', id);
        if (await exists(context, MealplanRule, own)) return false;
        await context.repository(MealplanRule).create({
          match: 'all',
          ...rule,
          id: own,
          categories: linkTo(imported, rule.categories),
          tags: linkTo(imported, rule.tags),
        } as Partial<MealplanRule>);
        if (condition) noteCondition(imported, `${rule.day} ${rule.entryType}`);
        return true;
      });
    for (const cookbook of group.cookbooks)
      await this.each(imported, 'cookbooks', cookbook.name, () => this.importCookbook(imported, cookbook));
    for (const { name, url, time } of group.webhooks)
      await this.each(imported, 'webhooks', name || url, async () => {
        const existing = await this.webhooks.list(imported.context, { perPage: -1 });
        if (existing.items.some((one) => one.url === url && one.name === name)) return false;
        // off, so that receivers are not called twice while the other server still runs
        await this.webhooks.create(imported.context, { name, url, enabled: false, scheduledTime: `${time}:00` });
        return true;
      });
    for (const { name, url, actionType } of group.actions)
      await this.each(imported, 'actions', name, async () => {
        const existing = await this.actions.list(imported.context, { perPage: -1 });
        if (existing.items.some((one) => one.url === url && one.name === name)) return false;
        await this.actions.create(imported.context, { title: name, url, actionType });
        return true;
      });
  }

  private async importList(imported: ImportedGroup, list: MealieList): Promise<boolean> {
    const { context, ids, people, group } = imported;
    const names = new Map(group.recipes.map(({ id, name }) => [id, name]));
    const localId = (id: string) => ids.get(id) ?? null;
    return this.lists.import(context, {
      id: ownId(imported, 'list', list.id),
      name: list.name || translate(context.locale, 'shopping.unnamed'),
      ownerId: people.get(list.userId) ?? null,
      createdAt: list.createdAt,
      extras: list.extras,
      labelOrder: list.labelOrder.flatMap((id) => ids.get(id) ?? []),
      items: list.items.map(({ recipes, ...item }) => ({
        ...item,
        id: ownId(imported, 'item', item.id),
        unitId: localId(item.unitId),
        foodId: localId(item.foodId),
        labelId: localId(item.labelId),
        recipes: recipes.flatMap(({ recipeId, ...one }, index) => {
          const own = ids.get(recipeId);
          const recipe = { recipeId: own ?? '', recipeName: names.get(recipeId) ?? '' };
          return own ? [{ ...one, ...recipe, id: ownId(imported, 'part', `${item.id} ${index}`) }] : [];
        }),
      })),
    });
  }

  private async importMeals(imported: ImportedGroup, onDone: () => Promise<void>): Promise<void> {
    const { group, watch, people, ids } = imported;
    let renamed = 0;
    for (const { id, userId, entryType, recipeId, ...meal } of group.meals) {
      const context = imported.as(userId);
      await this.each(imported, 'meals', `${meal.date} ${meal.title}`.trim(), async () => {
        const uuid = ownId(imported, 'meal', id);
        const existing = context.repository(Mealplan).select().andWhere('row.uuid = :uuid', { uuid });
        if (await existing.getExists()) return false;
        if (!entryType) renamed++;
        const recipe = ids.get(recipeId) ?? null;
        const title = meal.title || (recipe ? '' : (group.recipes.find((one) => one.id === recipeId)?.name ?? ''));
        await context.transaction(async (tx) => {
          const body = { ...meal, uuid, title, recipeId: recipe, entryType: entryType ?? USUAL_MEAL };
          const entry = await this.meals.create(tx, body);
          if (!people.has(userId)) await tx.repository(Mealplan).write(entry, { plannerId: null });
        });
        return true;
      });
      await onDone();
    }
    if (renamed) imported.tally.note(translate(watch.context.locale, 'moving.unknownMeals', { count: renamed }));
  }

  /** Leaves out and reports cookbook conditions that cannot be converted. */
  private async importCookbook(
    imported: ImportedGroup,
    { id, condition, ...cookbook }: MealieCookbook,
  ): Promise<boolean> {
    const { context, ids, people } = imported;
    const own = ownId(imported, 'cookbook', id);
    if (await exists(context, Cookbook, own)) return false;
    const body = {
      ...cookbook,
      id: own,
      categories: linkTo(imported, cookbook.categories),
      tags: linkTo(imported, cookbook.tags),
      tools: linkTo(imported, cookbook.tools),
    };
    let queryFilterString = condition;
    for (const [from, to] of condition ? [...ids, ...people] : [])
      queryFilterString = queryFilterString.replaceAll(from, to);
    try {
      await this.cookbooks.create(context, { ...body, queryFilterString });
    } catch (error) {
      if (!(error instanceof Problem) || !condition) throw error;
      await this.cookbooks.create(context, body);
      noteCondition(imported, cookbook.name);
    }
    return true;
  }

  /** Returns true if the row was imported; failures are reported. */
  private async each(
    { tally, watch }: ImportedGroup,
    kind: 'lists' | 'meals' | 'rules' | 'cookbooks' | 'webhooks' | 'actions',
    name: string,
    work: () => Promise<boolean>,
  ): Promise<boolean> {
    watch.signal.throwIfAborted();
    try {
      const isImported = await work();
      tally[isImported ? 'countImported' : 'countExisting'](kind);
      return isImported;
    } catch (error) {
      if (isOutage(error)) throw error;
      const { locale } = watch.context;
      if (!(error instanceof Problem)) this.log.error('A row of another server could not be imported', error, { kind });
      tally.countFailed(kind);
      const reason = error instanceof Problem ? translate(locale, error.key, error.params) : null;
      tally.note(`${name}: ${reason ?? translate(locale, 'moving.unreadable')}`);
      return false;
    }
  }
}

const ownId = ({ context }: ImportedGroup, kind: string, id: string): string =>
  derivedId(`${kind} ${id}`, context.groupId);

const noteCondition = ({ tally, watch }: ImportedGroup, name: string): void =>
  tally.note(`${name}: ${translate(watch.context.locale, 'moving.noCondition')}`);

const linkTo = ({ ids }: ImportedGroup, list: readonly string[]): { id: string }[] =>
  list.flatMap((one) => {
    const id = ids.get(one);
    return id ? [{ id }] : [];
  });

/** True also for rows in the trash, which stay deleted. */
async function exists(context: Context, entity: new () => GroupRow, id: string): Promise<boolean> {
  return (await context.repository(entity).find(id)) !== null || (await trashedIds(context, [id])).length > 0;
}
