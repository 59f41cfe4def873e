import { Injectable } from '@nestjs/common';
import type { ResponseSchema, RequestSchema, QueryParams } from '#contract';
import { mustGet, zip } from '#contract/objects';
import { CrudService } from '#groups';
import { listText } from '#ingredients/list-text';
import { Label, LabelsService } from '#organizers';
import { type Context, derivedId, DomainEvents, listPage, type Page } from '#persistence';
import { Conflict, ValidationFailed, translate } from '#platform';
import { RecipesService } from '#recipes';
import { ItemsService } from '../items/items.service.ts';
import { presentItems } from '../items/present-items.ts';
import { RecipeLinesService, type RecipeSelection } from '../items/recipe-lines.service.ts';
import { ShoppingItem } from '../items/shopping-item.entity.ts';
import { Store } from '../stores/store.entity.ts';
import { groupOpenItems } from './group-open-items.ts';
import { ShoppingList } from './shopping-list.entity.ts';

type Body = RequestSchema<'ShoppingListChanges'>;
type Recipes = RequestSchema<'ShoppingRecipe'>[];

@Injectable()
export class ShoppingListsService extends CrudService<ShoppingList, Body> {
  constructor(
    domainEvents: DomainEvents,
    private readonly items: ItemsService,
    private readonly labels: LabelsService,
    private readonly recipes: RecipesService,
    private readonly lines: RecipeLinesService,
  ) {
    super(domainEvents, {
      entity: ShoppingList,
      event: 'shopping-list',
    });
  }

  override async list(
    context: Context,
    { archived = false, withContents = true, ...query }: QueryParams<'listShoppingLists'>,
  ): Promise<Page<ShoppingList>> {
    const rows = context.repository(ShoppingList).select().andWhere('row.archived = :archived', { archived });
    const page = await listPage(rows, query, this.options);
    if (withContents) await this.addComputed(context, page.items);
    else await this.addCounts(context, page.items);
    return page;
  }

  /** Returns the list if the id exists already, so that a request may be repeated. */
  override async create(context: Context, { id, ...body }: RequestSchema<'ShoppingListCreate'>): Promise<ShoppingList> {
    const known = id && (await context.repository(ShoppingList).find(id));
    if (known) return this.withComputed(context, known);
    const name = body.name ?? translate(context.locale, 'shopping.unnamed');
    const labelOrder = (await this.labels.all(context)).map((label) => label.id);
    try {
      return await super.create(context, { ...body, name, ...ownColumns(context, labelOrder), ...(id && { id }) });
    } catch (error) {
      // hide details: the id may be of another group
      throw error instanceof Conflict ? new Conflict() : error;
    }
  }

  /** Items of the request replace the items of the list. */
  override async update(context: Context, id: string, { listItems, ...body }: Body): Promise<ShoppingList> {
    await context.repository(ShoppingList).get(id);
    return context.transaction(async (tx) => {
      const list = await super.update(tx, id, body);
      if (!listItems) return list;
      await this.items.replaceAll(tx, id, listItems);
      return this.get(tx, id);
    });
  }

  /** Copies the items too, none of them checked. */
  override async duplicate(context: Context, id: string, name?: string | null): Promise<ShoppingList> {
    return context.transaction(async (tx) => {
      const copy = await super.duplicate(tx, id, name);
      await this.items.copyAll(tx, id, copy.id);
      if (copy.archived) await super.update(tx, copy.id, { archived: false });
      return this.get(tx, copy.id);
    });
  }

