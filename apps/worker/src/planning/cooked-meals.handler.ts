import { Injectable } from '@nestjs/common';
import { Handles, type JobContext } from '#jobs';
import { CookedMealsService, noteCookedMeals } from '#planning';

@Injectable()
export class CookedMealsHandler {
  constructor(private readonly meals: CookedMealsService) {}

  @Handles(noteCookedMeals)
  async run(_: object, { context, signal }: JobContext): Promise<void> {
    await this.meals.note(context, signal);
  }
}
