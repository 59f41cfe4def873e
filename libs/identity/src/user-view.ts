import { ResourcesRead } from '#groups';
import type { Context, DomainEvents } from '#persistence';
import { NotFound } from '#platform';
import { In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { ApiToken } from './api-token.entity.ts';
import { lockedAmong } from './login-attempts.ts';
import { TwoFactor } from './second-step/two-factor.entity.ts';
import { User } from './user.entity.ts';

/** A user as the API shows it: with the group, the tokens without their secrets, and the slugs of the favourites. */
export type UserView = User & { tokens: ApiToken[]; favoriteRecipes: string[]; locked: boolean; twoFactor: boolean };

/** With their groups, since the API names these. */
export const selectUsers = ({ manager }: Context): SelectQueryBuilder<User> =>
  manager.createQueryBuilder(User, 'row').innerJoinAndSelect('row.groupRow', 'g');

export async function findUser(context: Context, events: DomainEvents, id: string): Promise<UserView> {
  const user = await selectUsers(context).where('row.id = :id', { id }).getOne();
  if (!user) throw new NotFound();
  return (await viewsOf(context, events, [user]))[0]!;
}

export async function viewsOf(context: Context, events: DomainEvents, users: User[]): Promise<UserView[]> {
  const ids = users.map((user) => user.id);
  if (!ids.length) return [];
  const tokens = await context.manager
    .createQueryBuilder(ApiToken, 't')
    .where('t.user_id IN (:...ids)', { ids })
    .orderBy('t.id')
    .getMany();
  const secured = await withTwoFactor(context, ids);
  const locked = await lockedAmong(context, ids);
  const views = users.map((user) =>
    Object.assign(user, {
      tokens: tokens.filter((token) => token.userId === user.id),
      favoriteRecipes: [],
      twoFactor: secured.has(user.id),
      locked: user.lockedAt !== null || locked.has(user.id),
    }),
  );
  await events.publish(context, new ResourcesRead(User, views));
  return views;
}

async function withTwoFactor({ manager }: Context, ids: string[]): Promise<Set<string>> {
  const rows = await manager.findBy(TwoFactor, { userId: In(ids), confirmedAt: Not(IsNull()) });
  return new Set(rows.map(({ userId }) => userId));
}