  /** Orders labels; labels that the request does not have follow in their present order. */
  async orderLabels(
    context: Context,
    id: string,
    settings: RequestSchema<'LabelSettingChange'>[],
  ): Promise<ShoppingList> {
    await context.repository(ShoppingList).get(id);
    const foreign = settings.findIndex(({ shoppingListId }) => shoppingListId && shoppingListId !== id);
    if (foreign >= 0) throw new ValidationFailed({ [`${foreign}.shoppingListId`]: ['errors.unknownReference'] });
    const sent = settings.map(({ labelId }) => labelId);
    await context.repository(Label).all([...new Set(sent)], 'labelId');
    return context.transaction(async (tx) => {
      const { labelOrder } = await tx.repository(ShoppingList).lock(id);
      const place = new Map(settings.map(({ labelId, position }, index) => [labelId, position ?? index]));
      const order = [...place.keys()].toSorted((a, b) => mustGet(place, a) - mustGet(place, b));
      const others = labelOrder.filter((labelId) => !place.has(labelId));
      return super.update(tx, id, { labelOrder: [...order, ...others] } as Body);
    });
  }

  /** Adds the lines of several recipes in one transaction. */
  async addRecipes(context: Context, id: string, selections: Recipes): Promise<ShoppingList> {
    await context.repository(ShoppingList).get(id);
    const lines = await this.lines.load(context, selections as RecipeSelection[]);
    const { list, items } = await context.transaction((tx) =>
      this.items.addLines(
        tx,
        id,
        zip(lines, selections).map(([own, { recipeIncrementQuantity, scale }]) => ({
          lines: own,
          times: recipeIncrementQuantity ?? scale ?? 1,
        })),
      ),
    );
    return this.withItems(context, list, items);
  }

  /** Removes the given number of batches of a recipe. */
  async removeRecipe(context: Context, id: string, recipe: { recipeId: string; times: number }): Promise<ShoppingList> {
    await context.repository(ShoppingList).get(id);
    const { list, items } = await context.transaction((tx) => this.items.removeRecipe(tx, id, recipe));
    return this.withItems(context, list, items);
  }

  async clear(context: Context, id: string, isOnlyChecked: boolean) {
    await context.repository(ShoppingList).get(id);
    return this.items.clear(context, id, isOnlyChecked);
  }

  async text(context: Context, id: string, format: 'plain' | 'markdown' = 'plain'): Promise<{ text: string }> {
    const { listItems, labelOrder, storeId } = await this.get(context, id);
    const store = storeId ? await context.repository(Store).find(storeId) : null;
    const order = store
      ? [...store.labelOrder, ...labelOrder.filter((one) => !store.labelOrder.includes(one))]
      : labelOrder;
    return { text: listText(groupOpenItems(listItems, order), format) };
  }

  protected override async toColumns(
    context: Context,
    { listItems: _, ...body }: Body,
  ): Promise<Partial<ShoppingList>> {
    if (body.storeId && !(await context.repository(Store).find(body.storeId)))
      throw new ValidationFailed({ storeId: ['errors.unknownReference'] });
    const { name, ...others } = body;
    return super.toColumns(context, name == null ? others : { ...others, name });
  }

  protected override async addComputed(context: Context, lists: ShoppingList[]): Promise<void> {
    await super.addComputed(context, lists);
    if (!lists.length) return;
    const counts = await countItems(context, lists);
    const recipes = Map.groupBy(await countRecipes(context, lists), ({ listId }) => listId);
    await this.addContents(context, lists, (list) => ({
      open: counts.get(list.id)?.open ?? 0,
      done: counts.get(list.id)?.done ?? 0,
      recipes: recipes.get(list.id) ?? [],
    }));
  }

  private async addCounts(context: Context, lists: ShoppingList[]): Promise<void> {
    await super.addComputed(context, lists);
    const counts = await countItems(context, lists);
    for (const list of lists) {
      const { open = 0, done = 0 } = counts.get(list.id) ?? {};
      Object.assign(list, { openItems: open, doneItems: done, labelSettings: [], recipeReferences: [] });
    }
  }

  /** Adds the items too; lists of a page do not have them. */
  protected override async withComputed(context: Context, list: ShoppingList): Promise<ShoppingList> {
    return this.withItems(context, list, await this.items.listByListId(context, list.id));
  }

  private async withItems(context: Context, list: ShoppingList, items: ShoppingItem[]): Promise<ShoppingList> {
    await super.addComputed(context, [list]);
    await this.addContents(context, [list], () => contentsOf(items));
    return Object.assign(list, { listItems: await presentItems(context, items) });
  }

