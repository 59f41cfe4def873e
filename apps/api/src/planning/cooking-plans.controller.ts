import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { CookingPlansService } from '#planning';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class CookingPlansController {
  constructor(private readonly plans: CookingPlansService) {}

  @Operation('getCookingPlan')
  get(@RequestContext() context: Context, @Param('date') date: string) {
    return this.plans.get(context, date);
  }

  @Operation('setCookingPlan')
  set(
    @RequestContext() context: Context,
    @Param('date') date: string,
    @Body() changes: RequestSchema<'CookingPlanChanges'>,
  ) {
    return this.plans.set(context, date, changes);
  }
}
