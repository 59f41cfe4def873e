import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobData } from '#jobs';
import {
  fetchTextPictures,
  fingerprintPictures,
  prunePictures,
  RecipeImagesService,
  PictureFingerprintsService,
  RecipesCleanup,
  searchTextPictures,
  TextPicturesService,
} from '#recipes';

@Injectable()
export class PicturesHandler {
  constructor(
    private readonly images: RecipeImagesService,
    private readonly pictures: PictureFingerprintsService,
    private readonly upkeep: RecipesCleanup,
    private readonly textPictures: TextPicturesService,
  ) {}

  @Handles(fingerprintPictures)
  async look(_payload: object, { context, signal }: JobContext): Promise<void> {
    await this.pictures.updateAll(context, signal);
  }

  @Handles(fetchTextPictures)
  async fetchTextPictures(
    { recipeId }: JobData<typeof fetchTextPictures>,
    { context, signal }: JobContext,
  ): Promise<void> {
    await this.textPictures.fetch(context, recipeId, signal);
  }

  @Handles(searchTextPictures)
  async searchTextPictures(_payload: object, { context, signal }: JobContext): Promise<void> {
    await this.textPictures.search(context, signal);
  }

  @Handles(prunePictures)
  async prune(_payload: object, { context }: JobContext): Promise<void> {
    await this.images.prune(context);
    await this.upkeep.prune(context);
  }
}
