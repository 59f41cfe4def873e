import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '#identity';
import { type Actor, Forbidden, NotFound } from '#platform';
import { addDetails, findRecipe, selectRecipes } from './recipe-loader.ts';
import { RecipeRating } from './recipe-rating.entity.ts';
import type { Recipe } from './recipe.entity.ts';

interface RatingChange {
  rating?: number | null;
  isFavorite?: boolean | null;
}

/** Ratings and favourites: each member's own; the recipe shows their mean. */
@Injectable()
export class RatingsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(actor: Actor, userId: string, onlyFavorites = false): Promise<RecipeRating[]> {
    await this.member(actor, userId);
    const where = { userId, ...(onlyFavorites && { isFavorite: true }) };
    return this.database.manager.find(RecipeRating, { where, order: { createdAt: 'ASC' } });
  }

  async favoritesOf(actor: Actor, userId: string) {
    const { username, fullName } = await this.member(actor, userId);
    return {
      username,
      fullName,
      favoriteRecipes: await this.favoriteRecipes(actor, userId),
      ratings: await this.list(actor, userId, true),
    };
  }

  /** One's own, or anybody's as administrator. */
  async rate(actor: Actor, userId: string, slug: string, change: RatingChange): Promise<void> {
    if (userId !== actor.userId && !actor.admin) throw new Forbidden();
    await this.member(actor, userId);
    await this.database.transaction(async (manager) => {
      const { id } = await findRecipe(manager, actor, slug, true);
      await this.set(manager, userId, id, change);
    });
  }

  async set(
    manager: EntityManager,
    userId: string,
    recipeId: string,
    { rating, isFavorite }: RatingChange,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO recipe_ratings (user_id, recipe_id, rating, is_favorite) VALUES ($1, $2, $3, coalesce($4, false))
       ON CONFLICT (user_id, recipe_id) DO UPDATE SET update_at = now(),
         rating = CASE WHEN $5 THEN $3 ELSE recipe_ratings.rating END,
         is_favorite = coalesce($4, recipe_ratings.is_favorite)`,
      [userId, recipeId, rating ?? null, isFavorite ?? null, rating !== undefined],
    );
    if (rating === undefined) return;
    const mean =
      'SELECT round(avg(rating)::numeric, 2)::float8 FROM recipe_ratings WHERE recipe_id = $1 AND rating > 0';
    await manager.query(`UPDATE recipes SET rating = (${mean}) WHERE id = $1`, [recipeId]);
  }

  private async favoriteRecipes(actor: Actor, userId: string): Promise<Recipe[]> {
    const recipes = await selectRecipes(this.database.manager, actor)
      .innerJoin(RecipeRating, 'f', 'f.recipe_id = r.id AND f.is_favorite AND f.user_id = :userId', { userId })
      .orderBy('fold(r.name)')
      .getMany();
    await addDetails(this.database.manager, actor, recipes);
    return recipes;
  }

  private async member({ groupId }: Actor, id: string): Promise<User> {
    const user = await this.database.manager.findOneBy(User, { id, groupId });
    if (!user) throw new NotFound();
    return user;
  }
}
