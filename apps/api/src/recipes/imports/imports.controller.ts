import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { ValidationFailed } from '#platform';
import { ImportReviewService, RecipeImportsService, RecipePhotosService, RecipeSourcesService } from '#recipes';
import { Operation, RequestContext, successMessage } from '../../contract/index.ts';

/** Paths of the uploaded pictures in the order of the pages. Throws 422 if there are none. */
function pathsOf({ file, pages = [], images = [] }: RequestSchema<'PicturesImport'>): string[] {
  const pictures = [...(file ? [file] : []), ...pages, ...images];
  if (!pictures.length) throw new ValidationFailed({ file: ['validation.isDefined'] });
  return pictures.map(({ path }) => path);
}

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
  async fromPictures(@RequestContext() context: Context, @Body() body: RequestSchema<'PicturesImport'>) {
    return this.photos.create(context, pathsOf(body), { isImage: body.makefilerecipeimage ?? false });
  }

  @Operation('startRecipeFromPictures')
  async startFromPictures(@RequestContext() context: Context, @Body() body: RequestSchema<'PicturesImport'>) {
    return this.photos.start(context, pathsOf(body), body.makefilerecipeimage ?? false);
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
