import { Body, Controller } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { FoodsService } from '#organizers';
import type { Context } from '#persistence';
import { Operation } from '../contract/binding/operation.decorator.ts';
import { successMessage, RequestContext } from '../contract/request/request-context.ts';
import { ResourceController } from '../contract/binding/resource.controller.ts';

@Controller()
export class FoodsController extends ResourceController(FoodsService, 'Food', 'Foods') {
  @Operation('mergeFoods')
  async merge(@RequestContext() context: Context, @Body() { fromFood, toFood }: RequestSchema<'FoodMerge'>) {
    await this.service.merge(context, fromFood, toFood);
    return successMessage(context, 'organizers.merged');
  }

  @Operation('labelFoods')
  async label(@RequestContext() context: Context, @Body() { foods, labelId }: RequestSchema<'FoodLabelling'>) {
    await this.service.label(context, foods, labelId);
    return successMessage(context, 'organizers.labelled');
  }
}
