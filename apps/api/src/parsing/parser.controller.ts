import { Body, Controller } from '@nestjs/common';
import { IngredientLineDto, IngredientLinesDto } from '#contract/dtos';
import type { Context } from '#persistence';
import { IngredientParserService } from '#parsing';
import { Operation } from '../contract/operation.decorator.ts';
import { RequestContext } from '../contract/request-context.ts';

@Controller()
export class ParserController {
  constructor(private readonly parser: IngredientParserService) {}

  @Operation('parseIngredient')
  async parseOne(@RequestContext() context: Context, @Body() { ingredient, ...request }: IngredientLineDto) {
    return this.parser.parse(context, ingredient, request);
  }

  @Operation('parseIngredients')
  async parse(@RequestContext() context: Context, @Body() { ingredients, ...request }: IngredientLinesDto) {
    return this.parser.parseAll(context, ingredients, request);
  }
}
