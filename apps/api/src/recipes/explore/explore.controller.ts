import { Controller, Param, Query } from '@nestjs/common';
import type { QueryParams } from '#contract';
import type { Context } from '#persistence';
import { PublicRecipesService, CopyPublicRecipeService } from '#recipes';
import { Operation, RequestContext } from '../../contract/index.ts';

/** Pages and data of public groups. */
@Controller()
export class ExploreController {
  constructor(
    private readonly recipes: PublicRecipesService,
    private readonly taking: CopyPublicRecipeService,
  ) {}

  @Operation('listPublicGroups')
  async groups(@RequestContext() context: Context) {
    return this.recipes.listGroups(context);
  }

  @Operation('getPublicGroup')
  async group(@RequestContext() context: Context, @Param('groupSlug') group: string) {
    return this.recipes.getGroup(context, group);
  }

  @Operation('listPublicRecipes')
  async list(
    @RequestContext() context: Context,
    @Param('groupSlug') group: string,
    @Query() query: QueryParams<'listPublicRecipes'>,
  ) {
    return this.recipes.list(context, group, query);
  }

  @Operation('findPublicRecipe')
  async find(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.recipes.find(context, slug);
  }

  @Operation('getPublicRecipe')
  async get(@RequestContext() context: Context, @Param('groupSlug') group: string, @Param('slug') slug: string) {
    return this.recipes.get(context, group, slug);
  }

  @Operation('savePublicRecipe')
  async save(@RequestContext() context: Context, @Param('groupSlug') group: string, @Param('slug') slug: string) {
    return this.taking.copy(context, await this.recipes.get(context, group, slug));
  }

  @Operation('listPublicCookbooks')
  async cookbooks(
    @RequestContext() context: Context,
    @Param('groupSlug') group: string,
    @Query() query: QueryParams<'listPublicCookbooks'>,
  ) {
    return this.recipes.listCookbooks(context, group, query);
  }

  @Operation('getPublicCookbook')
  async cookbook(@RequestContext() context: Context, @Param('groupSlug') group: string, @Param('slug') slug: string) {
    return this.recipes.getCookbook(context, group, slug);
  }

  @Operation('listPublicCategories')
  async categories(
    @RequestContext() context: Context,
    @Param('groupSlug') group: string,
    @Query() query: QueryParams<'listPublicCategories'>,
  ) {
    return this.recipes.listOrganizers(context, group, 'categories', query);
  }

  @Operation('listPublicTags')
  async tags(
    @RequestContext() context: Context,
    @Param('groupSlug') group: string,
    @Query() query: QueryParams<'listPublicTags'>,
  ) {
    return this.recipes.listOrganizers(context, group, 'tags', query);
  }

  @Operation('listPublicTools')
  async tools(
    @RequestContext() context: Context,
    @Param('groupSlug') group: string,
    @Query() query: QueryParams<'listPublicTools'>,
  ) {
    return this.recipes.listOrganizers(context, group, 'tools', query);
  }

  @Operation('listPublicFoods')
  async foods(
    @RequestContext() context: Context,
    @Param('groupSlug') group: string,
    @Query() query: QueryParams<'listPublicFoods'>,
  ) {
    return this.recipes.listOrganizers(context, group, 'foods', query);
  }
}
