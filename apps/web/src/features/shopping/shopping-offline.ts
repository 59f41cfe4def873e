import type { WireInput } from '#client';
import { keysOf, mustGet, pick } from '#contract/objects';
import type { Request } from '#offline-queue';
import type {
  AnyOfflineChange,
  CachedResponses,
  ChangeLabelKey,
  EffectOf,
  OfflineChange,
} from '../../shared/offline/queue/offline-change.ts';
import { type ItemChange, type NewItem, withChanges, withNew, without, withRecipe, withSplit } from './list-state.ts';
import { recreateBody, formerColumns, formerItems } from './former-items.ts';
import type { ListSummary, ShoppingItem, ShoppingList, Store } from './shopping-queries.ts';

const ITEMS = '/groups/shopping/items';
const LISTS = '/groups/shopping/lists';
const LIST = `${LISTS}/{id}`;
const STORES = '/groups/shopping/stores';
const RECIPE = `${LIST}/recipe/{recipeId}`;

const effectsOnLists = <O>(apply: (list: ShoppingList, operation: O) => ShoppingList): EffectOf<O>[] => [
  { path: LIST, apply },
];

const effectOnList = <O>(apply: (list: ShoppingList, operation: O) => ShoppingList): EffectOf<O> => ({
  path: LIST,
  sameParameter: 'id',
  apply,
});

const cachedItems = (cached: CachedResponses): ShoppingItem[] =>
  cached.all<ShoppingList>(LIST).flatMap(({ listItems }) => listItems);

const cachedItem = (cached: CachedResponses, id: string | undefined): ShoppingItem | undefined =>
  cachedItems(cached).find((one) => one.id === id);

/** @returns the subject and version of an item for the list of changes */
const describeItem = (item: ShoppingItem | undefined) =>
  item ? { subject: item.display, thing: item.id, ...(item.version > 0 && { seenVersion: item.version }) } : {};

/** The app sends units and foods by id only. */
type ItemChanges = Omit<WireInput<'ShoppingItemChanges'>, 'unit' | 'food'>;
type ItemNames = Partial<Pick<ShoppingItem, 'unit' | 'food'>>;

/** Unit and food of a change from the cache: the body has only their ids. */
function newNames(cached: CachedResponses, { unitId, foodId }: ItemChanges): object | undefined {
  const items = cachedItems(cached);
  const unit = unitId === undefined ? undefined : items.find((one) => one.unitId === unitId)?.unit;
  const food = foodId === undefined ? undefined : items.find((one) => one.foodId === foodId)?.food;
  return unit === undefined && food === undefined ? undefined : { unit, food };
}

