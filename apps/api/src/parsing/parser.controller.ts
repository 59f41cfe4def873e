import { Body, Controller } from '@nestjs/common';
import { IngredientLineDto, IngredientLinesDto } from '#contract/dtos';
import type { Actor } from '#platform';
import { IngredientParserService } from '#recipes';
import { Caller } from '../contract/caller.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class ParserController {
  constructor(private readonly parser: IngredientParserService) {}

  @Operation('parseIngredient')
  async parseOne(@Caller() actor: Actor, @Body() { ingredient, ...request }: IngredientLineDto) {
    return this.parser.parse(actor, ingredient, request);
  }

  @Operation('parseIngredients')
  async parse(@Caller() actor: Actor, @Body() { ingredients, ...request }: IngredientLinesDto) {
    return this.parser.parseAll(actor, ingredients, request);
  }
}
