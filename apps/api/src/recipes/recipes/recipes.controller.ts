import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  CopyDto,
  ListRecipesByCategoryQuery,
  ListRecipesQuery,
  RecipeChangesDto,
  RecipeCreateDto,
  RecipeLastMadeDto,
} from '#contract/dtos';
import type { Context } from '#persistence';
import { RecipesService } from '#recipes';
import { Operation } from '../../contract/operation.decorator.ts';
import { RequestContext } from '../../contract/request-context.ts';

@Controller()
export class RecipesController {
  constructor(private readonly recipes: RecipesService) {}

  @Operation('listRecipes')
  async list(@RequestContext() context: Context, @Query() query: ListRecipesQuery) {
    return this.recipes.list(context, query);
  }

  @Operation('createRecipe')
  async create(@RequestContext() context: Context, @Body() body: RecipeCreateDto) {
    return (await this.recipes.create(context, body)).slug;
  }

  @Operation('listRecipesByCategory')
  async listByCategory(@RequestContext() context: Context, @Query() { categories }: ListRecipesByCategoryQuery) {
    return this.recipes.listByCategories(context, categories);
  }

  @Operation('getRecipe')
  async get(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.recipes.get(context, slug);
  }

  @Operation('updateRecipe', 'patchRecipe')
  async update(@RequestContext() context: Context, @Param('slug') slug: string, @Body() changes: RecipeChangesDto) {
    return this.recipes.update(context, slug, changes);
  }

  @Operation('deleteRecipe')
  async delete(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.recipes.delete(context, slug);
  }

  @Operation('duplicateRecipe')
  async duplicate(@RequestContext() context: Context, @Param('slug') slug: string, @Body() { name }: CopyDto) {
    return this.recipes.duplicate(context, slug, name);
  }

  @Operation('setRecipeLastMade')
  async setLastMade(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Body() { timestamp }: RecipeLastMadeDto,
  ) {
    return this.recipes.setLastMade(context, slug, timestamp);
  }
}
