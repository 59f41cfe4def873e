import { Body, Controller } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { FoodsService, LabelsService, UnitsService } from '#organizers';
import type { Context } from '#persistence';
import { Operation, RequestContext, ResourceController, successMessage } from '../contract/index.ts';

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

@Controller()
export class LabelsController extends ResourceController(LabelsService, 'Label', 'Labels') {}

@Controller()
export class UnitsController extends ResourceController(UnitsService, 'Unit', 'Units') {
  @Operation('mergeUnits')
  async merge(@RequestContext() context: Context, @Body() { fromUnit, toUnit }: RequestSchema<'UnitMerge'>) {
    await this.service.merge(context, fromUnit, toUnit);
    return successMessage(context, 'organizers.merged');
  }
}
