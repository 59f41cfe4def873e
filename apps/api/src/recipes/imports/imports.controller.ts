import { Body, Controller, Param } from '@nestjs/common';
import { BulkUrlImportDto, ScrapeTestDto, TextImportDto, UrlImportDto } from '#contract/dtos';
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
  async fromUrl(@RequestContext() context: Context, @Body() { url, includeTags }: UrlImportDto) {
    return this.imports.once(context, url, { includeTags });
  }

  @Operation('createRecipesFromUrls')
  async fromUrls(@RequestContext() context: Context, @Body() { imports }: BulkUrlImportDto) {
    return this.imports.startBulk(context, imports);
  }

  @Operation('createRecipeFromHtmlOrJson')
  async fromText(@RequestContext() context: Context, @Body() body: TextImportDto) {
    return this.imports.fromText(context, body);
  }

  @Operation('testScrapeUrl')
  async test(@RequestContext() context: Context, @Body() { url }: ScrapeTestDto) {
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
