import { Body, Controller, Param } from '@nestjs/common';
import { BulkUrlImportDto, ScrapeTestDto, TextImportDto, UrlImportDto } from '#contract/dtos';
import type { Actor } from '#platform';
import { ImportReviewService, RecipeImportsService } from '#recipes';
import { Caller } from '../contract/caller.decorator.ts';
import { message } from '../contract/locale.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class ImportsController {
  constructor(
    private readonly imports: RecipeImportsService,
    private readonly reviews: ImportReviewService,
  ) {}

  @Operation('createRecipeFromUrl')
  async fromUrl(@Caller() actor: Actor, @Body() { url, includeTags }: UrlImportDto) {
    return this.imports.once(actor, url, { includeTags });
  }

  @Operation('createRecipesFromUrls')
  async fromUrls(@Caller() actor: Actor, @Body() { imports }: BulkUrlImportDto) {
    return this.imports.startBulk(actor, imports);
  }

  @Operation('createRecipeFromHtmlOrJson')
  async fromText(@Caller() actor: Actor, @Body() body: TextImportDto) {
    return this.imports.fromText(actor, body);
  }

  @Operation('testScrapeUrl')
  async test(@Caller() actor: Actor, @Body() { url }: ScrapeTestDto) {
    return this.imports.test(actor, url);
  }

  @Operation('getImportReview')
  async review(@Caller() actor: Actor, @Param('slug') slug: string) {
    return this.reviews.get(actor, slug);
  }

  @Operation('dismissImportReview')
  async dismissReview(@Caller() actor: Actor, @Param('slug') slug: string) {
    await this.reviews.dismiss(actor, slug);
    return message(actor.locale, 'recipes.reviewed');
  }
}
