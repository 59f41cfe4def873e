import { Body, Controller, Param, Query } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import type { Context } from '#persistence';
import { RecipeCountsService, RecipeFoodsService, RecipesService, RecipeSuggestionsService } from '#recipes';
import { Operation, RequestContext } from '../../contract/index.ts';

@Controller()
export class RecipesController {
  constructor(
    private readonly recipes: RecipesService,
    private readonly counts: RecipeCountsService,
    private readonly foods: RecipeFoodsService,
    private readonly suggestions: RecipeSuggestionsService,
  ) {}

  @Operation('listRecipes')
  async list(@RequestContext() context: Context, @Query() query: QueryParams<'listRecipes'>) {
    return this.recipes.list(context, query);
  }

  @Operation('countRecipes')
  async count(@RequestContext() context: Context, @Query() query: QueryParams<'countRecipes'>) {
    return this.counts.count(context, query);
  }

  @Operation('createRecipe')
  async create(@RequestContext() context: Context, @Body() { name, sample = true }: RequestSchema<'RecipeCreate'>) {
    return (await this.recipes.createByName(context, name, sample)).slug;
  }

  @Operation('updateRecipes', 'patchRecipes')
  async updateSeveral(@RequestContext() context: Context, @Body() recipes: RequestSchema<'RecipeOfSeveral'>[]) {
    return this.recipes.updateSeveral(context, recipes);
  }

  @Operation('listRecipesByCategory')
  async listByCategory(
    @RequestContext() context: Context,
    @Query() { categories }: QueryParams<'listRecipesByCategory'>,
  ) {
    return this.recipes.listByCategories(context, categories);
  }

  @Operation('suggestRecipes')
  async suggest(@RequestContext() context: Context, @Query() query: QueryParams<'suggestRecipes'>) {
    return { items: await this.suggestions.list(context, query) };
  }

  @Operation('listUntaggedRecipes')
  async listUntagged(@RequestContext() context: Context) {
    return this.recipes.listWithout(context, 'tags');
  }

  @Operation('listUncategorizedRecipes')
  async listUncategorized(@RequestContext() context: Context) {
    return this.recipes.listWithout(context, 'recipeCategory');
  }

  @Operation('getRecipe')
  async get(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.recipes.get(context, slug);
  }

  @Operation('updateRecipe', 'patchRecipe')
  async update(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Body() changes: RequestSchema<'RecipeChanges'>,
  ) {
    return this.recipes.update(context, slug, changes);
  }

  @Operation('deleteRecipe')
  async delete(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.recipes.delete(context, slug);
  }

  @Operation('duplicateRecipe')
  async duplicate(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Body() { name }: RequestSchema<'Copy'>,
  ) {
    return this.recipes.duplicate(context, slug, name);
  }

  @Operation('getRecipeStepFacts')
  async getStepFacts(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.recipes.stepFacts(context, slug);
  }

  @Operation('getRecipeFoods')
  async getFoods(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.foods.list(context, slug);
  }

  @Operation('estimateRecipeNutrition')
  async estimateNutrition(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.foods.nutrition(context, slug);
  }

  @Operation('getRecipeAllergens')
  async getAllergens(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.foods.allergens(context, slug);
  }

  @Operation('findKnownFoods')
  async findKnownFoods(
    @RequestContext() context: Context,
    @Query() { search, limit = 12 }: QueryParams<'findKnownFoods'>,
  ) {
    return this.foods.findKnown(context, { search, limit });
  }

  @Operation('setRecipeLineFoods')
  async setLineFoods(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Param('referenceId') referenceId: string,
    @Body() { foods }: RequestSchema<'LineFoodsChange'>,
  ) {
    return this.foods.decide(context, slug, { referenceId, foods });
  }

  @Operation('setRecipeLastMade')
  async setLastMade(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Body() { timestamp }: RequestSchema<'RecipeLastMade'>,
  ) {
    return this.recipes.setLastMade(context, slug, timestamp);
  }
}
