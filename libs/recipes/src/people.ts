import { User } from '#identity';
import type { Context } from '#persistence';

/** Adds to rows the people whom they name. */
export async function addPeople(context: Context, rows: { userId: string; user: User }[]): Promise<void> {
  if (!rows.length) return;
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const people = await context.rows(User).select().andWhere('row.id = ANY(:ids)', { ids }).getMany();
  const byId = new Map(people.map((user) => [user.id, user]));
  for (const row of rows) row.user = byId.get(row.userId)!;
}
