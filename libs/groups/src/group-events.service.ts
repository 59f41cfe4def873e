import { Injectable } from '@nestjs/common';
import { filter, type Observable } from 'rxjs';
import { type AnnouncedEvent, type Context, OutboxEvent, OutboxListener } from '#persistence';

/** More than this is not sent again: whoever was away for so long reads everything anew. */
const MOST_MISSED = 500;
/**
 * Events get their ids when they are written and are seen when they are committed, which may be in another order. To send
 * some of them twice does no harm, to leave one out would.
 */
const OVERLAP = '1 minute';

/** What happens in a group, for its members who look on. */
@Injectable()
export class GroupEventsService {
  constructor(private readonly listener: OutboxListener) {}

  /** From now on, of all processes; `undefined` says that some may have been missed. */
  async follow({ groupId }: Context): Promise<Observable<AnnouncedEvent | undefined>> {
    await this.listener.open();
    return this.listener.announcements.pipe(filter((event) => !event || event.groupId === groupId));
  }

  /** What has happened since an event; undefined where that is not known any more. */
  async since(context: Context, lastId: number): Promise<AnnouncedEvent[] | undefined> {
    const last = await context.rows(OutboxEvent).select('e').andWhere('e.id = :lastId', { lastId }).getOne();
    if (!last) return undefined;
    const events = await context
      .rows(OutboxEvent)
      .select('e')
      .andWhere(`e.created_at >= :at::timestamptz - interval '${OVERLAP}' AND e.id <> :lastId`, {
        at: last.createdAt,
        lastId,
      })
      .orderBy('e.id')
      .limit(MOST_MISSED + 1)
      .getMany();
    return events.length > MOST_MISSED ? undefined : events;
  }
}
