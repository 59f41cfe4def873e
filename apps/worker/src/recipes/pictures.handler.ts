import { Injectable } from '@nestjs/common';
import { Handles, type JobContext } from '#jobs';
import { prunePictures, RecipeImagesService, RecipesUpkeep } from '#recipes';

@Injectable()
export class PicturesHandler {
  constructor(
    private readonly images: RecipeImagesService,
    private readonly upkeep: RecipesUpkeep,
  ) {}

  @Handles(prunePictures)
  async prune(_payload: object, { context }: JobContext): Promise<void> {
    await this.images.prune(context);
    await this.upkeep.prune(context);
  }
}
