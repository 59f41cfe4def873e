import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { NotFound } from '#platform';
import { ApiToken } from './api-token.entity.ts';
import { User } from './user.entity.ts';

/** A user as the API shows it: with the group, the tokens without their secrets, and the slugs of the favourites. */
export type UserView = User & { tokens: ApiToken[]; favoriteRecipes: string[] };

export const selectUsers = (manager: EntityManager): SelectQueryBuilder<User> =>
  manager.createQueryBuilder(User, 'u').innerJoinAndSelect('u.groupRow', 'g');

export async function findUser(manager: EntityManager, id: string): Promise<UserView> {
  const user = await selectUsers(manager).where('u.id = :id', { id }).getOne();
  if (!user) throw new NotFound();
  return (await addDetails(manager, [user]))[0]!;
}

export async function addDetails(manager: EntityManager, users: User[]): Promise<UserView[]> {
  const ids = users.map((user) => user.id);
  if (!ids.length) return [];
  const tokens = await manager
    .createQueryBuilder(ApiToken, 't')
    .where('t.user_id IN (:...ids)', { ids })
    .orderBy('t.id')
    .getMany();
  // favourites are kept by the recipes area; here only their slugs are read
  const favorites = await manager.query<{ userId: string; slug: string }[]>(
    `SELECT f.user_id AS "userId", r.slug FROM recipe_ratings f JOIN recipes r ON r.id = f.recipe_id
     WHERE f.is_favorite AND f.user_id = ANY($1) ORDER BY r.name`,
    [ids],
  );
  return users.map((user) =>
    Object.assign(user, {
      tokens: tokens.filter((token) => token.userId === user.id),
      favoriteRecipes: favorites.filter((row) => row.userId === user.id).map((row) => row.slug),
    }),
  );
}
