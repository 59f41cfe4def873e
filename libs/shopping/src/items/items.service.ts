import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ResponseSchema, RequestSchema, ListQuery } from '#contract';
import { mustGet } from '#contract/objects';
import { scaleQuantity } from '#ingredients';
import { type Context, type Page } from '#persistence';
import { Clock, ValidationFailed, NotFound } from '#platform';
import { Recipe } from '#recipes';
import { type ChangedItems, LockedLists, positionAfter, type StoredList } from '../lists/locked-lists.ts';
import { addItems, mergeIfSameKind, removeRecipe, withTotals } from '../merging/list-rules.ts';
import { manualSource, type ItemSource } from '../merging/item-sources.ts';
import { PurchasesService } from '../stores/purchases.service.ts';
import { applyItemChanges, hasChangedKind, type ItemChanges, noteOf } from './apply-item-changes.ts';
import { ItemReferences, type ResolvedReferences } from './item-references.ts';
import { newItem } from './new-item.ts';
import { presentItems } from './present-items.ts';
import type { RecipeLine } from './recipe-lines.service.ts';
import { ShoppingItem } from './shopping-item.entity.ts';
import { type TypedItem, TypedItemsService } from './typed-items.service.ts';

export type NewItem = RequestSchema<'ShoppingItemCreate'>;
type ItemChange = ItemChanges & { id: string };
type ItemsChanged = ResponseSchema<'ShoppingItemsChanged'>;

/** Lines of a recipe to add as items, so many times. */
export interface RecipeLinesToAdd {
  lines: RecipeLine[];
  times: number;
}

/** Changes that touch nothing but the item itself. */
const INDEPENDENT_FIELDS = new Set(['id', 'position', 'extras', 'labelId']);

/** Items of shopping lists. Each change locks its lists, so that concurrent changes lose nothing. */
@Injectable()
export class ItemsService {
  constructor(
    private readonly references: ItemReferences,
    private readonly typed: TypedItemsService,
    private readonly purchases: PurchasesService,
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
    return (await presentItems(context, await findAll(context, [id])))[0]!;
  }

  /** Creates items; bodies with the id of an existing item or source are not added again. */
  async createAll(context: Context, bodies: NewItem[]): Promise<ItemsChanged> {
    const sent = await this.parseTyped(context, bodies);
    return context.transaction(async (tx) => {
      const named = await this.references.resolve(tx, sent);
      await assertSourceRecipesExist(tx, sent);
      const open = await LockedLists.lock(
        tx,
        sent.map(({ shoppingListId }) => shoppingListId),
      );
      const known = await findByItemOrSourceIds(
        tx,
        sent.map(({ id }) => id).filter((id) => id !== undefined),
      );
      const alreadyCreated = new Set<ShoppingItem>();
      for (const [index, body] of sent.entries()) {
        const there = body.id === undefined ? undefined : (open.find(body.id) ?? known.get(body.id));
        if (there) alreadyCreated.add(there);
        else this.add(tx, open, { body, named: named[index]! });
      }
      return this.present(tx, await open.save(), [...alreadyCreated]);
    });
  }

  async update(context: Context, id: string, changes: ItemChanges): Promise<ItemsChanged> {
    return this.updateAll(context, [{ ...changes, id }]);
  }

  /**
   * Changes several, all of them or none; of two changes of one item the first counts. Somebody may have removed an item that is
   * only put in its place or ticked with others: it is passed over. Throws 404 where another change, or every item, is of none.
   */
  async updateAll(context: Context, sent: ItemChange[]): Promise<ItemsChanged> {
    const changes = [...new Map(sent.toReversed().map((change) => [change.id, change])).values()].toReversed();
    return context.transaction(async (tx) => {
      const named = await this.references.resolve(tx, changes);
      const found = await findAll(
        tx,
        changes.map(({ id }) => id),
        changes.some(isPlacementOnly),
      );
      const lists = [...found, ...changes].map(({ shoppingListId }) => shoppingListId).filter((id) => id !== undefined);
      const isSimple = changes.every((change) =>
        Object.keys(change).every((key) => INDEPENDENT_FIELDS.has(key) || isCheckOff(change, key)),
      );
      const partialLists =
        isSimple &&
        (await LockedLists.lock(
          tx,
          lists,
          found.map(({ id }) => id),
        ));
      // one that was added to another one just before is a part of that
      const open =
        partialLists && found.every(({ id }) => partialLists.find(id))
          ? partialLists
          : await LockedLists.lock(tx, lists);
      const isGone = ({ id }: ItemChange) => !open.find(id);
      if (changes.length && changes.every(isGone)) throw new NotFound();
      for (const [index, change] of changes.entries())
        if (!(isGone(change) && isPlacementOnly(change))) this.change(tx, open, { change, named: named[index]! });
      const done = await open.save();
      await this.recordPurchases(tx, open, done);
      return this.present(tx, done);
    });
  }

