import type { Context } from '#persistence';
import { User } from './user.entity.ts';

/** Lists the other members of the caller's group by name. */
export async function otherMembers(context: Context): Promise<User[]> {
  const { userId } = context;
  const members = context.repository(User).select().andWhere('row.id <> :userId', { userId });
  return members.orderBy('fold(row.full_name)').getMany();
}

/**
 * Returns the ids of all managers of the group, by default locked in a fixed order, so that two of them cannot demote each other or
 * leave at the same time.
 */
export async function managersOf(context: Context, isLocking = true): Promise<string[]> {
  const managers = context.repository(User).select('u').andWhere('(u.can_manage OR u.admin)').orderBy('u.id');
  if (isLocking) managers.setLock('pessimistic_write');
  return (await managers.getMany()).map(({ id }) => id);
}

/** True if the group has other members, but no other manager. */
export async function isLastManager(context: Context, isLocking = true): Promise<boolean> {
  const managers = await managersOf(context, isLocking);
  const isNeeded = managers.includes(context.userId) && managers.length === 1;
  return isNeeded && (await otherMembers(context)).length > 0;
}
