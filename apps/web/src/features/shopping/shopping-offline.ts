import type { Operation, Request } from '#offline-queue';
import type { WireInput } from '#client';
import {
  effect,
  type Known,
  type OfflineChange,
  type ChangeLabelKey,
} from '../../shared/offline/queue/offline-change.ts';
import { type ItemChange, type NewItem, withChanges, withNew, without, withRecipe, withSplit } from './list-state.ts';
import { recreateBody, formerColumns, formerItems } from './former-items.ts';
import type { ListSummary, ShoppingItem, ShoppingList, Store } from './shopping-queries.ts';

const ITEMS = '/groups/shopping/items';
const LISTS = '/groups/shopping/lists';
const LIST = `${LISTS}/{id}`;
const STORES = '/groups/shopping/stores';
const RECIPE = `${LIST}/recipe/{recipeId}`;

const onLists = (apply: (list: ShoppingList, operation: Operation) => ShoppingList) => [
  effect<ShoppingList>({ path: LIST, apply }),
];

const onList = (apply: (list: ShoppingList, operation: Operation) => ShoppingList) =>
  effect<ShoppingList>({ path: LIST, sameParameter: 'id', apply });

const knownItems = (known: Known): ShoppingItem[] =>
  known.all<ShoppingList>(LIST).flatMap(({ listItems }) => listItems);

const knownItem = (known: Known, id: string | undefined): ShoppingItem | undefined =>
  knownItems(known).find((one) => one.id === id);

/** @returns the subject and version of an item for the list of changes */
const ofItem = (item: ShoppingItem | undefined) =>
  item ? { subject: item.display, thing: item.id, ...(item.version > 0 && { seenVersion: item.version }) } : {};

type ItemChanges = WireInput<'ShoppingItemChanges'>;

/** The unit and the food that were chosen, whose names the body does not have. */
function chosen(known: Known, { unitId, foodId }: ItemChanges): object | undefined {
  const there = knownItems(known);
  const unit = unitId === undefined ? undefined : there.find((one) => one.unitId === unitId)?.unit;
  const food = foodId === undefined ? undefined : there.find((one) => one.foodId === foodId)?.food;
  return unit === undefined && food === undefined ? undefined : { unit, food };
}

/** Change of one item: checked, amount, text or aisle. */
const item: OfflineChange = {
  operation: `patch ${ITEMS}/{id}`,
  words: ({ body }) => wordsOfChange(body as ItemChanges),
  effects: onLists((list, { parameters, body, shown, madeAt }) => {
    const checkedAt = (body as ItemChanges).checked ? new Date(madeAt).toISOString() : undefined;
    return withChanges(list, [{ checkedAt, ...shown, ...body, id: parameters.id! }]);
  }),
  describe: ({ parameters, body }, known) => {
    const now = knownItem(known, parameters.id);
    const [before] = formerItems([parameters.id!]);
    const request = { verb: 'patch', path: `${ITEMS}/{id}`, parameters } as const;
    return {
      ...ofItem(now),
      shown: chosen(known, body as ItemChanges),
      ...(before && { inverse: { ...request, body: formerColumns(before, body!), shown: withNames(before, body!) } }),
      ...(now && {
        revival: {
          verb: 'post',
          path: `${ITEMS}/create-bulk`,
          parameters: {},
          body: [recreateBody(now)],
          shown: [now],
        },
      }),
    };
  },
};

/** The unit and the food of an item, as far as a change is about them. */
const withNames = ({ unit, food }: ShoppingItem, change: object): object => ({
  ...('unitId' in change && { unit }),
  ...('foodId' in change && { food }),
});

function wordsOfChange(change: ItemChanges): ChangeLabelKey {
  if (change.checked !== undefined) return change.checked ? 'what.itemTicked' : 'what.itemUnticked';
  if (change.quantity !== undefined) return 'what.itemAmount';
  return change.labelId === undefined ? 'what.item' : 'what.itemAisle';
}

const order: OfflineChange = {
  operation: `patch ${ITEMS}`,
  words: 'what.items',
  effects: onLists((list, { body }) => withChanges(list, body as ItemChange[])),
  describe: ({ body }) => {
    const changes = body as ItemChange[];
    const before = new Map(formerItems(changes.map(({ id }) => id)).map((one) => [one.id, one]));
    if (before.size < changes.length) return {};
    const back = changes.map((change) => formerColumns(before.get(change.id)!, change));
    return { inverse: { verb: 'patch', path: ITEMS, parameters: {}, body: back } };
  },
};

const subjectOf = (items: NewItem[]) => items.map(({ text, note }) => text ?? note).join(', ');

const added: OfflineChange = {
  operation: `post ${ITEMS}/create-bulk`,
  words: 'what.itemsAdded',
  effects: onLists((list, { body, shown }) => withNew(list, body as NewItem[], shown as ShoppingItem[] | undefined)),
  describe: ({ body }) => {
    const items = body as NewItem[];
    const ids = items.map(({ id }) => id);
    const shown = formerItems(ids);
    const inverse: Request = { verb: 'delete', path: ITEMS, parameters: {}, query: { ids } };
    return { subject: shown.length ? displayOf(shown) : subjectOf(items), inverse, ...(shown.length > 0 && { shown }) };
  },
};

