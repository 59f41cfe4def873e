import { Body, Controller } from '@nestjs/common';
import type { Input } from '#contract';
import { FoodsService } from '#organizers';
import type { Context } from '#persistence';
import { Operation } from '../contract/operation.decorator.ts';
import { message, RequestContext } from '../contract/request-context.ts';
import { ResourceController } from '../contract/resource.controller.ts';

@Controller()
export class FoodsController extends ResourceController(FoodsService, 'Food', 'Foods') {
  @Operation('mergeFoods')
  async merge(@RequestContext() context: Context, @Body() { fromFood, toFood }: Input<'FoodMerge'>) {
    await this.service.merge(context, fromFood, toFood);
    return message(context, 'organizers.merged');
  }

  @Operation('labelFoods')
  async label(@RequestContext() context: Context, @Body() { foods, labelId }: Input<'FoodLabelling'>) {
    await this.service.label(context, foods, labelId);
    return message(context, 'organizers.labelled');
  }
}
