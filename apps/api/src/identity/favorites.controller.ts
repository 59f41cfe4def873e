import { Body, Controller, Param } from '@nestjs/common';
import { RatingChangeDto } from '#contract/dtos';
import { type Actor } from '#platform';
import { RatingsService } from '#recipes';
import { Caller } from '../contract/caller.decorator.ts';
import { message } from '../contract/locale.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class FavoritesController {
  constructor(private readonly ratings: RatingsService) {}

  @Operation('listOwnFavorites')
  async listOwnFavorites(@Caller() actor: Actor) {
    return { ratings: await this.ratings.list(actor, actor.userId, true) };
  }

  @Operation('listOwnRatings')
  async listOwnRatings(@Caller() actor: Actor) {
    return { ratings: await this.ratings.list(actor, actor.userId) };
  }

  @Operation('listFavorites')
  async listFavorites(@Caller() actor: Actor, @Param('id') id: string) {
    return this.ratings.favoritesOf(actor, id);
  }

  @Operation('addFavorite')
  async addFavorite(@Caller() actor: Actor, @Param('id') id: string, @Param('slug') slug: string) {
    await this.ratings.rate(actor, id, slug, { isFavorite: true });
    return message(actor.locale, 'recipes.favoriteAdded');
  }

  @Operation('removeFavorite')
  async removeFavorite(@Caller() actor: Actor, @Param('id') id: string, @Param('slug') slug: string) {
    await this.ratings.rate(actor, id, slug, { isFavorite: false });
    return message(actor.locale, 'recipes.favoriteRemoved');
  }

  @Operation('listRatings')
  async listRatings(@Caller() actor: Actor, @Param('id') id: string) {
    return { ratings: await this.ratings.list(actor, id) };
  }

  @Operation('rateRecipe')
  async rate(
    @Caller() actor: Actor,
    @Param('id') id: string,
    @Param('slug') slug: string,
    @Body() change: RatingChangeDto,
  ) {
    await this.ratings.rate(actor, id, slug, change);
    return message(actor.locale, 'recipes.rated');
  }

  @Operation('unrateRecipe')
  async unrate(@Caller() actor: Actor, @Param('id') id: string, @Param('slug') slug: string) {
    await this.ratings.rate(actor, id, slug, { rating: null });
    return message(actor.locale, 'recipes.rated');
  }
}
