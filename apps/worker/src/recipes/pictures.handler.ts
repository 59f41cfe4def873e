import { Injectable } from '@nestjs/common';
import { Handles, type JobContext } from '#jobs';
import { lookAtPictures, prunePictures, RecipeImagesService, RecipePicturesService, RecipesUpkeep } from '#recipes';

@Injectable()
export class PicturesHandler {
  constructor(
    private readonly images: RecipeImagesService,
    private readonly pictures: RecipePicturesService,
    private readonly upkeep: RecipesUpkeep,
  ) {}

  @Handles(lookAtPictures)
  async look(_payload: object, { context, signal }: JobContext): Promise<void> {
    await this.pictures.lookAtAll(context, signal);
  }

  @Handles(prunePictures)
  async prune(_payload: object, { context }: JobContext): Promise<void> {
    await this.images.prune(context);
    await this.upkeep.prune(context);
  }
}
