import { Body, Controller, Param, Query } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import type { Context } from '#persistence';
import { ShoppingListsService } from '#shopping';
import { Operation, RequestContext, ResourceController } from '../contract/index.ts';

@Controller()
export class ShoppingListsController extends ResourceController(ShoppingListsService, 'ShoppingList', 'ShoppingLists') {
  @Operation('clearShoppingList')
  async clear(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() body: RequestSchema<'ShoppingListClear'> | undefined,
  ) {
    return this.service.clear(context, id, body?.checked ?? false);
  }

  @Operation('getShoppingListText')
  async text(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Query() { format }: QueryParams<'getShoppingListText'>,
  ) {
    return this.service.text(context, id, format);
  }

  @Operation('setShoppingListLabels')
  async orderLabels(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() settings: RequestSchema<'LabelSettingChange'>[],
  ) {
    return this.service.orderLabels(context, id, settings);
  }

  @Operation('addRecipesToShoppingList')
  async addRecipes(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() recipes: RequestSchema<'ShoppingRecipe'>[],
  ) {
    return this.service.addRecipes(context, id, recipes);
  }

  @Operation('addRecipeToShoppingList')
  async addRecipe(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Param('recipeId') recipeId: string,
    @Body() body: RequestSchema<'ShoppingRecipeAdd'> | undefined,
  ) {
    return this.service.addRecipes(context, id, [{ ...body, recipeId }]);
  }

  @Operation('removeRecipeFromShoppingList')
  async removeRecipe(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Param('recipeId') recipeId: string,
    @Body() body: RequestSchema<'ShoppingRecipeRemove'> | undefined,
  ) {
    return this.service.removeRecipe(context, id, { recipeId, times: body?.recipeDecrementQuantity ?? 1 });
  }
}
