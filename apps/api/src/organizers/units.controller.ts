import { Body, Controller } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { UnitsService } from '#organizers';
import type { Context } from '#persistence';
import { Operation } from '../contract/binding/operation.decorator.ts';
import { successMessage, RequestContext } from '../contract/request/request-context.ts';
import { ResourceController } from '../contract/binding/resource.controller.ts';

@Controller()
export class UnitsController extends ResourceController(UnitsService, 'Unit', 'Units') {
  @Operation('mergeUnits')
  async merge(@RequestContext() context: Context, @Body() { fromUnit, toUnit }: RequestSchema<'UnitMerge'>) {
    await this.service.merge(context, fromUnit, toUnit);
    return successMessage(context, 'organizers.merged');
  }
}
