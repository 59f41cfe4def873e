import { Body, Controller } from '@nestjs/common';
import type { Input } from '#contract';
import { UnitsService } from '#organizers';
import type { Context } from '#persistence';
import { Operation } from '../contract/operation.decorator.ts';
import { message, RequestContext } from '../contract/request-context.ts';
import { ResourceController } from '../contract/resource.controller.ts';

@Controller()
export class UnitsController extends ResourceController(UnitsService, 'Unit', 'Units') {
  @Operation('mergeUnits')
  async merge(@RequestContext() context: Context, @Body() { fromUnit, toUnit }: Input<'UnitMerge'>) {
    await this.service.merge(context, fromUnit, toUnit);
    return message(context, 'organizers.merged');
  }
}
