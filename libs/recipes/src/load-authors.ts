import { In } from 'typeorm';
import { mustGet } from '#contract/objects';
import { User } from '#identity';
import type { Context } from '#persistence';

/** Sets `user` of rows, including users who have moved to another group. */
export async function loadAuthors({ manager }: Context, rows: { userId: string; user: User }[]): Promise<void> {
  if (!rows.length) return;
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const people = await manager.findBy(User, { id: In(ids) });
  const byId = new Map(people.map((user) => [user.id, user]));
  for (const row of rows) row.user = mustGet(byId, row.userId);
}
