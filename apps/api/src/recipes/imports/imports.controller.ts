import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { ImportReviewService, RecipeImportsService, RecipePhotosService, RecipeSourcesService } from '#recipes';
import { Operation, RequestContext, successMessage } from '../../contract/index.ts';

@Controller()
export class ImportsController {
  constructor(
    private readonly imports: RecipeImportsService,
    private readonly reviews: ImportReviewService,
    private readonly photos: RecipePhotosService,
    private readonly sources: RecipeSourcesService,
  ) {}

  @Operation('createRecipeFromUrl')
  async fromUrl(@RequestContext() context: Context, @Body() { url, ...options }: RequestSchema<'UrlImport'>) {
    return this.imports.fromUrlOnce(context, url, options);
  }

  @Operation('createRecipesFromUrls')
  async fromUrls(@RequestContext() context: Context, @Body() { imports }: RequestSchema<'BulkUrlImport'>) {
    return this.imports.startBulk(context, imports);
  }

  @Operation('createRecipeFromHtmlOrJson')
  async fromText(@RequestContext() context: Context, @Body() body: RequestSchema<'TextImport'>) {
    return this.imports.fromText(context, body);
  }

  @Operation('createRecipeFromPictures')
  async fromPictures(
    @RequestContext() context: Context,
    @Body() { file, pages = [], makefilerecipeimage: isImage = false }: RequestSchema<'PicturesImport'>,
  ) {
    return this.photos.create(
      context,
      [file, ...pages].map(({ path }) => path),
      { isImage },
    );
  }

  @Operation('startRecipeFromPictures')
  async startFromPictures(
    @RequestContext() context: Context,
    @Body() { file, pages = [], makefilerecipeimage: isImage = false }: RequestSchema<'PicturesImport'>,
  ) {
    const paths = [file, ...pages].map(({ path }) => path);
    return this.photos.start(context, paths, isImage);
  }

  @Operation('testScrapeUrl')
  async test(@RequestContext() context: Context, @Body() { url }: RequestSchema<'ScrapeTest'>) {
    return this.imports.preview(context, url);
  }

  @Operation('getImportReview')
  async review(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.reviews.get(context, slug);
  }

  @Operation('dismissImportReview')
  async dismissReview(@RequestContext() context: Context, @Param('slug') slug: string) {
    await this.reviews.dismiss(context, slug);
    return successMessage(context, 'recipes.reviewed');
  }

  @Operation('getRecipeSource')
  async source(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.sources.get(context, slug);
  }

  @Operation('fetchRecipeSource')
  async fetchSource(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.sources.fetch(context, slug);
  }

  @Operation('readRecipeSource')
  async readSource(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.sources.readAgain(context, slug);
  }
}
