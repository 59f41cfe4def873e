import type { Change, CachedResponse } from '../../shared/live/live-updates.ts';
import type { Api } from '../../shared/api/api.ts';
import { byPosition, withItems } from './list-state.ts';
import type { ShoppingItem, ShoppingList } from './shopping-queries.ts';

/**
 * Loads the items of a list that other people have changed. Returns false if only the whole list will do: a change
 * between two versions was missed or names no items, the recipes of the list may have changed, or the items are many.
 */
export async function loadChangedItems(
  api: Api,
  { cached, changes }: { cached: CachedResponse; changes: Change[] },
): Promise<boolean> {
  const shown = cached.read<ShoppingList>();
  if (!shown) return false;
  const newChanges = changesSince(shown, changes);
  if (newChanges.some(({ version, items }, at) => !items || version !== shown.version + at + 1)) return false;
  if (newChanges.length === 0) return true;
  const ids = [...new Set(newChanges.flatMap(({ items = {} }) => Object.keys(items)))];
  if (ids.length > MAX_IDS) return false;
  const items = ids.length ? await readItems(api, ids) : [];
  const deleted = newChanges.flatMap(({ deletedItems = [] }) => deletedItems);
  // own changes may have been shown meanwhile
  const current = cached.read<ShoppingList>();
  const changed = current && withLoadedItems(current, items, deleted);
  if (!changed) return false;
  cached.write({ ...changed, version: Math.max(current.version, shown.version + newChanges.length) });
  return true;
}

/** The ids are part of the address, whose length servers limit. */
const MAX_IDS = 100;

/** Changes of the list after the shown version, each once, in their order. */
function changesSince({ id, version: shown }: ShoppingList, changes: Change[]): Change[] {
  const byVersion = new Map(changes.filter((change) => change.id === id).map((change) => [change.version, change]));
  return [...byVersion]
    .flatMap(([version = 0, change]) => (version > shown ? [{ version, change }] : []))
    .toSorted((a, b) => a.version - b.version)
    .map(({ change }) => change);
}

async function readItems(api: Api, ids: string[]): Promise<ShoppingItem[]> {
  const query = { perPage: -1, queryFilter: `id IN ["${ids.join('", "')}"]` };
  const { data } = await api.client.GET('/groups/shopping/items', { params: { query } });
  return data.items;
}

/** @returns the list with these items; undefined if the recipes of the list may be others now */
function withLoadedItems(list: ShoppingList, loaded: ShoppingItem[], deleted: string[]): ShoppingList | undefined {
  const shown = new Map(list.listItems.map((item) => [item.id, item]));
  const ofList = loaded.filter(({ shoppingListId }) => shoppingListId === list.id);
  const loadedIds = new Set(ofList.map(({ id }) => id));
  const gone = new Set([...deleted, ...loaded.map(({ id }) => id)].filter((id) => !loadedIds.has(id)));
  const isSameRecipe = (item: ShoppingItem) => recipesOf(item) === recipesOf(shown.get(item.id));
  if (!ofList.every(isSameRecipe) || [...gone].some((id) => recipesOf(shown.get(id)) !== '')) return undefined;
  const newer = new Map(
    ofList.filter(({ id, version }) => version > (shown.get(id)?.version ?? 0)).map((item) => [item.id, item]),
  );
  const changed = withItems(list, (items) =>
    [
      ...items.filter(({ id }) => !gone.has(id)).map((item) => newer.get(item.id) ?? item),
      ...[...newer.values()].filter(({ id }) => !shown.has(id)),
    ].toSorted(byPosition),
  );
  const doneItems = changed.listItems.filter(({ checked }) => checked).length;
  return { ...changed, doneItems, openItems: changed.listItems.length - doneItems };
}

const recipesOf = (item: ShoppingItem | undefined): string =>
  (item?.parts ?? [])
    .filter(({ recipeId }) => recipeId)
    .map(({ recipeId, recipeScale }) => `${recipeId} ${recipeScale}`)
    .join();
