import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResourcesRead } from '#groups';
import { User } from '#identity';
import { type Context, DomainEvents, compiledQuery } from '#persistence';
import { Forbidden } from '#platform';
import { attachOrganizersAndRating, findRecipe, lockRecipe } from '../recipes/recipe-loader.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeRating } from './recipe-rating.entity.ts';

interface RatingChange {
  rating?: number | null;
  isFavorite?: boolean | null;
}

type PreviousRating = { rating?: number | null; isFavorite?: boolean };

/** Ratings and favorites of members. The recipe has the average of all ratings. */
@Injectable()
export class RatingsService implements OnModuleInit {
  constructor(private readonly domainEvents: DomainEvents) {}

  onModuleInit(): void {
    this.domainEvents.on(ResourcesRead, (context, event) => attachFavorites(context, event.rowsOf(User)));
  }

  /** Lists the ratings of recipes in the caller's group. */
  async list(context: Context, userId: string, onlyFavorites = false): Promise<RecipeRating[]> {
    await context.repository(User).get(userId);
    const recipes = context.repository(Recipe).select('r').select('r.id');
    const ratings = context.manager
      .createQueryBuilder(RecipeRating, 'o')
      .where(`o.user_id = :userId AND o.recipe_id IN (${recipes.getQuery()})`, { userId, ...recipes.getParameters() });
    if (onlyFavorites) ratings.andWhere('o.is_favorite');
    return ratings.orderBy('o.created_at').getMany();
  }

  /** Lists the ratings of a recipe by people of the caller's group, the best first. */
  async listByMember(context: Context, slug: string): Promise<{ userId: string; name: string; rating: number }[]> {
    const recipe = await findRecipe(context, slug);
    const ratings = await context.manager
      .createQueryBuilder(RecipeRating, 'o')
      .innerJoinAndSelect('o.user', 'u', 'u.group_id = :groupId', { groupId: recipe.groupId })
      .where('o.recipe_id = :id AND o.rating > 0', { id: recipe.id })
      .orderBy('o.rating', 'DESC')
      .addOrderBy('u.username')
      .getMany();
    return ratings.map(({ user, rating }) => ({
      userId: user.id,
      name: user.fullName || user.username,
      rating: rating ?? 0,
    }));
  }

  async listFavorites(context: Context, userId: string) {
    const { username, fullName } = await context.repository(User).get(userId);
    return {
      username,
      fullName,
      favoriteRecipes: await loadFavoriteRecipes(context, userId),
      ratings: await this.list(context, userId, true),
    };
  }

  /** Changes the caller's rating; administrators may change others. Returns the replaced values. */
  async rate(context: Context, userId: string, slug: string, change: RatingChange): Promise<PreviousRating> {
    if (userId !== context.userId && !context.caller.admin) throw new Forbidden();
    await context.repository(User).get(userId);
    return context.transaction(async (tx) => {
      const recipe = await lockRecipe(tx, slug);
      const former = await tx.manager.findOneBy(RecipeRating, { userId, recipeId: recipe.id });
      await this.set(tx, { userId, recipe, ...change });
      return {
        ...(change.rating !== undefined && { rating: former?.rating ?? null }),
        ...(change.isFavorite != null && { isFavorite: former?.isFavorite ?? false }),
      };
    });
  }

  /** The recipe must be locked, so that the average includes concurrent ratings. */
  async set(
    context: Context,
    { userId, recipe, rating, isFavorite }: RatingChange & { userId: string; recipe: Recipe },
  ): Promise<void> {
    await context.manager.query(
      `INSERT INTO recipe_ratings (user_id, recipe_id, rating, is_favorite) VALUES ($1, $2, $3, coalesce($4, false))
       ON CONFLICT (user_id, recipe_id) DO UPDATE SET update_at = now(),
         rating = CASE WHEN $5 THEN $3 ELSE recipe_ratings.rating END,
         is_favorite = coalesce($4, recipe_ratings.is_favorite)`,
      [userId, recipe.id, rating ?? null, isFavorite ?? null, rating !== undefined],
    );
    const data = { id: recipe.id, slug: recipe.slug };
    if (isFavorite !== undefined) context.record({ type: 'favorite.updated', userId, data: { ...data, isFavorite } });
    if (rating === undefined) return;
    await updateAverageRatings(context, [recipe.id]);
    context.record({ type: 'rating.updated', userId, data });
  }
}

/** Uses SQL instead of the entity, because a rating must not raise the version of the recipe. */
export async function updateAverageRatings({ manager }: Context, recipeIds: string[]): Promise<void> {
  const mean =
    'SELECT round(avg(rating)::numeric, 2)::float8 FROM recipe_ratings WHERE recipe_id = r.id AND rating > 0';
  await manager.query(`UPDATE recipes r SET rating = (${mean}) WHERE id = ANY($1)`, [recipeIds]);
}

async function loadFavoriteRecipes(context: Context, userId: string): Promise<Recipe[]> {
  const recipes = await context
    .repository(Recipe)
    .select('r')
    .innerJoin(RecipeRating, 'f', 'f.recipe_id = r.id AND f.is_favorite AND f.user_id = :userId', { userId })
    .orderBy('fold(r.name)')
    .getMany();
  await attachOrganizersAndRating(context, recipes);
  return recipes;
}

/** One row for each user, because most pages ask and some users have a thousand favorites. */
const favoriteSlugs = compiledQuery(({ manager }: Context, ids: string[]) =>
  manager
    .createQueryBuilder(RecipeRating, 'f')
    .innerJoin('f.recipe', 'r')
    .select('f.user_id', 'userId')
    .addSelect('json_agg(r.slug ORDER BY r.slug COLLATE "C")', 'slugs')
    .where('f.is_favorite AND f.user_id = ANY(:ids)', { ids })
    .groupBy('f.user_id'),
);

/** Sets the slugs of the users' favorites. */
async function attachFavorites(context: Context, users: User[]): Promise<void> {
  if (!users.length) return;
  const ids = users.map(({ id }) => id);
  const rows = await favoriteSlugs(context, ids).getRawMany<{ userId: string; slugs: string[] }>();
  const slugsOf = new Map(rows.map(({ userId, slugs }) => [userId, slugs]));
  for (const user of users) Object.assign(user, { favoriteRecipes: slugsOf.get(user.id) ?? [] });
}
