import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ResponseSchema, RequestSchema, ListQuery } from '#contract';
import { firstOf, mustGet, zip } from '#contract/objects';
import { type Context, type Page, missingRow } from '#persistence';
import { Clock, ValidationFailed } from '#platform';
import { Unit } from '#organizers';
import { Recipe, RecipeFoodsService } from '#recipes';
import { type ChangedItems, LockedLists, positionAfter, type StoredList } from '../lists/locked-lists.ts';
import { addItems, mergeIfSameKind, removeRecipe, withTotals } from '../merging/list-rules.ts';
import { manualSource, type ItemSource, withScale } from '../merging/item-sources.ts';
import { PurchasesService } from '../stores/purchases.service.ts';
import { applyItemChanges, hasChangedKind, type ItemChanges, noteOf } from './apply-item-changes.ts';
import { type FieldOf, ItemReferences, type ResolvedReferences } from './item-references.ts';
import { newItem } from './new-item.ts';
import { presentItems } from './present-items.ts';
import type { RecipeLine } from './recipe-lines.service.ts';
import { ShoppingItem } from './shopping-item.entity.ts';
import { type TypedItem, TypedItemsService } from './typed-items.service.ts';

export type NewItem = RequestSchema<'ShoppingItemCreate'>;
type ItemChange = ItemChanges & { id: string };
type ItemsChanged = ResponseSchema<'ShoppingItemsChanged'>;

/** Lines of a recipe to add, and the number of batches. */
export interface RecipeLinesToAdd {
  lines: RecipeLine[];
  times: number;
}

/** An item to create, and the index of its request, of which each line of a text is an item. */
interface ParsedRequest {
  index: number;
  item: NewItem & { typed?: TypedItem };
}

const fieldOfList: FieldOf = (index, name) => `${index}.${name}`;

/** Fields whose change affects no other item. */
const INDEPENDENT_FIELDS = new Set(['id', 'position', 'extras', 'labelId']);

/** Items of shopping lists. Each change locks its lists, so that concurrent changes lose nothing. */
@Injectable()
export class ItemsService {
  constructor(
    private readonly references: ItemReferences,
    private readonly typed: TypedItemsService,
    private readonly purchases: PurchasesService,
    private readonly recipeFoods: RecipeFoodsService,
    private readonly clock: Clock,
  ) {}

  async list(context: Context, query: ListQuery): Promise<Page<ResponseSchema<'ShoppingItem'>>> {
    const page = await context.repository(ShoppingItem).page(query, {
      search: ['row.note'],
    });
    return { ...page, items: await presentItems(context, page.items) };
  }

  /** Items of a list, in order. */
  async listByListId(context: Context, listId: string): Promise<ShoppingItem[]> {
    const query = context.repository(ShoppingItem).select().andWhere('row.shopping_list_id = :listId', { listId });
    return query.orderBy('row.position').addOrderBy('row.created_at').addOrderBy('row.id').getMany();
  }

  async get(context: Context, id: string): Promise<ResponseSchema<'ShoppingItem'>> {
    return firstOf(await presentItems(context, await findAll(context, [id])));
  }

  /** Creates items; requests with the id of an existing item or source are not added again. */
  async createAll(context: Context, bodies: NewItem[], fieldOf: FieldOf = fieldOfList): Promise<ItemsChanged> {
    const parsed = await this.parseTyped(context, bodies);
    const sent = parsed.map(({ item }) => item);
    return context.transaction(async (tx) => {
      const resolved = await this.references.resolve(tx, sent, (at, name) => fieldOf(parsed[at]?.index ?? at, name));
      await assertPartReferencesExist(tx, bodies, fieldOf);
      const open = await LockedLists.lock(
        tx,
        sent.map(({ shoppingListId }) => shoppingListId),
      );
      const known = await findByItemOrSourceIds(
        tx,
        sent.map(({ id }) => id).filter((id) => id !== undefined),
      );
      const alreadyCreated = new Set<ShoppingItem>();
      for (const [body, references] of resolved) {
        const existing = body.id === undefined ? undefined : (open.find(body.id) ?? known.get(body.id));
        if (existing) alreadyCreated.add(existing);
        else this.add(tx, open, { body, references });
      }
      return this.present(tx, await open.save(), [...alreadyCreated]);
    });
  }

