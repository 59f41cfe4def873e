import { In, Not } from 'typeorm';
import type { Context } from '#persistence';
import { Session } from '../sessions/session.entity.ts';

/** Returns the language of each user's most recently used session, by user id. Users without a known language are left out. */
export async function languagesOf({ manager }: Context, userIds: string[]): Promise<Map<string, string>> {
  const sessions = await manager.find(Session, {
    select: { id: true, userId: true, locale: true },
    where: { userId: In(userIds), locale: Not('') },
    order: { lastUsedAt: 'ASC' },
  });
  return new Map(sessions.map(({ userId, locale }) => [userId, locale]));
}