  /** Adds the numbers of items, the recipes and the labels. */
  private async addContents(
    context: Context,
    lists: ShoppingList[],
    contentsOfList: (list: ShoppingList) => Contents,
  ): Promise<void> {
    const labels = await context.repository(Label).select().orderBy('row.created_at').addOrderBy('row.id').getMany();
    const listsWithContents = lists.map((list) => ({ list, ...contentsOfList(list) }));
    const ids = listsWithContents.flatMap((contents) => contents.recipes.map(({ recipeId }) => recipeId));
    const recipes = await this.recipes.summaries(context, [...new Set(ids)]);
    const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
    for (const { list, open, done, recipes: onList } of listsWithContents) {
      const own = onList.filter(({ recipeId }) => byId.has(recipeId));
      Object.assign(list, {
        openItems: open,
        doneItems: done,
        labelSettings: settingsOf(list, labels),
        recipeReferences: own.map(({ recipeId, times }) => ({
          id: derivedId(recipeId, list.id),
          shoppingListId: list.id,
          recipeId,
          recipeQuantity: times,
          recipe: mustGet(byId, recipeId),
        })),
      });
    }
  }
}

const ownColumns = ({ userId }: Context, labelOrder: string[]): object => ({ ownerId: userId, labelOrder });

/** The labels in the order of the list; labels that the list does not have come last. */
function settingsOf(list: ShoppingList, labels: Label[]): ResponseSchema<'LabelSetting'>[] {
  const place = new Map(list.labelOrder.map((id, index) => [id, index]));
  const sorted = labels.toSorted((a, b) => (place.get(a.id) ?? Infinity) - (place.get(b.id) ?? Infinity) || 0);
  return sorted.map((label, position) => ({
    id: derivedId(label.id, list.id),
    shoppingListId: list.id,
    labelId: label.id,
    position,
    label,
  }));
}

interface Contents {
  open: number;
  done: number;
  recipes: RecipeOnList[];
}

interface RecipeOnList {
  recipeId: string;
  /** How many times the recipe is on the list. */
  times: number;
}

/** Counts the items and recipes of a list in memory; must equal `countItems` and `countRecipes`. */
function contentsOf(items: readonly ShoppingItem[]): Contents {
  const times = new Map<string, number>();
  for (const { parts } of items)
    for (const { recipeId, scale } of parts.toSorted((a, b) => ((a.recipeId ?? '') < (b.recipeId ?? '') ? -1 : 1)))
      if (recipeId) times.set(recipeId, Math.max(times.get(recipeId) ?? 0, scale ?? 1));
  const done = items.filter(({ checked }) => checked).length;
  const recipes = [...times].map(([recipeId, most]) => ({ recipeId, times: most }));
  return { open: items.length - done, done, recipes };
}

async function countItems(
  context: Context,
  lists: ShoppingList[],
): Promise<Map<string, { open: number; done: number }>> {
  const rows = await context
    .repository(ShoppingItem)
    .select()
    .select('row.shopping_list_id', 'id')
    .addSelect('count(*) FILTER (WHERE NOT row.checked)::int', 'open')
    .addSelect('count(*) FILTER (WHERE row.checked)::int', 'done')
    .andWhere('row.shopping_list_id = ANY(:ids)', { ids: lists.map(({ id }) => id) })
    .groupBy('row.shopping_list_id')
    .getRawMany<{ id: string; open: number; done: number }>();
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

async function countRecipes(
  { manager }: Context,
  lists: ShoppingList[],
): Promise<(RecipeOnList & { listId: string })[]> {
  return manager.query(
    `SELECT item.shopping_list_id AS "listId", part->>'recipeId' AS "recipeId", max((part->>'scale')::float8) AS times
     FROM shopping_items item, jsonb_array_elements(item.parts) part
     WHERE item.shopping_list_id = ANY($1) AND part->>'recipeId' IS NOT NULL
     GROUP BY 1, 2 ORDER BY min(item.position), min(item.created_at), 2`,
    [lists.map(({ id }) => id)],
  );
}
