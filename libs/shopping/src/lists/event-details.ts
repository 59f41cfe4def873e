import type { ResponseSchema } from '#contract';
import { User } from '#identity';
import { NIL_UUID } from '#contract/formats';
import type { AnnouncedEvent, Context } from '#persistence';
import { presentItems } from '../items/present-items.ts';
import { ShoppingItem } from '../items/shopping-item.entity.ts';

type Details = Pick<ResponseSchema<'StreamedEvent'>, 'by' | 'changedItems'>;

/** Returns who caused an event and, for a shopping list, its changed items as they are now. */
export async function detailsOfEvent(
  context: Context,
  { type, userId, data }: Pick<AnnouncedEvent, 'type' | 'userId' | 'data'>,
): Promise<Details> {
  const by = userId && userId !== NIL_UUID ? await personOf(context, userId) : undefined;
  const ids = type === 'shopping-list.updated' ? Object.keys(data?.['items'] ?? {}) : [];
  if (!ids.length) return { ...(by && { by }) };
  const rows = context.repository(ShoppingItem).select().andWhere('row.id = ANY(:ids)', { ids });
  return { ...(by && { by }), changedItems: await presentItems(context, await rows.getMany()) };
}

async function personOf(context: Context, id: string): Promise<Details['by']> {
  const user = await context.repository(User).select().andWhere('row.id = :id', { id }).getOne();
  return user ? { id, name: user.fullName || user.username } : undefined;
}
