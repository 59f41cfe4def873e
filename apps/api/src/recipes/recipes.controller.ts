import { Body, Controller, Headers, Param, Query } from '@nestjs/common';
import {
  ListRecipesByCategoryQuery,
  ListRecipesQuery,
  RecipeChangesDto,
  RecipeCreateDto,
  RecipeDuplicateDto,
  RecipeLastMadeDto,
} from '#contract/dtos';
import type { Actor } from '#platform';
import { RecipesService } from '#recipes';
import { Caller } from '../contract/caller.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class RecipesController {
  constructor(private readonly recipes: RecipesService) {}

  @Operation('listRecipes')
  async list(@Caller() actor: Actor, @Query() query: ListRecipesQuery) {
    return this.recipes.list(actor, query);
  }

  @Operation('createRecipe')
  async create(@Caller() actor: Actor, @Body() body: RecipeCreateDto) {
    return (await this.recipes.create(actor, body)).slug;
  }

  @Operation('listRecipesByCategory')
  async listByCategory(@Caller() actor: Actor, @Query() { categories }: ListRecipesByCategoryQuery) {
    return this.recipes.listByCategories(actor, categories);
  }

  @Operation('getRecipe')
  async get(@Caller() actor: Actor, @Param('slug') slug: string) {
    return this.recipes.get(actor, slug);
  }

  @Operation('updateRecipe')
  async update(
    @Caller() actor: Actor,
    @Param('slug') slug: string,
    @Body() changes: RecipeChangesDto,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.recipes.update(actor, slug, changes, ifMatch);
  }

  @Operation('patchRecipe')
  async patch(
    @Caller() actor: Actor,
    @Param('slug') slug: string,
    @Body() changes: RecipeChangesDto,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.recipes.update(actor, slug, changes, ifMatch);
  }

  @Operation('deleteRecipe')
  async delete(@Caller() actor: Actor, @Param('slug') slug: string) {
    return this.recipes.delete(actor, slug);
  }

  @Operation('duplicateRecipe')
  async duplicate(@Caller() actor: Actor, @Param('slug') slug: string, @Body() { name }: RecipeDuplicateDto) {
    return this.recipes.duplicate(actor, slug, name);
  }

  @Operation('setRecipeLastMade')
  async setLastMade(@Caller() actor: Actor, @Param('slug') slug: string, @Body() { timestamp }: RecipeLastMadeDto) {
    return this.recipes.setLastMade(actor, slug, timestamp);
  }
}
