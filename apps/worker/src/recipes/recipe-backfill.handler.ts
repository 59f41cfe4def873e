import { Injectable } from '@nestjs/common';
import { Handles, type JobContext } from '#jobs';
import { RecipeBackfillService, backfillRecipes } from '#recipes';

@Injectable()
export class RecipeBackfillHandler {
  constructor(private readonly recipes: RecipeBackfillService) {}

  @Handles(backfillRecipes)
  async run(_: object, { context, signal }: JobContext): Promise<void> {
    await this.recipes.backfill(context, signal);
  }
}
