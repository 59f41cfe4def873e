import { Body, Controller, Param, StreamableFile } from '@nestjs/common';
import { RecipeImageUploadDto, RecipeImageUrlDto } from '#contract/dtos';
import { type Actor, Storage } from '#platform';
import { RecipeImagesService } from '#recipes';
import { Caller } from '../contract/caller.decorator.ts';
import { message } from '../contract/locale.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';
import { picture } from '../contract/picture.ts';

@Controller()
export class ImagesController {
  constructor(
    private readonly images: RecipeImagesService,
    private readonly storage: Storage,
  ) {}

  @Operation('uploadRecipeImage')
  async upload(@Caller() actor: Actor, @Param('slug') slug: string, @Body() body: RecipeImageUploadDto) {
    return this.images.set(actor, slug, body.image.buffer);
  }

  @Operation('setRecipeImageFromUrl')
  async setFromUrl(@Caller() actor: Actor, @Param('slug') slug: string, @Body() { url }: RecipeImageUrlDto) {
    return this.images.setFromUrl(actor, slug, url);
  }

  @Operation('deleteRecipeImage')
  async remove(@Caller() actor: Actor, @Param('slug') slug: string) {
    await this.images.remove(actor, slug);
    return message(actor.locale, 'recipes.imageRemoved');
  }

  @Operation('getRecipePicture')
  async get(@Param('recipeId') recipeId: string, @Param('fileName') fileName: string): Promise<StreamableFile> {
    return picture(this.storage, `recipes/${recipeId}/images/${fileName}`);
  }
}
