import { ShoppingItem } from './shopping-item.entity.ts';

type Fields = Partial<ShoppingItem> & Pick<ShoppingItem, 'id' | 'shoppingListId' | 'position' | 'parts'>;

/** An item that is not stored yet. */
export const newItem = (fields: Fields): ShoppingItem =>
  Object.assign(new ShoppingItem(), {
    checked: false,
    checkedAt: null,
    checkedById: null,
    quantity: 0,
    unitId: null,
    note: '',
    foodId: null,
    labelId: null,
    isFood: false,
    apart: false,
    extras: {},
    ...fields,
  });
