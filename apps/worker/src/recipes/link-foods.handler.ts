import { Injectable } from '@nestjs/common';
import { Handles, type JobContext } from '#jobs';
import { linkOlderRecipes, RecipeFoodsService } from '#recipes';

@Injectable()
export class LinkFoodsHandler {
  constructor(private readonly foods: RecipeFoodsService) {}

  @Handles(linkOlderRecipes)
  async run(_: object, { context, signal }: JobContext): Promise<void> {
    await this.foods.linkOlder(context, signal);
  }
}
