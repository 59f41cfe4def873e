import { Injectable } from '@nestjs/common';
import { Handles, type JobContext } from '#jobs';
import {
  fingerprintPictures,
  prunePictures,
  RecipeImagesService,
  PictureFingerprintsService,
  RecipesCleanup,
} from '#recipes';

@Injectable()
export class PicturesHandler {
  constructor(
    private readonly images: RecipeImagesService,
    private readonly pictures: PictureFingerprintsService,
    private readonly upkeep: RecipesCleanup,
  ) {}

  @Handles(fingerprintPictures)
  async look(_payload: object, { context, signal }: JobContext): Promise<void> {
    await this.pictures.updateAll(context, signal);
  }

  @Handles(prunePictures)
  async prune(_payload: object, { context }: JobContext): Promise<void> {
    await this.images.prune(context);
    await this.upkeep.prune(context);
  }
}