  async update(context: Context, id: string, changes: ItemChanges): Promise<ItemsChanged> {
    return this.updateAll(context, [{ ...changes, id }], (_, name) => name);
  }

  /**
   * Changes several items in one transaction; of two changes of one item the first counts. A change of position, label or check
   * mark is skipped if the item is deleted. Throws 404 for another change of a deleted item, or if all items are deleted.
   */
  async updateAll(context: Context, sent: ItemChange[], fieldOf: FieldOf = fieldOfList): Promise<ItemsChanged> {
    const changes = [...new Map(sent.toReversed().map((change) => [change.id, change])).values()].toReversed();
    return context.transaction(async (tx) => {
      const indexes = changes.map((change) => sent.indexOf(change));
      const resolved = await this.references.resolve(tx, changes, (at, name) => fieldOf(indexes[at] ?? at, name));
      const items = await findAll(
        tx,
        changes.map(({ id }) => id),
        changes.some(isPlacementOnly),
      );
      const lists = [...items, ...changes].map(({ shoppingListId }) => shoppingListId).filter((id) => id !== undefined);
      const isSimple = changes.every((change) =>
        Object.keys(change).every((key) => INDEPENDENT_FIELDS.has(key) || isCheckOff(change, key)),
      );
      const partialLists =
        isSimple &&
        (await LockedLists.lock(
          tx,
          lists,
          items.map(({ id }) => id),
        ));
      // an item may have been merged into another item meanwhile
      const open =
        partialLists && items.every(({ id }) => partialLists.find(id))
          ? partialLists
          : await LockedLists.lock(tx, lists);
      const isDeleted = ({ id }: ItemChange) => !open.find(id);
      if (changes.length && changes.every(isDeleted)) throw missingRow('shopping_items');
      for (const [change, references] of resolved)
        if (!(isDeleted(change) && isPlacementOnly(change))) this.change(tx, open, { change, references });
      const changed = await open.save();
      await this.recordPurchases(tx, open, changed);
      return this.present(tx, changed);
    });
  }

  /** Deletes items, or single parts by their ids. Throws 404 if an item is missing and `all` are required. */
  async deleteAll(context: Context, ids: string[], required: 'all' | 'some'): Promise<ChangedItems> {
    return context.transaction(async (tx) => {
      const items = await findAll(tx, ids, required === 'some');
      const open = await LockedLists.lock(
        tx,
        items.map(({ shoppingListId }) => shoppingListId),
      );
      for (const id of ids) {
        const item = open.find(id);
        const parts = item?.parts.filter((part) => part.id !== id) ?? [];
        const isPart = item && item.id !== id && parts.length > 0;
        if (item) open.replace(item, isPart ? [withTotals(item, parts, open.measures)] : []);
      }
      return open.save();
    });
  }

  /** Splits parts off as items that are never merged; all parts but the first if no ids are given. */
  async split(context: Context, id: string, partIds?: string[] | null): Promise<ItemsChanged> {
    return context.transaction(async (tx) => {
      const { shoppingListId: listId } = firstOf(await findAll(tx, [id]));
      const open = await LockedLists.lock(tx, [listId]);
      const item = open.find(id);
      if (!item) throw missingRow('shopping_items');
      const splitIds = partIds ?? item.parts.slice(1).map((part) => part.id);
      const unselected = item.parts.filter((part) => !splitIds.includes(part.id));
      const remaining = unselected.length > 0 ? unselected : item.parts.slice(0, 1);
      const splitParts = item.parts.filter((part) => !remaining.includes(part));
      const { id: _, createdAt: __, updateAt: ___, version: ____, ...shared } = item;
      const newItems = splitParts.map((part) => {
        const partId = open.find(part.id)?.id === part.id ? randomUUID() : part.id;
        return withTotals(newItem({ ...shared, id: partId, apart: true, parts: [] }), [part], open.measures);
      });
      if (newItems.length) open.replace(item, [withTotals(item, remaining, open.measures), ...newItems]);
      return this.present(tx, await open.save());
    });
  }

