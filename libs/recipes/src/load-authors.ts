import { In } from 'typeorm';
import { User } from '#identity';
import type { Context } from '#persistence';

/** Sets `user` of rows, including users who have moved to another group. Omits rows whose author was deleted after the query. */
export async function withAuthors<T extends { userId: string; user: User }>(
  { manager }: Context,
  rows: T[],
): Promise<T[]> {
  if (!rows.length) return [];
  const people = await manager.findBy(User, { id: In([...new Set(rows.map(({ userId }) => userId))]) });
  const byId = new Map(people.map((user) => [user.id, user]));
  return rows.flatMap((row) => {
    const user = byId.get(row.userId);
    return user ? Object.assign(row, { user }) : [];
  });
}
