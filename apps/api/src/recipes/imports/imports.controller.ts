import { Body, Controller, Param } from '@nestjs/common';
import type { Input } from '#contract';
import type { Context } from '#persistence';
import { ImportReviewService, RecipeImportsService } from '#recipes';
import { Operation } from '../../contract/operation.decorator.ts';
import { message, RequestContext } from '../../contract/request-context.ts';

@Controller()
export class ImportsController {
  constructor(
    private readonly imports: RecipeImportsService,
    private readonly reviews: ImportReviewService,
  ) {}

  @Operation('createRecipeFromUrl')
  async fromUrl(@RequestContext() context: Context, @Body() { url, ...options }: Input<'UrlImport'>) {
    return this.imports.once(context, url, options);
  }

  @Operation('createRecipesFromUrls')
  async fromUrls(@RequestContext() context: Context, @Body() { imports }: Input<'BulkUrlImport'>) {
    return this.imports.startBulk(context, imports);
  }

  @Operation('createRecipeFromHtmlOrJson')
  async fromText(@RequestContext() context: Context, @Body() body: Input<'TextImport'>) {
    return this.imports.fromText(context, body);
  }

  @Operation('testScrapeUrl')
  async test(@RequestContext() context: Context, @Body() { url }: Input<'ScrapeTest'>) {
    return this.imports.test(context, url);
  }

  @Operation('getImportReview')
  async review(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.reviews.get(context, slug);
  }

  @Operation('dismissImportReview')
  async dismissReview(@RequestContext() context: Context, @Param('slug') slug: string) {
    await this.reviews.dismiss(context, slug);
    return message(context, 'recipes.reviewed');
  }
}