/** Change of one item: checked, amount, text or aisle. */
const changeItem: OfflineChange<`patch ${typeof ITEMS}/{id}`, ItemNames, ItemChanges> = {
  operation: `patch ${ITEMS}/{id}`,
  label: ({ body }) => labelOfChange(body),
  effects: effectsOnLists((list, { parameters, body, shown, madeAt }) => {
    const checkedAt = body.checked ? new Date(madeAt).toISOString() : undefined;
    return withChanges(list, [{ checkedAt, ...shown, ...body, id: parameters.id }]);
  }),
  describe: ({ parameters, body }, cached) => {
    const now = cachedItem(cached, parameters.id);
    const [before] = formerItems([parameters.id]);
    const request = { verb: 'patch', path: `${ITEMS}/{id}`, parameters } as const;
    return {
      ...describeItem(now),
      shown: newNames(cached, body),
      ...(before && { inverse: { ...request, body: formerColumns(before, body), shown: formerNames(before, body) } }),
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

/** Former unit and food of an item, if a change replaces them. */
const formerNames = ({ unit, food }: ShoppingItem, change: object): object => ({
  ...('unitId' in change && { unit }),
  ...('foodId' in change && { food }),
});

function labelOfChange(change: ItemChanges): ChangeLabelKey {
  if (change.checked !== undefined) return change.checked ? 'what.itemTicked' : 'what.itemUnticked';
  if (change.quantity !== undefined) return 'what.itemAmount';
  return change.labelId === undefined ? 'what.item' : 'what.itemAisle';
}

const reorderItems: OfflineChange<`patch ${typeof ITEMS}`, object, ItemChange[]> = {
  operation: `patch ${ITEMS}`,
  label: () => 'what.items',
  effects: effectsOnLists((list, { body }) => withChanges(list, body)),
  describe: ({ body: changes }) => {
    const before = new Map(formerItems(changes.map(({ id }) => id)).map((one) => [one.id, one]));
    if (before.size < changes.length) return {};
    const formerValues = changes.map((change) => formerColumns(mustGet(before, change.id), change));
    return { inverse: { verb: 'patch', path: ITEMS, parameters: {}, body: formerValues } };
  },
};

const subjectOf = (items: NewItem[]) => items.map(({ text, note }) => text ?? note).join(', ');

const addItems: OfflineChange<`post ${typeof ITEMS}/create-bulk`, ShoppingItem[], NewItem[]> = {
  operation: `post ${ITEMS}/create-bulk`,
  label: () => 'what.itemsAdded',
  effects: effectsOnLists((list, { body, shown }) => withNew(list, body, shown)),
  describe: ({ body: items }) => {
    const ids = items.map(({ id }) => id);
    const shown = formerItems(ids);
    const inverse: Request = { verb: 'delete', path: ITEMS, parameters: {}, query: { ids } };
    return { subject: shown.length ? displayOf(shown) : subjectOf(items), inverse, ...(shown.length > 0 && { shown }) };
  },
};

const displayOf = (items: readonly ShoppingItem[]) => items.map(({ display }) => display).join(', ');

/** Removal of items. It can be undone while the items are known. */
const removeItems: OfflineChange<`delete ${typeof ITEMS}`> = {
  operation: `delete ${ITEMS}`,
  label: () => 'what.itemsRemoved',
  effects: effectsOnLists((list, { query }) => without(list, query.ids)),
  describe: ({ params }) => {
    const ids = params?.query.ids ?? [];
    const items = formerItems(ids);
    if (items.length < ids.length) return {};
    const path = `${ITEMS}/create-bulk`;
    const inverse: Request = { verb: 'post', path, parameters: {}, body: items.map(recreateBody), shown: items };
    return { subject: displayOf(items), inverse };
  },
};

const splitItem: OfflineChange<`post ${typeof ITEMS}/{id}/split`> = {
  operation: `post ${ITEMS}/{id}/split`,
  label: () => 'what.itemSplit',
  effects: effectsOnLists((list, { parameters }) => withSplit(list, parameters.id)),
  describe: ({ parameters }, cached) => {
    const [before] = formerItems([parameters.id]);
    const body = before?.parts.slice(1).map(({ id }) => ({ id, apart: false }));
    return {
      subject: before?.display ?? cachedItem(cached, parameters.id)?.display,
      ...(body && { inverse: { verb: 'patch', path: ITEMS, parameters: {}, body } }),
    };
  },
};

type Settings = Partial<Pick<ShoppingList, 'name' | 'archived' | 'storeId'>>;

const listOf = (cached: CachedResponses, id: string) => cached<ShoppingList>(LIST, { id });

const changeListSettings: OfflineChange<`patch ${typeof LIST}`, object, Settings> = {
  operation: `patch ${LIST}`,
  label: () => 'what.list',
  effects: [
    effectOnList((list, { body }) => ({ ...list, ...body })),
    {
      path: LISTS,
      apply: (lists: { items: ListSummary[] }, { parameters, body }) => ({
        ...lists,
        items: lists.items.map((one) => (one.id === parameters.id ? { ...one, ...body } : one)),
      }),
    },
  ],
  describe: ({ parameters, body }, cached) => {
    const list = listOf(cached, parameters.id);
    if (!list) return {};
    const inverse: Request = { verb: 'patch', path: LIST, parameters, body: pick(list, keysOf(body)) };
    return { subject: list.name, seenVersion: list.version, thing: list.id, inverse };
  },
};

/** Order of a list's labels. */
const reorderAisles: OfflineChange<`put ${typeof LIST}/label-settings`> = {
  operation: `put ${LIST}/label-settings`,
  label: () => 'what.aisles',
  effects: [
    effectOnList((list, { body }) => {
      const places = new Map(body.map(({ labelId }, position) => [labelId, position]));
      const placed = list.labelSettings.map((one) => ({ ...one, position: places.get(one.labelId) ?? places.size }));
      return { ...list, labelSettings: placed.toSorted((a, b) => a.position - b.position) };
    }),
  ],
  describe: ({ parameters }, cached) => {
    const list = listOf(cached, parameters.id);
    if (!list) return {};
    const before = list.labelSettings.map(({ labelId }, position) => ({ labelId, position }));
    const inverse: Request = { verb: 'put', path: `${LIST}/label-settings`, parameters, body: before };
    return { subject: list.name, inverse };
  },
};

const reorderStoreAisles: OfflineChange<`patch ${typeof STORES}/{id}`> = {
  operation: `patch ${STORES}/{id}`,
  label: () => 'what.aisles',
  effects: [
    {
      path: STORES,
      apply: (stores: { items: Store[] }, { parameters, body }) => ({
        ...stores,
        items: stores.items.map((one) => (one.id === parameters.id ? { ...one, ...body } : one)),
      }),
    },
  ],
  describe: ({ parameters }, cached) => {
    const stores = cached.all<{ items: Store[] }>(STORES).flatMap(({ items }) => items);
    const store = stores.find(({ id }) => id === parameters.id);
    if (!store) return {};
    const { name, labelOrder } = store;
    return { subject: name, inverse: { verb: 'patch', path: `${STORES}/{id}`, parameters, body: { labelOrder } } };
  },
};

/** Changes how many times a recipe is on a list. An undo restores at most the former quantity. */
const changeRecipeCount = (isMore: boolean): OfflineChange<`post ${typeof RECIPE}${'' | '/delete'}`> => ({
  operation: `post ${RECIPE}${isMore ? '' : '/delete'}`,
  label: () => (isMore ? 'what.recipeMore' : 'what.recipeLess'),
  effects: [effectOnList((list, { parameters }) => withRecipe(list, parameters.recipeId, isMore ? 1 : -1))],
  describe: ({ parameters }, cached) => {
    const reference = listOf(cached, parameters.id)?.recipeReferences.find(
      (one) => one.recipeId === parameters.recipeId,
    );
    if (!reference) return {};
    const inverse: Request = isMore
      ? { verb: 'post', path: `${RECIPE}/delete`, parameters, body: {} }
      : {
          verb: 'post',
          path: RECIPE,
          parameters,
          body: { recipeIncrementQuantity: Math.min(1, reference.recipeQuantity) },
        };
    return { subject: reference.recipe.name, inverse };
  },
});

export const shoppingChanges: AnyOfflineChange[] = [
  changeItem,
  reorderItems,
  addItems,
  removeItems,
  splitItem,
  changeListSettings,
  reorderAisles,
  reorderStoreAisles,
  changeRecipeCount(true),
  changeRecipeCount(false),
];
