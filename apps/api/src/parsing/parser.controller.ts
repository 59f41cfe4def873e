import { Body, Controller } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { IngredientParserService } from '#parsing';
import { renderMarkdown } from '#recipes';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class ParserController {
  constructor(private readonly parser: IngredientParserService) {}

  @Operation('parseIngredient')
  async parseOne(
    @RequestContext() context: Context,
    @Body() { ingredient, ...request }: RequestSchema<'IngredientLine'>,
  ) {
    return this.parser.parse(context, ingredient, request);
  }

  @Operation('parseIngredients')
  async parse(
    @RequestContext() context: Context,
    @Body() { ingredients, ...request }: RequestSchema<'IngredientLines'>,
  ) {
    return this.parser.parseAll(context, ingredients, request);
  }

  @Operation('renderMarkdown')
  async render(@Body() { texts }: RequestSchema<'MarkdownTexts'>) {
    return renderMarkdown(texts);
  }
}
