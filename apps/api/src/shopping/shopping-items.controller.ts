import { Body, Controller, Param, Query } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import type { Context } from '#persistence';
import { ItemsService, PurchasesService } from '#shopping';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class ShoppingItemsController {
  constructor(
    private readonly items: ItemsService,
    private readonly purchases: PurchasesService,
  ) {}

  @Operation('listShoppingItems')
  async list(@RequestContext() context: Context, @Query() query: QueryParams<'listShoppingItems'>) {
    return this.items.list(context, query);
  }

  @Operation('createShoppingItem')
  async create(@RequestContext() context: Context, @Body() item: RequestSchema<'ShoppingItemCreate'>) {
    return this.items.createAll(context, [item], (_, name) => name);
  }

  @Operation('createShoppingItems')
  async createAll(@RequestContext() context: Context, @Body() items: RequestSchema<'ShoppingItemCreate'>[]) {
    return this.items.createAll(context, items);
  }

  @Operation('getShoppingItem')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.items.get(context, id);
  }

  @Operation('updateShoppingItem', 'patchShoppingItem')
  async update(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() changes: RequestSchema<'ShoppingItemChanges'>,
  ) {
    return this.items.update(context, id, changes);
  }

  @Operation('updateShoppingItems', 'patchShoppingItems')
  async updateAll(@RequestContext() context: Context, @Body() changes: RequestSchema<'ShoppingItemChange'>[]) {
    return this.items.updateAll(context, changes);
  }

  @Operation('deleteShoppingItem')
  async delete(@RequestContext() context: Context, @Param('id') id: string) {
    await this.items.deleteAll(context, [id], 'all');
    return successMessage(context, 'shopping.removed');
  }

  @Operation('deleteShoppingItems')
  async deleteAll(@RequestContext() context: Context, @Query() { ids }: QueryParams<'deleteShoppingItems'>) {
    await this.items.deleteAll(context, ids, 'some');
    return successMessage(context, 'shopping.removed');
  }

  @Operation('splitShoppingItem')
  async split(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() body: RequestSchema<'ShoppingItemSplit'> | undefined,
  ) {
    return this.items.split(context, id, body?.partIds);
  }

  @Operation('suggestShoppingItems')
  async suggest(@RequestContext() context: Context, @Query() query: QueryParams<'suggestShoppingItems'>) {
    return this.purchases.suggest(context, query);
  }
}
