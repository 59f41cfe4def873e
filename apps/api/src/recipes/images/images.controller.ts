import { Body, Controller, Param, StreamableFile } from '@nestjs/common';
import { RecipeImageUploadDto, RecipeImageUrlDto } from '#contract/dtos';
import type { Context } from '#persistence';
import { Storage } from '#platform';
import { RecipeImagesService } from '#recipes';
import { Operation } from '../../contract/operation.decorator.ts';
import { message, RequestContext } from '../../contract/request-context.ts';
import { picture } from '../../contract/picture.ts';

@Controller()
export class ImagesController {
  constructor(
    private readonly images: RecipeImagesService,
    private readonly storage: Storage,
  ) {}

  @Operation('uploadRecipeImage')
  async upload(@RequestContext() context: Context, @Param('slug') slug: string, @Body() body: RecipeImageUploadDto) {
    return this.images.set(context, slug, body.image.buffer);
  }

  @Operation('setRecipeImageFromUrl')
  async setFromUrl(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Body() { url }: RecipeImageUrlDto,
  ) {
    return this.images.setFromUrl(context, slug, url);
  }

  @Operation('deleteRecipeImage')
  async remove(@RequestContext() context: Context, @Param('slug') slug: string) {
    await this.images.remove(context, slug);
    return message(context, 'recipes.imageRemoved');
  }

  @Operation('getRecipePicture')
  async get(@Param('recipeId') recipeId: string, @Param('fileName') fileName: string): Promise<StreamableFile> {
    return picture(this.storage, `recipes/${recipeId}/images/${fileName}`);
  }
}
