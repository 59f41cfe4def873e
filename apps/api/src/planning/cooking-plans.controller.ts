import { Body, Controller, Param, Query } from '@nestjs/common';
import type { QueryParams, RequestSchema } from '#contract';
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

  @Operation('setCookingProgress')
  setProgress(
    @RequestContext() context: Context,
    @Param('date') date: string,
    @Body() progress: RequestSchema<'CookingProgress'>[],
  ) {
    return this.plans.setProgress(context, date, progress);
  }

  @Operation('removeCookingProgress')
  removeProgress(
    @RequestContext() context: Context,
    @Param('date') date: string,
    @Query() { blocks }: QueryParams<'removeCookingProgress'>,
  ) {
    return this.plans.removeProgress(context, date, blocks);
  }
}
