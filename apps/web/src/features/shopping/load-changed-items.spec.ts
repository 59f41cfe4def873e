import { fixture } from '../../testing/fixture.ts';
import type { Change } from '../../shared/live/live-updates.ts';
import { createApi } from '../../shared/api/api.ts';
import { loadChangedItems } from './load-changed-items.ts';
import type { ShoppingItem, ShoppingList } from './shopping-queries.ts';

const item = (id: string, position: number, more: Partial<ShoppingItem> = {}): ShoppingItem =>
  fixture<ShoppingItem>({ id, position, version: 1, shoppingListId: 'list', checked: false, parts: [], ...more });

const pie = [fixture<ShoppingItem['parts'][number]>({ recipeId: 'pie', recipeScale: 1 })];

const list = fixture<ShoppingList>({
  id: 'list',
  version: 4,
  name: 'Market',
  openItems: 3,
  doneItems: 0,
  listItems: [item('milk', 0), item('bread', 1), item('flour', 2, { parts: pie })],
});

/** Applies changes to the list while the server has these items. */
async function load(changes: Partial<Change>[], onServer: ShoppingItem[]) {
  const requests: string[] = [];
  let shown = list;
  const fetch = async ({ url }: Request) => {
    requests.push(new URL(url).searchParams.get('queryFilter') ?? '');
    return Response.json({ items: onServer });
  };
  const isLoaded = await loadChangedItems(createApi({ baseUrl: 'http://server/api', fetch }), {
    cached: {
      read: <T>() => shown as T,
      write: (response) => {
        shown = response as ShoppingList;
      },
    },
    changes: changes.map((change) => ({ type: 'shopping-list.updated', id: 'list', items: {}, ...change })),
  });
  return { isLoaded, requests, shown, ids: shown.listItems.map(({ id }) => id) };
}

it('loads the changed items only, once for several changes', async () => {
  const milk = item('milk', 0, { version: 3, checked: true });
  const eggs = item('eggs', 3);
  const changes: Partial<Change>[] = [
    { version: 6, items: { milk: 3, eggs: 1 } },
    { version: 5, items: { milk: 2 } },
  ];
  const { isLoaded, requests, shown } = await load(changes, [milk, eggs]);
  expect(isLoaded).toBe(true);
  expect(requests).toEqual(['id IN ["milk", "eggs"]']);
  expect(shown).toEqual({
    ...list,
    version: 6,
    openItems: 3,
    doneItems: 1,
    listItems: [milk, list.listItems[1], list.listItems[2], eggs],
  });
});

it('keeps unchanged items as they are, so that they are not rendered again', async () => {
  const { shown } = await load([{ version: 5, items: { milk: 2 } }], [item('milk', 0, { version: 2 })]);
  expect(shown.listItems[1]).toBe(list.listItems[1]);
});

it('removes deleted items without a request, and those that are on another list', async () => {
  const removed = await load([{ version: 5, deletedItems: ['bread'] }], []);
  expect(removed).toMatchObject({ isLoaded: true, requests: [], ids: ['milk', 'flour'] });
  const moved = item('milk', 0, { version: 2, shoppingListId: 'other' });
  expect((await load([{ version: 5, items: { milk: 2 } }], [moved])).ids).toEqual(['bread', 'flour']);
});

it('brings back an item that was deleted and restored', async () => {
  const changes = [
    { version: 5, deletedItems: ['milk'] },
    { version: 6, items: { milk: 1 } },
  ];
  expect((await load(changes, [item('milk', 0)])).ids).toEqual(['milk', 'bread', 'flour']);
});

it('does not undo a newer state of an item', async () => {
  const older = item('milk', 0, { version: 0, checked: true });
  expect((await load([{ version: 5, items: { milk: 0 } }], [older])).shown.listItems[0]).toBe(list.listItems[0]);
});

it('ignores changes that are shown already and changes of other lists', async () => {
  const changes: Partial<Change>[] = [
    { version: 4, items: { milk: 1 } },
    { id: 'other', version: 9, items: { tea: 1 } },
  ];
  expect(await load(changes, [])).toMatchObject({ isLoaded: true, requests: [], shown: list });
});

const manyItems = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`item ${index}`, 1]));

it.each([
  ['a change was missed', { version: 6, items: { milk: 2 } }, [item('milk', 0, { version: 2 })]],
  ['an item of a recipe was added', { version: 5, items: { sugar: 1 } }, [item('sugar', 3, { parts: pie })]],
  ['an item of a recipe was removed', { version: 5, deletedItems: ['flour'] }, []],
  ['many items have changed', { version: 5, items: manyItems }, []],
  ['an item has lost its recipe', { version: 5, items: { flour: 2 } }, [item('flour', 2, { version: 2 })]],
])('asks for the whole list if %s', async (_reason, change, onServer) => {
  expect(await load([change], onServer)).toMatchObject({ isLoaded: false, shown: list });
});
