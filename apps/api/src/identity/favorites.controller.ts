import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { RatingsService } from '#recipes';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class FavoritesController {
  constructor(private readonly ratings: RatingsService) {}

  @Operation('listOwnFavorites')
  async listOwnFavorites(@RequestContext() context: Context) {
    return { ratings: await this.ratings.list(context, context.userId, true) };
  }

  @Operation('listOwnRatings')
  async listOwnRatings(@RequestContext() context: Context) {
    return { ratings: await this.ratings.list(context, context.userId) };
  }

  @Operation('listFavorites')
  async listFavorites(@RequestContext() context: Context, @Param('id') id: string) {
    return this.ratings.listFavorites(context, id);
  }

  @Operation('addFavorite')
  async addFavorite(@RequestContext() context: Context, @Param('id') id: string, @Param('slug') slug: string) {
    await this.ratings.rate(context, id, slug, { isFavorite: true });
    return successMessage(context, 'recipes.favoriteAdded');
  }

  @Operation('removeFavorite')
  async removeFavorite(@RequestContext() context: Context, @Param('id') id: string, @Param('slug') slug: string) {
    await this.ratings.rate(context, id, slug, { isFavorite: false });
    return successMessage(context, 'recipes.favoriteRemoved');
  }

  @Operation('listRatings')
  async listRatings(@RequestContext() context: Context, @Param('id') id: string) {
    return { ratings: await this.ratings.list(context, id) };
  }

  @Operation('rateRecipe')
  async rate(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Param('slug') slug: string,
    @Body() change: RequestSchema<'RatingChange'>,
  ) {
    const before = await this.ratings.rate(context, id, slug, change);
    return { ...successMessage(context, 'recipes.rated'), before };
  }

  @Operation('unrateRecipe')
  async unrate(@RequestContext() context: Context, @Param('id') id: string, @Param('slug') slug: string) {
    await this.ratings.rate(context, id, slug, { rating: null });
    return successMessage(context, 'recipes.rated');
  }

  @Operation('listRecipeRatings')
  ofRecipe(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.ratings.listByMember(context, slug);
  }
}
