import { recreateBody } from './former-items.ts';
import type { ShoppingItem } from './shopping-queries.ts';
import { fixture } from '../../testing/fixture.ts';

it('sends a removed item back with everything that its owner can set', () => {
  const columns = {
    ...{ id: 'lemons', shoppingListId: 'list', checked: true, position: 3, isFood: true, note: 'organic' },
    ...{ foodId: 'lemon', unitId: 'kilogram', labelId: 'fruits', apart: true, extras: { coupon: '7' } },
  };
  const part = { id: 'part', quantity: 2, unitId: 'kilogram', note: 'organic', recipeId: 'tart' };
  const shown = { recipeName: 'Tart', recipeSlug: 'tart', display: '2 kilograms' };
  const item = fixture<ShoppingItem>({ ...columns, parts: [{ ...part, ...shown }] });
  expect(recreateBody(item)).toEqual({ ...columns, parts: [part] });
});
