import { Module } from '@nestjs/common';
import { ShoppingModule } from '#shopping';
import { ShoppingItemsController } from './shopping-items.controller.ts';
import { ShoppingListsController } from './shopping-lists.controller.ts';
import { StoresController } from './stores.controller.ts';

/** Shopping lists, what is on them, and stores. */
@Module({
  imports: [ShoppingModule],
  controllers: [ShoppingItemsController, ShoppingListsController, StoresController],
})
export class ShoppingApiModule {}