const displayOf = (items: readonly ShoppingItem[]) => items.map(({ display }) => display).join(', ');

/** Removal of items, which the list of changes can undo while the items are known. */
const removed: OfflineChange = {
  operation: `delete ${ITEMS}`,
  words: 'what.itemsRemoved',
  effects: onLists((list, { query }) => without(list, query?.ids as string[])),
  describe: ({ params }) => {
    const ids = (params?.query?.ids ?? []) as string[];
    const items = formerItems(ids);
    if (items.length < ids.length) return {};
    const path = `${ITEMS}/create-bulk`;
    const inverse: Request = { verb: 'post', path, parameters: {}, body: items.map(recreateBody), shown: items };
    return { subject: displayOf(items), inverse };
  },
};

const split: OfflineChange = {
  operation: `post ${ITEMS}/{id}/split`,
  words: 'what.itemSplit',
  effects: onLists((list, { parameters }) => withSplit(list, parameters.id!)),
  describe: ({ parameters }, known) => {
    const [before] = formerItems([parameters.id!]);
    const body = before?.parts.slice(1).map(({ id }) => ({ id, apart: false }));
    return {
      subject: before?.display ?? knownItem(known, parameters.id)?.display,
      ...(body && { inverse: { verb: 'patch', path: ITEMS, parameters: {}, body } }),
    };
  },
};

type Settings = WireInput<'ShoppingListChanges'>;

const listOf = (known: Known, id: string | undefined) => known<ShoppingList>(LIST, { id: id! });

const settings: OfflineChange = {
  operation: `patch ${LIST}`,
  words: 'what.list',
  effects: [
    onList((list, { body }) => ({ ...list, ...(body as Partial<ShoppingList>) })),
    effect<{ items: ListSummary[] }>({
      path: LISTS,
      apply: (lists, { parameters, body }) => ({
        ...lists,
        items: lists.items.map((one) =>
          one.id === parameters.id ? { ...one, ...(body as Partial<ListSummary>) } : one,
        ),
      }),
    }),
  ],
  describe: ({ parameters, body }, known) => {
    const list = listOf(known, parameters.id);
    if (!list) return {};
    const { name, archived, storeId } = list;
    const before: Settings = Object.fromEntries(
      Object.entries({ name, archived, storeId }).filter(([key]) => key in (body ?? {})),
    );
    const inverse: Request = { verb: 'patch', path: LIST, parameters, body: before };
    return { subject: name, seenVersion: list.version, thing: list.id, inverse };
  },
};

/** The order of the aisles, of a list or of a store. */
const aisles: OfflineChange = {
  operation: `put ${LIST}/label-settings`,
  words: 'what.aisles',
  effects: [
    onList((list, { body }) => {
      const places = new Map((body as { labelId: string }[]).map(({ labelId }, position) => [labelId, position]));
      const placed = list.labelSettings.map((one) => ({ ...one, position: places.get(one.labelId) ?? places.size }));
      return { ...list, labelSettings: placed.toSorted((a, b) => a.position - b.position) };
    }),
  ],
  describe: ({ parameters }, known) => {
    const list = listOf(known, parameters.id);
    if (!list) return {};
    const before = list.labelSettings.map(({ labelId }, position) => ({ labelId, position }));
    const inverse: Request = { verb: 'put', path: `${LIST}/label-settings`, parameters, body: before };
    return { subject: list.name, inverse };
  },
};

const storeAisles: OfflineChange = {
  operation: `patch ${STORES}/{id}`,
  words: 'what.aisles',
  effects: [
    effect<{ items: Store[] }>({
      path: STORES,
      apply: (stores, { parameters, body }) => ({
        ...stores,
        items: stores.items.map((one) => (one.id === parameters.id ? { ...one, ...(body as Partial<Store>) } : one)),
      }),
    }),
  ],
  describe: ({ parameters }, known) => {
    const stores = known.all<{ items: Store[] }>(STORES).flatMap(({ items }) => items);
    const store = stores.find(({ id }) => id === parameters.id);
    if (!store) return {};
    const { name, labelOrder } = store;
    return { subject: name, inverse: { verb: 'patch', path: `${STORES}/{id}`, parameters, body: { labelOrder } } };
  },
};

/** A recipe of a list once more or less. What is taken back is no more than there is. */
const recipe = (isMore: boolean): OfflineChange => ({
  operation: `post ${RECIPE}${isMore ? '' : '/delete'}`,
  words: isMore ? 'what.recipeMore' : 'what.recipeLess',
  effects: [onList((list, { parameters }) => withRecipe(list, parameters.recipeId!, isMore ? 1 : -1))],
  describe: ({ parameters }, known) => {
    const there = listOf(known, parameters.id)?.recipeReferences.find((one) => one.recipeId === parameters.recipeId);
    if (!there) return {};
    const inverse: Request = isMore
      ? { verb: 'post', path: `${RECIPE}/delete`, parameters, body: {} }
      : {
          verb: 'post',
          path: RECIPE,
          parameters,
          body: { recipeIncrementQuantity: Math.min(1, there.recipeQuantity) },
        };
    return { subject: there.recipe.name, inverse };
  },
});

export const shoppingChanges: OfflineChange[] = [
  item,
  order,
  added,
  removed,
  split,
  settings,
  aisles,
  storeAisles,
  recipe(true),
  recipe(false),
];
