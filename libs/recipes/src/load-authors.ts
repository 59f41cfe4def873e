import { In } from 'typeorm';
import { User } from '#identity';
import type { Context } from '#persistence';

/** Adds to rows of the group the people whom they name, also those who have moved to another group since. */
export async function loadAuthors({ manager }: Context, rows: { userId: string; user: User }[]): Promise<void> {
  if (!rows.length) return;
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const people = await manager.findBy(User, { id: In(ids) });
  const byId = new Map(people.map((user) => [user.id, user]));
  for (const row of rows) row.user = byId.get(row.userId)!;
}