  /** Removes items; the id of a part removes that. Where `all` must be there still, throws 404. */
  async deleteAll(context: Context, ids: string[], needed: 'all' | 'some'): Promise<ChangedItems> {
    return context.transaction(async (tx) => {
      const found = await findAll(tx, ids, needed === 'some');
      const open = await LockedLists.lock(
        tx,
        found.map(({ shoppingListId }) => shoppingListId),
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

  /** Parts become items of their own, all but the first unless told, and nothing is added to those. */
  async split(context: Context, id: string, partIds?: string[] | null): Promise<ItemsChanged> {
    return context.transaction(async (tx) => {
      const [{ shoppingListId: listId }] = (await findAll(tx, [id])) as [ShoppingItem];
      const open = await LockedLists.lock(tx, [listId]);
      const item = open.find(id);
      if (!item) throw new NotFound();
      const leaving = partIds ?? item.parts.slice(1).map((part) => part.id);
      const staying = item.parts.filter((part) => !leaving.includes(part.id));
      const kept = staying.length > 0 ? staying : item.parts.slice(0, 1);
      const parted = item.parts.filter((part) => !kept.includes(part));
      const { id: _, createdAt: __, updateAt: ___, version: ____, ...shared } = item;
      const own = parted.map((part) => {
        const partId = open.find(part.id)?.id === part.id ? randomUUID() : part.id;
        return withTotals(newItem({ ...shared, id: partId, apart: true, parts: [] }), [part], open.measures);
      });
      if (own.length) open.replace(item, [withTotals(item, kept, open.measures), ...own]);
      return this.present(tx, await open.save());
    });
  }

  /** Puts the lines of recipes on a list; returns the list with all its items. */
  async addLines(context: Context, listId: string, brought: RecipeLinesToAdd[]): Promise<StoredList> {
    const open = await LockedLists.lock(context, [listId]);
    for (const { lines, times } of brought) {
      let next = open.nextPosition(listId);
      const items = lines.map((line) => {
        const part = { ...recipeSource(line, times), id: randomUUID() };
        const position = next;
        next = positionAfter(position);
        const fields = { id: part.id, shoppingListId: listId, position, foodId: line.foodId, isFood: true };
        return withTotals(newItem({ ...fields, parts: [], note: line.note }), [part], open.measures);
      });
      open.set(listId, addItems(open.itemsOf(listId), items, open.measures));
    }
    await open.save();
    return open.storedList(listId);
  }

  /** Takes back what a recipe has brought, so many times; returns the list with all items that are left. */
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

  /** Removes all items of a list, or those that are ticked. */
  async clear(context: Context, listId: string, isOnlyChecked: boolean): Promise<ItemsChanged> {
    return context.transaction(async (tx) => {
      const open = await LockedLists.lock(tx, [listId]);
      open.set(listId, isOnlyChecked ? open.itemsOf(listId).filter(({ checked }) => !checked) : []);
      return this.present(tx, await open.save());
    });
  }

  /** The items that a list is to have, and no others: those with the id of one are changes of it, others are new. */
  async replaceAll(context: Context, listId: string, bodies: RequestSchema<'ShoppingItemOfList'>[]): Promise<void> {
    const named = await this.references.resolve(context, bodies);
    const open = await LockedLists.lock(context, [listId]);
    const kept = new Set(bodies.map(({ id }) => id));
    open.set(
      listId,
      open.itemsOf(listId).filter(({ id }) => kept.has(id)),
    );
    for (const [index, { id, ...body }] of bodies.entries()) {
      const sent = { ...body, shoppingListId: listId };
      const item = id === undefined ? undefined : open.find(id);
      if (item) this.change(context, open, { change: { ...sent, id: item.id }, named: named[index]! });
      else this.add(context, open, { body: { ...sent, ...(id && { id }) }, named: named[index]! });
    }
    const done = await open.save();
    await this.recordPurchases(context, open, done);
  }

  /** Items of another list as new ones, not ticked. */
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

  /** Bodies with a text are one for each of its lines, as they are understood. */
  private async parseTyped(context: Context, bodies: NewItem[]): Promise<(NewItem & { typed?: TypedItem })[]> {
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
    return bodies.flatMap(({ text, ...body }, index) =>
      text === undefined
        ? [body]
        : lines[index]!.map((_, at) => ({
            labelId: labels.shift(),
            ...body,
            ...(at > 0 && { id: undefined }),
            typed: typed.shift()!,
          })),
    );
  }

  private add(
    context: Context,
    open: LockedLists,
    { body, named }: { body: NewItem & { typed?: TypedItem }; named: ResolvedReferences },
  ): void {
    const listId = body.shoppingListId;
    const id = body.id ?? randomUUID();
    const position = body.position ?? open.nextPosition(listId);
    const item = body.typed
      ? itemFromTyped(newItem({ id, shoppingListId: listId, position, parts: [] }), body.typed, open)
      : itemFromFields(newItem({ id, shoppingListId: listId, position, parts: [] }), body, { named, open });
    const { text: _, parts: __, typed: ___, quantity: ____, unitId: _____, note: ______, ...rest } = body;
    const whole = applyItemChanges(item, {
      changes: rest,
      named: { ...named, food: undefined, unit: undefined, unknown: '' },
      measures: open.measures,
      newId: randomUUID,
      userId: context.userId,
      now: this.clock.now(),
    });
    open.set(listId, addItems(open.itemsOf(listId), [whole], open.measures));
  }

  private change(
    context: Context,
    open: LockedLists,
    { change, named }: { change: ItemChange; named: ResolvedReferences },
  ): void {
    const item = open.find(change.id);
    if (!item) throw new NotFound();
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
      named,
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

  private async present(context: Context, changed: ChangedItems, again: ShoppingItem[] = []): Promise<ItemsChanged> {
    const all = [...changed.created, ...changed.updated, ...changed.deleted];
    const others = again.filter((item) => !all.some(({ id }) => id === item.id));
    const shown = new Map((await presentItems(context, [...all, ...others])).map((item) => [item.id, item]));
    const pick = (items: ShoppingItem[]) => items.map(({ id }) => mustGet(shown, id));
    return {
      createdItems: pick(changed.created),
      updatedItems: pick([...changed.updated, ...others]),
      deletedItems: pick(changed.deleted),
      lists: changed.lists,
    };
  }
}

/** A text has no more lines than this. */
const MAX_LINES = 1000;

const PLACEMENT_FIELDS = new Set(['id', 'position', 'labelId', 'checked']);

/** Says nothing that is lost with the item. */
const isPlacementOnly = (change: ItemChange): boolean => Object.keys(change).every((key) => PLACEMENT_FIELDS.has(key));

/** Ticking concerns nothing else; unticking may add an item to another one. */
const isCheckOff = (change: ItemChange, key: string): boolean => key === 'checked' && change.checked === true;

/** The items with these ids, or with parts of these ids; throws 404 unless some may be missing. */
async function findAll(context: Context, ids: string[], maySomeMiss = false): Promise<ShoppingItem[]> {
  const known = await findByItemOrSourceIds(context, ids);
  if (!maySomeMiss && ids.some((id) => !known.has(id))) throw new NotFound();
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

/** Units and recipes of parts that are sent are those of the group. */
async function assertSourceRecipesExist(context: Context, bodies: NewItem[]): Promise<void> {
  const parts = bodies.flatMap((body) => body.parts ?? []);
  const recipes = [...new Set(parts.map(({ recipeId }) => recipeId).filter((id) => !!id))] as string[];
  await context.repository(Recipe).all(recipes, 'parts');
}

/** Builds an item with one source from typed text. */
function itemFromTyped(item: ShoppingItem, typed: TypedItem, { measures }: LockedLists): ShoppingItem {
  const { quantity, unitId, note, words, isFood, foodId } = typed;
  const part: ItemSource = { ...manualSource(item.id, { quantity, unitId }, note), words };
  return withTotals({ ...item, foodId, isFood } as ShoppingItem, [part], measures);
}

/** Builds an item from an API request, with one source or with its former sources. */
function itemFromFields(
  item: ShoppingItem,
  body: NewItem,
  { named, open }: { named: ResolvedReferences; open: LockedLists },
): ShoppingItem {
  const food = named.food ?? null;
  const unitId = named.unit?.id ?? null;
  const own = manualSource(item.id, { quantity: body.quantity ?? 1, unitId }, noteOf(body, named) ?? '');
  const parts = body.parts?.length ? body.parts.map((part) => sourceFromRequest(part, open)) : [own];
  const labelId = body.labelId && body.labelId === food?.labelId ? null : (body.labelId ?? null);
  const fields = { ...item, foodId: food?.id ?? null, isFood: food !== null, labelId } as ShoppingItem;
  return withTotals(fields, parts, open.measures);
}

function sourceFromRequest(part: RequestSchema<'ShoppingPartChange'>, { measures }: LockedLists): ItemSource {
  const { id, quantity, note, recipeId, recipeQuantity, recipeScale, words = null } = part;
  if (part.unitId && !measures.has(part.unitId)) throw new ValidationFailed({ parts: ['errors.unknownReference'] });
  const own = manualSource(id ?? randomUUID(), { quantity, unitId: part.unitId ?? null }, note ?? '');
  if (!recipeId) return { ...own, words };
  return { ...own, words, recipeId, recipeQuantity: recipeQuantity ?? quantity, scale: recipeScale ?? 1 };
}

const recipeSource = (line: RecipeLine, times: number): ItemSource => ({
  ...manualSource('', { quantity: scaleQuantity(line.quantity, times), unitId: line.unitId }, line.note),
  recipeId: line.recipeId,
  recipeName: line.recipeName,
  recipeQuantity: line.quantity,
  scale: times,
});
