import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { RecipeActionsService } from '#notifications';
import type { Context } from '#persistence';
import { Operation, PlainResourceController, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class RecipeActionsController extends PlainResourceController(
  RecipeActionsService,
  'RecipeAction',
  'RecipeActions',
) {
  @Operation('triggerRecipeAction')
  async trigger(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Param('slug') slug: string,
    @Body() { recipeScale = 1 }: RequestSchema<'RecipeActionTrigger'>,
  ) {
    await this.service.trigger(context, id, { slug, scale: recipeScale });
    return successMessage(context, 'notifications.sent');
  }
}
