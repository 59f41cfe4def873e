import { applyChanges } from '../use-list-mutations.ts';
import { checkedItems, groupsOf, labelOrder, orderAfterDrop } from './groups.ts';
import type { Label, ShoppingItem, ShoppingList, Store } from '../shopping-queries.ts';
import { fixture } from '../../../testing/fixture.ts';

const label = (id: string) => ({ id, name: id }) as Label;
const item = (id: string, more: Partial<ShoppingItem> & { in?: string } = {}) =>
  fixture<ShoppingItem>({
    id,
    shoppingListId: 'list',
    checked: false,
    position: 0,
    labelId: more.in ?? null,
    label: more.in ? label(more.in) : null,
    parts: [],
    ...more,
  });
const list = (items: ShoppingItem[], version = 1) =>
  fixture<ShoppingList>({
    id: 'list',
    version,
    listItems: items,
    labelSettings: ['a', 'b', 'c'].map((labelId) => ({ labelId })),
  });

const ids = (items: ShoppingItem[]) => items.map(({ id }) => id);

it('labels are in the order of the store, then of the list', () => {
  expect(labelOrder(list([]), undefined)).toEqual(['a', 'b', 'c']);
  expect(labelOrder(list([]), { labelOrder: ['c'] } as Store)).toEqual(['c', 'a', 'b']);
});

it('items are grouped by label, what has none last', () => {
  const items = [
    item('1'),
    item('2', { in: 'b' }),
    item('3', { in: 'a' }),
    item('4', { in: 'b' }),
    item('5', { checked: true }),
  ];
  const groups = groupsOf(items, 'label', ['a', 'b']);
  expect(groups.map(({ key, items: own }) => [key, ids(own)])).toEqual([
    ['a', ['3']],
    ['b', ['2', '4']],
    ['none', ['1']],
  ]);
  expect(groupsOf(items, 'plain', []).map(({ items: own }) => ids(own))).toEqual([['1', '2', '3', '4']]);
});

it('items are grouped by recipe, what several have brought under all of their names, what none has last', () => {
  const by = (...names: (string | null)[]) => ({
    parts: names.map((recipeName) => ({ recipeName })) as ShoppingItem['parts'],
  });
  const items = [
    item('1', by(null)),
    item('2', by('Soup')),
    item('3', by('Pie', 'Soup')),
    item('4', by('Soup', null)),
    item('5'),
  ];
  expect(groupsOf(items, 'recipe', []).map(({ recipe, items: own }) => [recipe, ids(own)])).toEqual([
    ['Pie + Soup', ['3']],
    ['Soup', ['2', '4']],
    [null, ['1', '5']],
  ]);
});

it('an item that is dropped in another group has its label from then on', () => {
  const groups = groupsOf(
    [item('1', { in: 'a' }), item('2', { in: 'a' }), item('3', { in: 'b' }), item('4')],
    'label',
    ['a', 'b'],
  );
  expect(orderAfterDrop(groups, '1', '3')).toMatchObject({
    order: [{ id: '2' }, { id: '3' }, { id: '1' }, { id: '4' }],
    labelId: 'b',
  });
  expect(orderAfterDrop(groups, '1', '4').labelId).toBeNull();
  expect(orderAfterDrop(groups, '2', '1')).toEqual({
    order: ['2', '1', '3', '4'].map((id) => expect.objectContaining({ id })),
  });
});

it('an item without an aisle of its own stays in that of its food, wherever it is dropped', () => {
  const food = { labelId: 'a' } as ShoppingItem['food'];
  const groups = groupsOf([item('1', { in: 'a', food }), item('2', { in: 'b', food }), item('3')], 'label', ['a', 'b']);
  expect(orderAfterDrop(groups, '1', '3').labelId).toBeUndefined();
  expect(orderAfterDrop(groups, '2', '3').labelId).toBeNull();
});

it('what was ticked last is done first', () => {
  const done = ['2026-01-01', '2026-01-03', '2026-01-02'].map((checkedAt, at) =>
    item(String(at), { checked: true, checkedAt }),
  );
  expect(ids(checkedItems([...done, item('open')]))).toEqual(['1', '2', '0']);
});

it('an answer changes what it names; what was added to another item is not there twice', () => {
  const before = list([item('host'), item('sent', { position: 1 }), item('other', { position: 2 })]);
  const answer = {
    createdItems: [],
    updatedItems: [item('host', { quantity: 3 })],
    deletedItems: [],
    lists: [{ id: 'list', version: 2 }],
  };
  const after = applyChanges(before, answer, ['sent']);
  expect([after.version, ids(after.listItems)]).toEqual([2, ['host', 'other']]);
  expect(after.listItems[0]!.quantity).toBe(3);
  const movedAway = { ...answer, updatedItems: [item('other', { shoppingListId: 'elsewhere' })] };
  expect(ids(applyChanges(before, movedAway).listItems)).toEqual(['host', 'sent']);
});
