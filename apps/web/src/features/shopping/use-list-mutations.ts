import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { v4 as newId } from 'uuid';
import type { Wire, WireInput } from '#client';
import { foodsQuery, unitsQuery } from '../../shared/api/group-lists.ts';
import { optimistic } from '../../shared/api/optimistic.ts';
import { refresh } from '../../shared/api/query-invalidation.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { byPosition, type ItemChange, type NewItem, withChanges, withNew, without, withSplit } from './list-state.ts';
import { recreateBody, rememberItems } from './former-items.ts';
import type { TypedLine } from './items/pasted-lines.ts';
import { type Label, listQuery, type ShoppingItem, type ShoppingList } from './shopping-queries.ts';

type Changed = Wire<'ShoppingItemsChanged'>;
type ItemChanges = WireInput<'ShoppingItemChanges'>;
interface OfItem {
  params: { path: { id: string } };
  body: ItemChanges;
  keepalive?: boolean;
}
/** Merges the response of a change into the cached list. */
export function applyChanges(list: ShoppingList, changed: Changed, sent: readonly string[] = []): ShoppingList {
  const now = [...changed.createdItems, ...changed.updatedItems].filter((item) => item.shoppingListId === list.id);
  const byId = new Map(now.map((item) => [item.id, item]));
  // the server may have merged a new item into another one
  const gone = new Set([...changed.deletedItems, ...changed.updatedItems].map(({ id }) => id).concat(sent));
  const kept = list.listItems
    .filter(({ id }) => byId.has(id) || !gone.has(id))
    .map((item) => byId.get(item.id) ?? item);
  const known = new Set(kept.map(({ id }) => id));
  const version = changed.lists.find(({ id }) => id === list.id)?.version ?? list.version;
  return {
    ...list,
    version: Math.max(version, list.version),
    listItems: [...kept, ...now.filter(({ id }) => !known.has(id))].toSorted(byPosition),
  };
}

/** Limit of ids in a query string. */
const IN_ADDRESS = 200;

const now = () => new Date().toISOString();

/** Refetches the list if somebody else's change came between. */
function settle(
  client: QueryClient,
  query: ReturnType<typeof listQuery>,
  changed: Changed | undefined,
  sent?: string[],
): void {
  const before = client.getQueryData<ShoppingList>(query.queryKey);
  // offline there is no response yet
  if (!before || !changed) return;
  client.setQueryData(query.queryKey, applyChanges(before, changed, sent));
  const version = changed.lists.find(({ id }) => id === before.id)?.version ?? before.version;
  if (version > before.version + 1) void refresh(client, '/groups/shopping/lists');
}

