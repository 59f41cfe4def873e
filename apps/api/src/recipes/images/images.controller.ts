import { Body, Controller, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { RequestSchema, QueryParams } from '#contract';
import type { Context } from '#persistence';
import { Images, Storage } from '#platform';
import { MediaAccessService, RecipeImagesService } from '#recipes';
import {
  allowSharedCaching,
  Operation,
  pictureResponse,
  RequestContext,
  successMessage,
} from '../../contract/index.ts';

@Controller()
export class ImagesController {
  constructor(
    private readonly images: RecipeImagesService,
    private readonly files: MediaAccessService,
    private readonly pictures: Images,
    private readonly storage: Storage,
  ) {}

  @Operation('uploadRecipeImage')
  async upload(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Body() body: RequestSchema<'RecipeImageUpload'>,
  ) {
    return this.images.set(context, slug, body.image.path);
  }

  @Operation('setRecipeImageFromUrl')
  async setFromUrl(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Body() { url }: RequestSchema<'RecipeImageUrl'>,
  ) {
    return this.images.setFromUrl(context, slug, url);
  }

  @Operation('deleteRecipeImage')
  async remove(@RequestContext() context: Context, @Param('slug') slug: string) {
    await this.images.remove(context, slug);
    return successMessage(context, 'recipes.imageRemoved');
  }

  @Operation('getRecipePicture')
  async get(
    @RequestContext() context: Context,
    @Param('recipeId') recipeId: string,
    @Param('fileName') fileName: string,
    @Query() { share }: QueryParams<'getRecipePicture'>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    if ((await this.files.audienceOfPicture(context, recipeId, share)) === 'everybody') allowSharedCaching(response);
    const folder = `recipes/${recipeId}/images`;
    await this.pictures.completeVariants(folder, fileName);
    return pictureResponse(this.storage, `${folder}/${fileName}`);
  }

  @Operation('getTextPicture')
  async getTextPicture(
    @RequestContext() context: Context,
    @Param('recipeId') recipeId: string,
    @Param('fileName') fileName: string,
    @Query() { share }: QueryParams<'getTextPicture'>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    if ((await this.files.audienceOf(context, recipeId, share)) === 'everybody') allowSharedCaching(response);
    return pictureResponse(this.storage, `recipes/${recipeId}/pictures/${fileName}`);
  }
}
