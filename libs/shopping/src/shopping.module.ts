import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizersModule } from '#organizers';
import { ParsingModule } from '#parsing';
import { RecipesModule } from '#recipes';
import { ItemReferences } from './items/item-references.ts';
import { ItemReferenceListeners } from './items/item-reference-listeners.ts';
import { ItemsService } from './items/items.service.ts';
import { RecipeLinesService } from './items/recipe-lines.service.ts';
import { ShoppingItem } from './items/shopping-item.entity.ts';
import { TypedItemsService } from './items/typed-items.service.ts';
import { ListImportService } from './lists/list-import.service.ts';
import { ListRestoreService } from './lists/list-restore.service.ts';
import { OwnLists } from './lists/own-lists.ts';
import { ShoppingListsService } from './lists/lists.service.ts';
import { ShoppingList } from './lists/shopping-list.entity.ts';
import { Purchase } from './stores/purchase.entity.ts';
import { PurchasesService } from './stores/purchases.service.ts';
import { Store } from './stores/store.entity.ts';
import { StoresService } from './stores/stores.service.ts';

const services = [
  ItemsService,
  ListImportService,
  ListRestoreService,
  PurchasesService,
  ShoppingListsService,
  StoresService,
];

@Module({
  imports: [
    OrganizersModule,
    ParsingModule,
    RecipesModule,
    TypeOrmModule.forFeature([Purchase, ShoppingItem, ShoppingList, Store]),
  ],
  providers: [OwnLists, ItemReferences, ItemReferenceListeners, RecipeLinesService, TypedItemsService, ...services],
  exports: services,
})
export class ShoppingModule {}