  /** Adds the lines of recipes to a list; returns the list with all its items. */
  async addLines(context: Context, listId: string, recipes: RecipeLinesToAdd[]): Promise<StoredList> {
    const open = await LockedLists.lock(context, [listId]);
    const foodOf = await this.sharedFoods(context, open.itemsOf(listId), recipes);
    for (const { lines, times } of recipes) {
      let next = open.nextPosition(listId);
      const items = lines.map((line) => {
        const part = { ...recipeSource(line, times), id: randomUUID() };
        const position = next;
        next = positionAfter(position);
        const fields = { id: part.id, shoppingListId: listId, position, foodId: foodOf(line.foodId), isFood: true };
        return withTotals(newItem({ ...fields, parts: [], note: line.note }), [part], open.measures);
      });
      open.set(listId, addItems(open.itemsOf(listId), items, open.measures));
    }
    await open.save();
    return open.storedList(listId);
  }

  /** Foods of the group that mean one food, such as "olive oil" and "Olivenöl", are bought as the one that is on the list first. */
  private async sharedFoods(
    context: Context,
    items: readonly ShoppingItem[],
    recipes: RecipeLinesToAdd[],
  ): Promise<(foodId: string | null) => string | null> {
    const listed = items.filter(({ checked, apart }) => !checked && !apart).map(({ foodId }) => foodId);
    const added = recipes.flatMap(({ lines }) => lines.map(({ foodId }) => foodId));
    const ids = [...new Set([...listed, ...added].filter((id) => id !== null))];
    const certain = await this.recipeFoods.certainFoods(context, ids);
    const first = new Map<string, string>();
    for (const id of ids) {
      const food = certain.get(id);
      if (food && !first.has(food)) first.set(food, id);
    }
    return (foodId) => first.get(certain.get(foodId ?? '') ?? '') ?? foodId;
  }

  /** Removes the given number of batches of a recipe; returns the list with the remaining items. */
  async removeRecipe(
    context: Context,
    listId: string,
    recipe: { recipeId: string; times: number },
  ): Promise<StoredList> {
    const open = await LockedLists.lock(context, [listId]);
    open.set(listId, removeRecipe(open.itemsOf(listId), recipe, open.measures));
    await open.save();
    return open.storedList(listId);
  }

  /** Deletes all items of a list, or the checked items only. */
  async clear(context: Context, listId: string, isOnlyChecked: boolean): Promise<ItemsChanged> {
    return context.transaction(async (tx) => {
      const open = await LockedLists.lock(tx, [listId]);
      open.set(listId, isOnlyChecked ? open.itemsOf(listId).filter(({ checked }) => !checked) : []);
      return this.present(tx, await open.save());
    });
  }

  /** Replaces the items of a list: updates items with a known id, creates the others, deletes the rest. */
  async replaceAll(context: Context, listId: string, bodies: RequestSchema<'ShoppingItemOfList'>[]): Promise<void> {
    const resolved = await this.references.resolve(context, bodies, (at, name) => `listItems.${at}.${name}`);
    const open = await LockedLists.lock(context, [listId]);
    const ids = new Set(bodies.map(({ id }) => id));
    open.set(
      listId,
      open.itemsOf(listId).filter(({ id }) => ids.has(id)),
    );
    for (const [{ id, ...body }, references] of resolved) {
      const sent = { ...body, shoppingListId: listId };
      const item = id === undefined ? undefined : open.find(id);
      if (item) this.change(context, open, { change: { ...sent, id: item.id }, references });
      else this.add(context, open, { body: { ...sent, ...(id && { id }) }, references });
    }
    await this.recordPurchases(context, open, await open.save());
  }

  /** Copies items of another list, unchecked. */
  async copyAll(context: Context, fromListId: string, toListId: string): Promise<void> {
    const open = await LockedLists.lock(context, [toListId]);
    const source = await this.listByListId(context, fromListId);
    const copies = source.map((item) => {
      const { createdAt: _, updateAt: __, version: ___, ...fields } = item;
      const parts = item.parts.map((part) => ({ ...part, id: randomUUID() }));
      const fresh = { id: parts[0]?.id ?? randomUUID(), shoppingListId: toListId, parts };
      return newItem({ ...fields, ...fresh, checked: false, checkedAt: null, checkedById: null });
    });
    open.set(toListId, addItems([], copies, open.measures));
    await open.save();
  }

