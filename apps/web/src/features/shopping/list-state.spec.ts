import { itemText } from './items/item-text.ts';
import { withChanges } from './list-state.ts';
import type { Label, ShoppingItem, ShoppingList } from './shopping-queries.ts';
import { fixture } from '../../testing/fixture.ts';

const [dairy, fruits] = ['Dairy', 'Fruits'].map((name) => ({ id: name, name }) as Label) as [Label, Label];
const kilogram = { id: 'kg', name: 'kilogram', abbreviation: 'kg', useAbbreviation: true, fraction: false };

const lemons = fixture<ShoppingItem>({
  id: 'lemons',
  position: 0,
  checked: false,
  quantity: 2,
  unitId: null,
  unit: null,
  foodId: 'lemon',
  food: { id: 'lemon', name: 'lemon', pluralName: 'lemons', labelId: 'Fruits' },
  labelId: 'Fruits',
  label: fruits,
  isFood: true,
  note: '',
  display: '2 fine lemons',
  parts: [{ recipeId: null, note: '', words: { line: '{amount} fine {food}', amount: '2', unit: '', food: 'lemons' } }],
});
const paste = fixture<ShoppingItem>({
  ...lemons,
  id: 'paste',
  quantity: 0,
  foodId: null,
  food: null,
  labelId: null,
  label: null,
  isFood: false,
  note: 'toothpaste',
  display: 'toothpaste',
  parts: [{ recipeId: null, note: 'toothpaste', words: null }],
});
const list = fixture<ShoppingList>({
  id: 'list',
  listItems: [lemons, paste],
  labelSettings: [dairy, fruits].map((label) => ({ labelId: label.id, label })),
});

const after = (id: string, change: object) =>
  withChanges(list, [{ id, ...change }]).listItems.find((one) => one.id === id)!;
const shown = (id: string, change: object) => itemText(after(id, change), 'en-US').text;

describe('an item that was changed is shown before the server has answered', () => {
  it.each<[string, string, object, string]>([
    ['with its new amount', 'lemons', { quantity: 4 }, '4 fine lemons'],
    ['with its new unit', 'lemons', { unitId: 'kg', unit: kilogram }, '2 kg lemons'],
    ['with its new words', 'paste', { note: 'toothbrush' }, 'toothbrush'],
    ['with a remark', 'lemons', { note: 'organic' }, '2 fine lemons, organic'],
    [
      'as another food',
      'paste',
      { foodId: 'lemon', food: lemons.food, isFood: true, note: '', quantity: 1 },
      '1 lemon',
    ],
    ['in its own words where nothing else is new', 'lemons', { checked: true }, '2 fine lemons'],
  ])('%s', (_, id, change, text) => expect(shown(id, change)).toBe(text));

  it('in its new aisle, or in that of its food', () => {
    expect(after('paste', { labelId: 'Dairy' })).toMatchObject({ labelId: 'Dairy', label: dairy });
    expect(after('lemons', { labelId: null })).toMatchObject({ labelId: 'Fruits', label: fruits });
  });

  it('as not bought, by nobody, once it is unticked', () => {
    const ticked = withChanges(list, [{ id: 'paste', checked: true, checkedAt: '2026-11-25T10:00:00Z' }]);
    expect(ticked.listItems[1]).toMatchObject({ checked: true, checkedAt: '2026-11-25T10:00:00Z' });
    const again = withChanges(ticked, [{ id: 'paste', checked: false }]);
    expect(again.listItems[1]).toMatchObject({ checked: false, checkedAt: null, checkedBy: null });
  });
});
