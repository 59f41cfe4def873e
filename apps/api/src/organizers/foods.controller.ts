import { Body, Controller, Param, Query } from '@nestjs/common';
import { ListFoodsQuery, RecipeDuplicateDto, FoodChangesDto, FoodCreateDto, FoodMergeDto } from '#contract/dtos';
import { FOODS, IngredientDataService } from '#organizers';
import type { Actor } from '#platform';
import { Caller } from '../contract/caller.decorator.ts';
import { message } from '../contract/locale.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class FoodsController {
  constructor(private readonly foods: IngredientDataService) {}

  @Operation('listFoods')
  async list(@Caller() actor: Actor, @Query() query: ListFoodsQuery) {
    return this.foods.list(actor, FOODS, query);
  }

  @Operation('createFood')
  async create(@Caller() actor: Actor, @Body() body: FoodCreateDto) {
    return this.foods.create(actor, FOODS, body);
  }

  @Operation('mergeFoods')
  async merge(@Caller() actor: Actor, @Body() { fromFood, toFood }: FoodMergeDto) {
    await this.foods.merge(actor, FOODS, fromFood, toFood);
    return message(actor.locale, 'organizers.merged');
  }

  @Operation('getFood')
  async get(@Caller() actor: Actor, @Param('id') id: string) {
    return this.foods.get(actor, FOODS, id);
  }

  @Operation('updateFood')
  async update(@Caller() actor: Actor, @Param('id') id: string, @Body() changes: FoodChangesDto) {
    return this.foods.update(actor, FOODS, id, changes);
  }

  @Operation('patchFood')
  async patch(@Caller() actor: Actor, @Param('id') id: string, @Body() changes: FoodChangesDto) {
    return this.foods.update(actor, FOODS, id, changes);
  }

  @Operation('deleteFood')
  async delete(@Caller() actor: Actor, @Param('id') id: string) {
    return this.foods.delete(actor, FOODS, id);
  }

  @Operation('duplicateFood')
  async duplicate(@Caller() actor: Actor, @Param('id') id: string, @Body() { name }: RecipeDuplicateDto) {
    return this.foods.duplicate(actor, FOODS, id, name);
  }
}
