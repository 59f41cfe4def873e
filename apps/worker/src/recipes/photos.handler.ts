import { Injectable } from '@nestjs/common';
import { AfterFailure, Handles, type JobContext } from '#jobs';
import type { Context } from '#persistence';
import { type PhotosJob, readPhotos, RecipePhotosService } from '#recipes';

@Injectable()
export class PhotosHandler {
  constructor(private readonly photos: RecipePhotosService) {}

  @Handles(readPhotos)
  async run(payload: PhotosJob, { context, signal, progress }: JobContext): Promise<void> {
    await this.photos.run(context, payload, { signal, onRead: progress });
  }

  @AfterFailure(readPhotos)
  async fail(payload: PhotosJob, context: Context, reason: string): Promise<void> {
    await this.photos.fail(context, payload, reason);
  }
}
