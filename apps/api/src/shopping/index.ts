export { ShoppingItemsController } from './shopping-items.controller.ts';
export { ShoppingListsController } from './shopping-lists.controller.ts';
export { StoresController } from './stores.controller.ts';