/** Mutations of items, shown at once. Ids are generated here, so that a repeated request adds nothing. */
export function useListMutations(listId: string) {
  const api = useApi();
  const client = useQueryClient();
  const query = useMemo(() => listQuery(api, listId), [api, listId]);
  const [units, foods] = [unitsQuery(api), foodsQuery(api)];
  const done = (changed: Changed | undefined) => settle(client, query, changed);
  const chosen = <T extends { id: string }>(from: typeof units | typeof foods, id: string | null | undefined) =>
    id === undefined
      ? undefined
      : (client.getQueryData<{ items: T[] }>(from.queryKey)?.items.find((one) => one.id === id) ?? null);
  const { mutate: changeItem } = api.useMutation('patch', '/groups/shopping/items/{id}', {
    ...optimistic(query, (list: ShoppingList, { params, body }: OfItem) => {
      const unit = chosen<Wire<'Unit'>>(units, body.unitId);
      const food = chosen<Wire<'Food'>>(foods, body.foodId);
      const checkedAt = body.checked ? now() : undefined;
      return withChanges(list, [{ ...body, id: params.path.id, unit, food, checkedAt }]);
    }),
    onSuccess: done,
  });
  const { mutate: changeItems } = api.useMutation('patch', '/groups/shopping/items', {
    ...optimistic(query, (list: ShoppingList, { body }: { body: ItemChange[] }) => withChanges(list, body)),
    onSuccess: done,
  });
  const { mutate: create } = api.useMutation('post', '/groups/shopping/items/create-bulk', {
    ...optimistic(query, (list: ShoppingList, { body }: { body: NewItem[] }) => withNew(list, body)),
    onSuccess: (changed: Changed, { body }: { body: NewItem[] }) =>
      settle(
        client,
        query,
        changed,
        body.map(({ id }) => id),
      ),
  });
  const { mutate: destroy } = api.useMutation('delete', '/groups/shopping/items', {
    ...optimistic(query, (list: ShoppingList, { params }: { params: { query: { ids: string[] } } }) =>
      without(list, params.query.ids),
    ),
    onSuccess: () => refresh(client, '/groups/shopping/lists'),
  });
  const { mutate: split } = api.useMutation('post', '/groups/shopping/items/{id}/split', {
    ...optimistic(query, (list: ShoppingList, { params }: OfItem) => withSplit(list, params.path.id)),
    onSuccess: done,
  });
  // stable, so that a change rerenders only the changed rows
  return useMemo(() => {
    const remember = (id: string) =>
      rememberItems(client.getQueryData<ShoppingList>(query.queryKey)?.listItems.filter((one) => one.id === id) ?? []);
    const onItem = (id: string, body: ItemChanges) => {
      remember(id);
      // keepalive: the request outlives the page
      changeItem({ params: { path: { id } }, body, keepalive: true });
    };
    const onItems = (items: ShoppingItem[], body: ItemChange[]) => {
      rememberItems(items);
      changeItems({ body });
    };
    return {
      tick: (id: string) => onItem(id, { checked: true }),
      untick: (id: string) => onItem(id, { checked: false }),
      setQuantity: (id: string, quantity: number) => onItem(id, { quantity }),
      rename: (id: string, note: string) => onItem(id, { note }),
      label: (id: string, label: Label | null) => onItem(id, { labelId: label?.id ?? null }),
      setUnit: (id: string, unit: Wire<'Unit'> | null) => onItem(id, { unitId: unit?.id ?? null }),
      /** Gives an item another unit and the amount in it; the server adds it to the item of that measure. */
      convert: (id: string, { quantity, unitId }: Pick<ShoppingItem, 'quantity' | 'unitId'>) =>
        onItem(id, { quantity, unitId }),
      keepApart: (id: string) => onItem(id, { apart: true }),
      /** The food replaces a note that stood for it. */
      setFood: (item: ShoppingItem, food: Wire<'Food'>) =>
        onItem(item.id, { foodId: food.id, isFood: true, ...(!item.foodId && { note: '' }) }),
      add: (lines: TypedLine[]) =>
        create({ body: lines.map((line) => ({ id: newId(), shoppingListId: listId, ...line })) }),
      /** Replaces the typed text, which the server parses again. */
      retype: (item: ShoppingItem, text: string) => {
        const { id, position } = item;
        rememberItems([item]);
        destroy({ params: { query: { ids: [id] } } });
        create({ body: [{ id: newId(), shoppingListId: listId, text, position }] });
      },
      remove: (items: ShoppingItem[]) => {
        rememberItems(items);
        const ids = items.map(({ id }) => id);
        for (let from = 0; from < ids.length; from += IN_ADDRESS)
          destroy({ params: { query: { ids: ids.slice(from, from + IN_ADDRESS) } } });
      },
      /** Puts removed items back as they were. */
      restore: (items: ShoppingItem[]) => create({ body: items.map(recreateBody) }),
      /** Saves a new order, and the new label of the moved item. */
      move: (items: ShoppingItem[], moved?: { id: string; labelId: string | null }) =>
        onItems(
          items,
          items.map(({ id }, position) => ({
            id,
            position,
            ...(moved?.id === id && { labelId: moved.labelId }),
          })),
        ),
      untickAll: (items: ShoppingItem[]) =>
        onItems(
          items,
          items.map(({ id }) => ({ id, checked: false })),
        ),
      split: (id: string) => {
        remember(id);
        split({ params: { path: { id } }, body: {} });
      },
    };
  }, [changeItem, changeItems, client, create, destroy, query, split, listId]);
}

export type ListMutations = ReturnType<typeof useListMutations>;

/** Mutations of the list itself, apart from its items. */
export function useListSettings(listId: string) {
  const api = useApi();
  const client = useQueryClient();
  // offline there is no response yet
  const keep = (list: ShoppingList | undefined) =>
    void (list && client.setQueryData(listQuery(api, listId).queryKey, list));
  const list = api.useMutation('patch', '/groups/shopping/lists/{id}', { onSuccess: keep });
  const bring = api.useMutation('post', '/groups/shopping/lists/{id}/recipe/{recipeId}', { onSuccess: keep });
  const takeBack = api.useMutation('post', '/groups/shopping/lists/{id}/recipe/{recipeId}/delete', { onSuccess: keep });
  const path = { id: listId };
  return {
    change: (body: WireInput<'ShoppingListChanges'>) => list.mutate({ params: { path }, body }),
    addRecipe: (recipeId: string) => bring.mutate({ params: { path: { ...path, recipeId } }, body: {} }),
    takeBackRecipe: (recipeId: string) => takeBack.mutate({ params: { path: { ...path, recipeId } }, body: {} }),
    isBusy: bring.isPending || takeBack.isPending,
  };
}
