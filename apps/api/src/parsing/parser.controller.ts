import { Body, Controller } from '@nestjs/common';
import type { Input } from '#contract';
import type { Context } from '#persistence';
import { IngredientParserService } from '#parsing';
import { renderMarkdown } from '#recipes';
import { Operation } from '../contract/operation.decorator.ts';
import { RequestContext } from '../contract/request-context.ts';

@Controller()
export class ParserController {
  constructor(private readonly parser: IngredientParserService) {}

  @Operation('parseIngredient')
  async parseOne(@RequestContext() context: Context, @Body() { ingredient, ...request }: Input<'IngredientLine'>) {
    return this.parser.parse(context, ingredient, request);
  }

  @Operation('parseIngredients')
  async parse(@RequestContext() context: Context, @Body() { ingredients, ...request }: Input<'IngredientLines'>) {
    return this.parser.parseAll(context, ingredients, request);
  }

  @Operation('renderMarkdown')
  async render(@Body() { texts }: Input<'MarkdownTexts'>) {
    return renderMarkdown(texts);
  }
}
