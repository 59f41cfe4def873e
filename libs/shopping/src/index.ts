export { ItemsService } from './items/items.service.ts';
export { PurchasesService } from './stores/purchases.service.ts';
export { ShoppingItem } from './items/shopping-item.entity.ts';
export { ShoppingList } from './lists/shopping-list.entity.ts';
export { ShoppingListsService } from './lists/lists.service.ts';
export { ShoppingModule } from './shopping.module.ts';
export { StoresService } from './stores/stores.service.ts';
