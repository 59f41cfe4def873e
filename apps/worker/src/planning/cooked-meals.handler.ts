import { Injectable } from '@nestjs/common';
import { Handles, type JobContext } from '#jobs';
import { CookedMealsService, recordCookedMeals } from '#planning';

@Injectable()
export class CookedMealsHandler {
  constructor(private readonly meals: CookedMealsService) {}

  @Handles(recordCookedMeals)
  async run(_: object, { context, signal }: JobContext): Promise<void> {
    await this.meals.recordAll(context, signal);
  }
}