  /** Replaces each request with a text by one request for each line. */
  private async parseTyped(context: Context, bodies: NewItem[]): Promise<ParsedRequest[]> {
    const lines = bodies.map(
      ({ text }) =>
        text
          ?.split('\n')
          .map((line) => line.trim())
          .filter(Boolean) ?? [],
    );
    const texts = lines.flat();
    if (texts.length > MAX_LINES) throw new ValidationFailed({ text: ['validation.arrayMaxSize'] });
    const typed = await this.typed.read(context, texts);
    const labels = await this.purchases.lastLabels(context, typed);
    const parsed = zip(typed, labels).values();
    return zip(bodies, lines).flatMap(([{ text, ...body }, own], index) =>
      text === undefined
        ? [{ index, item: body }]
        : [...parsed.take(own.length)].map(([typedItem, labelId], at) => ({
            index,
            item: { labelId, ...body, ...(at > 0 && { id: undefined }), typed: typedItem },
          })),
    );
  }

  private add(
    context: Context,
    open: LockedLists,
    { body, references }: { body: NewItem & { typed?: TypedItem }; references: ResolvedReferences },
  ): void {
    const listId = body.shoppingListId;
    const id = body.id ?? randomUUID();
    const position = body.position ?? open.nextPosition(listId);
    const item = body.typed
      ? itemFromTyped(newItem({ id, shoppingListId: listId, position, parts: [] }), body.typed, open)
      : itemFromFields(newItem({ id, shoppingListId: listId, position, parts: [] }), body, { references, open });
    const { text: _, parts: __, typed: ___, quantity: ____, unitId: _____, note: ______, ...rest } = body;
    const complete = applyItemChanges(item, {
      changes: rest,
      references: { ...references, food: undefined, unit: undefined, unknown: '' },
      measures: open.measures,
      newId: randomUUID,
      userId: context.userId,
      now: this.clock.now(),
    });
    open.set(listId, addItems(open.itemsOf(listId), [complete], open.measures));
  }

  private change(
    context: Context,
    open: LockedLists,
    { change, references }: { change: ItemChange; references: ResolvedReferences },
  ): void {
    const item = open.find(change.id);
    if (!item) throw missingRow('shopping_items');
    const isPart = item.id !== change.id && item.parts.length > 1;
    const { id: _, ...sent } = change;
    const { quantity, ...others } = sent;
    const changes = isPart ? others : sent;
    const start =
      isPart && quantity != null
        ? withTotals(
            item,
            item.parts.map((part) => (part.id === change.id ? { ...part, quantity } : part)),
            open.measures,
          )
        : item;
    const after = applyItemChanges(start, {
      changes,
      references,
      measures: open.measures,
      newId: randomUUID,
      userId: context.userId,
      now: this.clock.now(),
    });
    if (after.quantity < 0) return open.replace(item, []);
    if (after.shoppingListId !== item.shoppingListId) {
      open.replace(item, []);
      open.set(after.shoppingListId, [...open.itemsOf(after.shoppingListId), after]);
    } else open.replace(item, [after]);
    const { shoppingListId: listId } = after;
    if (hasChangedKind(item, after)) open.set(listId, mergeIfSameKind(open.itemsOf(listId), after.id, open.measures));
  }

  /** Records checked items as purchases. */
  private async recordPurchases(context: Context, open: LockedLists, { updated }: ChangedItems): Promise<void> {
    await this.purchases.record(context, updated, open.lists);
  }

  private async present(
    context: Context,
    changed: ChangedItems,
    unchanged: ShoppingItem[] = [],
  ): Promise<ItemsChanged> {
    const all = [...changed.created, ...changed.updated, ...changed.deleted];
    const others = unchanged.filter((item) => !all.some(({ id }) => id === item.id));
    const presented = new Map((await presentItems(context, [...all, ...others])).map((item) => [item.id, item]));
    const pick = (items: ShoppingItem[]) => items.map(({ id }) => mustGet(presented, id));
    return {
      createdItems: pick(changed.created),
      updatedItems: pick([...changed.updated, ...others]),
      deletedItems: pick(changed.deleted),
      lists: changed.lists,
    };
  }
}

/** Maximum number of lines of all texts of a request. */
const MAX_LINES = 1000;

const PLACEMENT_FIELDS = new Set(['id', 'position', 'labelId', 'checked']);

/** @returns whether the change may be skipped if the item is deleted */
const isPlacementOnly = (change: ItemChange): boolean => Object.keys(change).every((key) => PLACEMENT_FIELDS.has(key));

/** Checking affects no other item; unchecking may merge the item into another one. */
const isCheckOff = (change: ItemChange, key: string): boolean => key === 'checked' && change.checked === true;

