import { ResourcesRead } from '#groups';
import { type Context, type DomainEvents, fixedQuery } from '#persistence';
import { NotFound } from '#platform';
import type { SelectQueryBuilder } from 'typeorm';
import { ApiToken } from './api-token.entity.ts';
import { accountSubject, stepSubject } from './login-attempts.ts';
import { User } from './user.entity.ts';

/** A user as the API shows it: with the group, the tokens without their secrets, and the slugs of the favourites. */
export type UserView = User & { tokens: ApiToken[]; favoriteRecipes: string[]; locked: boolean; twoFactor: boolean };

/** With their groups, since the API names these. */
export const selectUsers = ({ manager }: Context): SelectQueryBuilder<User> =>
  manager.createQueryBuilder(User, 'row').innerJoinAndSelect('row.groupRow', 'g');

const userById = fixedQuery((context: Context, id: string) => selectUsers(context).where('row.id = :id', { id }));

export async function findUser(context: Context, events: DomainEvents, id: string): Promise<UserView> {
  const user = await userById(context, id).getOne();
  if (!user) throw new NotFound();
  return (await viewsOf(context, events, [user]))[0]!;
}

export async function viewsOf(context: Context, events: DomainEvents, users: User[]): Promise<UserView[]> {
  const ids = users.map((user) => user.id);
  if (!ids.length) return [];
  const security = await securityOf(context, ids);
  const tokens = await tokensOf(
    context,
    ids.filter((id) => security.get(id)!.hasTokens),
  );
  const views = users.map((user) =>
    Object.assign(user, {
      tokens: tokens.filter((token) => token.userId === user.id),
      favoriteRecipes: [],
      twoFactor: security.get(user.id)!.twoFactor,
      locked: user.lockedAt !== null || security.get(user.id)!.locked,
    }),
  );
  await events.publish(context, new ResourcesRead(User, views));
  return views;
}

async function tokensOf({ manager }: Context, ids: string[]): Promise<ApiToken[]> {
  if (!ids.length) return [];
  return manager.createQueryBuilder(ApiToken, 't').where('t.user_id IN (:...ids)', { ids }).orderBy('t.id').getMany();
}

/** Which of the users sign in with a second step, which are locked out at the moment, and which have API tokens: few have. */
async function securityOf({ manager }: Context, ids: string[]) {
  const rows = await manager.query<{ id: string; twoFactor: boolean; locked: boolean; hasTokens: boolean }[]>(
    `SELECT u.id,
       EXISTS (SELECT FROM api_tokens t WHERE t.user_id = u.id) AS "hasTokens",
       EXISTS (SELECT FROM two_factors t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS "twoFactor",
       EXISTS (SELECT FROM login_attempts a WHERE a.subject IN (u.account, u.step) AND a.locked_until > now()) AS locked
     FROM unnest($1::uuid[], $2::text[], $3::text[]) AS u (id, account, step)`,
    [ids, ids.map(accountSubject), ids.map((id) => stepSubject(id))],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
