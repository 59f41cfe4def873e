import { Injectable } from '@nestjs/common';
import { Handles, type JobContext } from '#jobs';
import { OlderRecipesService, readOlderRecipes } from '#recipes';

@Injectable()
export class OlderRecipesHandler {
  constructor(private readonly recipes: OlderRecipesService) {}

  @Handles(readOlderRecipes)
  async run(_: object, { context, signal }: JobContext): Promise<void> {
    await this.recipes.read(context, signal);
  }
}