/** Finds items by their ids or the ids of their parts; throws 404 for a missing one unless some may be missing. */
async function findAll(context: Context, ids: string[], maySomeMiss = false): Promise<ShoppingItem[]> {
  const known = await findByItemOrSourceIds(context, ids);
  if (!maySomeMiss && ids.some((id) => !known.has(id))) throw missingRow('shopping_items');
  return [...new Set(ids.map((id) => known.get(id)).filter((item) => item !== undefined))];
}

async function findByItemOrSourceIds(context: Context, ids: string[]): Promise<Map<string, ShoppingItem>> {
  if (!ids.length) return new Map();
  const items = await context.repository(ShoppingItem).select().andWhere('row.id = ANY(:ids)', { ids }).getMany();
  const known = new Map(items.map((item) => [item.id, item]));
  const missing = ids.filter((id) => !known.has(id));
  if (!missing.length) return known;
  const isPart = `EXISTS (SELECT 1 FROM jsonb_array_elements(row.parts) part WHERE part->>'id' = ANY(:missing))`;
  for (const item of await context.repository(ShoppingItem).select().andWhere(isPart, { missing }).getMany())
    for (const { id } of item.parts) if (missing.includes(id)) known.set(id, item);
  return known;
}

/** Throws 422 if a part refers to a recipe or a unit that the group does not have. */
async function assertPartReferencesExist(context: Context, bodies: NewItem[], fieldOf: FieldOf): Promise<void> {
  const references = bodies.flatMap((body, index) =>
    (body.parts ?? []).flatMap(({ recipeId, unitId, written }, at) => [
      { entity: Recipe, id: recipeId, field: fieldOf(index, `parts.${at}.recipeId`) },
      { entity: Unit, id: unitId, field: fieldOf(index, `parts.${at}.unitId`) },
      { entity: Unit, id: written?.unitId, field: fieldOf(index, `parts.${at}.written.unitId`) },
    ]),
  );
  for (const entity of [Recipe, Unit]) {
    const own = references.filter((one) => one.entity === entity);
    const fields = new Map(own.flatMap(({ id, field }) => (id ? [[id, field]] : [])));
    const paths = [...fields.values()];
    await context.repository<Recipe | Unit>(entity).all([...fields.keys()], (at) => paths[at] ?? 'parts');
  }
}

/** Builds an item with one source from typed text. */
function itemFromTyped(item: ShoppingItem, typed: TypedItem, { measures }: LockedLists): ShoppingItem {
  const { quantity, unitId, note, words, isFood, foodId } = typed;
  const part: ItemSource = { ...manualSource(item.id, { quantity, unitId }, note), words };
  return withTotals(Object.assign(item, { foodId, isFood }), [part], measures);
}

/** Builds an item from an API request, with the parts of the request or with one manual part. */
function itemFromFields(
  item: ShoppingItem,
  body: NewItem,
  { references, open }: { references: ResolvedReferences; open: LockedLists },
): ShoppingItem {
  const food = references.food ?? null;
  const unitId = references.unit?.id ?? null;
  const own = manualSource(item.id, { quantity: body.quantity ?? 1, unitId }, noteOf(body, references) ?? '');
  const parts = body.parts?.length ? body.parts.map(sourceFromRequest) : [own];
  const labelId = body.labelId && body.labelId === food?.labelId ? null : (body.labelId ?? null);
  const fields = { foodId: food?.id ?? null, isFood: food !== null, labelId };
  return withTotals(Object.assign(item, fields), parts, open.measures);
}

function sourceFromRequest(part: RequestSchema<'ShoppingPartChange'>): ItemSource {
  const { id, quantity, note, recipeId, recipeQuantity, recipeScale, words = null, written = null } = part;
  const own = manualSource(id ?? randomUUID(), { quantity, unitId: part.unitId ?? null }, note ?? '');
  if (!recipeId) return { ...own, words, written };
  return { ...own, words, written, recipeId, recipeQuantity: recipeQuantity ?? quantity, scale: recipeScale ?? 1 };
}

const recipeSource = ({ recipeId, recipeName, quantity, unitId, note, words }: RecipeLine, times: number): ItemSource =>
  withScale(
    { ...manualSource('', { quantity, unitId }, note), recipeId, recipeName, recipeQuantity: quantity, words },
    times,
  );
