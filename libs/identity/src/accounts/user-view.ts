import { firstOf, mustGet } from '#contract/objects';
import { ResourcesRead } from '#groups';
import { type Context, type DomainEvents, compiledQuery } from '#persistence';
import { NotFound, Unauthorized } from '#platform';
import type { SelectQueryBuilder } from 'typeorm';
import { ApiToken } from '../tokens/api-token.entity.ts';
import { ACCOUNT_SUBJECTS } from '../sessions/login-attempts.ts';
import { User } from './user.entity.ts';

/** A user as the API returns it, with tokens without their secrets and slugs of favorite recipes. */
export type UserView = User & {
  tokens: ApiToken[];
  favoriteRecipes: string[];
  locked: boolean;
  twoFactor: boolean;
  pendingEmail: string | null;
};

/** Selects users with their groups, which the API returns by name. */
export const selectUsers = ({ manager }: Context): SelectQueryBuilder<User> =>
  manager.createQueryBuilder(User, 'row').innerJoinAndSelect('row.groupRow', 'g');

/** Security flags that are selected together with a user. */
interface Security {
  twoFactor: boolean;
  locked: boolean;
  hasTokens: boolean;
  pendingEmail: string | null;
}

/** SQL of each flag; `row` is the user. */
const SECURITY = {
  pendingEmail: `(SELECT t.subject::jsonb ->> 'email' FROM one_time_tokens t
    WHERE t.user_id = row.id AND t.purpose = 'confirm-address' AND t.expires_at > now())`,
  hasTokens: 'EXISTS (SELECT FROM api_tokens t WHERE t.user_id = row.id)',
  twoFactor: 'EXISTS (SELECT FROM two_factors t WHERE t.user_id = row.id AND t.confirmed_at IS NOT NULL)',
  locked: `EXISTS (SELECT FROM login_attempts a WHERE a.subject IN (${ACCOUNT_SUBJECTS}) AND a.locked_until > now())`,
};

const userById = compiledQuery((context: Context, id: string) => {
  const user = selectUsers(context).where('row.id = :id', { id });
  for (const [name, sql] of Object.entries(SECURITY)) user.addSelect(sql, name);
  return user;
});

export async function findUser(context: Context, events: DomainEvents, id: string): Promise<UserView> {
  const { entities, raw } = await userById(context, id).getRawAndEntities<Security>();
  const [security] = raw;
  // a caller who is missing was deleted after the request was authenticated, for example by a restore
  if (!security) throw id === context.userId ? new Unauthorized() : new NotFound();
  return firstOf(await completed(context, events, entities, new Map([[id, security]])));
}

export async function viewsOf(context: Context, events: DomainEvents, users: User[]): Promise<UserView[]> {
  if (!users.length) return [];
  const ids = users.map((user) => user.id);
  return completed(context, events, users, await securityOf(context, ids));
}

async function completed(
  context: Context,
  events: DomainEvents,
  users: User[],
  security: Map<string, Security>,
): Promise<UserView[]> {
  const ids = users.map((user) => user.id);
  const tokens = await tokensOf(
    context,
    ids.filter((id) => mustGet(security, id).hasTokens),
  );
  const views = users.map((user) =>
    Object.assign(user, {
      tokens: tokens.filter((token) => token.userId === user.id),
      favoriteRecipes: [],
      twoFactor: mustGet(security, user.id).twoFactor,
      pendingEmail: mustGet(security, user.id).pendingEmail,
      locked: user.lockedAt !== null || mustGet(security, user.id).locked,
    }),
  );
  await events.publish(context, new ResourcesRead(User, views));
  return views;
}

async function tokensOf({ manager }: Context, ids: string[]): Promise<ApiToken[]> {
  if (!ids.length) return [];
  return manager.createQueryBuilder(ApiToken, 't').where('t.user_id IN (:...ids)', { ids }).orderBy('t.id').getMany();
}

async function securityOf({ manager }: Context, ids: string[]): Promise<Map<string, Security>> {
  const columns = Object.entries(SECURITY).map(([name, sql]) => `${sql} AS "${name}"`);
  const rows = await manager.query<(Security & { id: string })[]>(
    `SELECT row.id, ${columns.join()} FROM users row WHERE row.id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
