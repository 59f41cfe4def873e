import { Injectable } from '@nestjs/common';
import { filter, type Observable } from 'rxjs';
import { keepEvents } from '#jobs';
import { type AnnouncedEvent, type Context, OutboxEvent, OutboxListener } from '#persistence';
import { Clock } from '#platform';

/** At most this many missed events are sent again; a client that missed more has to read everything anew. */
const MOST_MISSED = 500;
/**
 * Events get their ids when they are written, but become visible when they are committed, which may happen in another order.
 * So some are sent twice, which does no harm; leaving one out would.
 */
const OVERLAP = '1 minute';

/** Well before they are removed, so that none of them can be missing. */
const KNOWN_FOR_MS = keepEvents / 2;

/** Among so many latest events the author of a change is looked for. */
const LATEST = 20_000;

/** The events of a group, for the members who have the app open. */
@Injectable()
export class GroupEventsService {
  constructor(
    private readonly listener: OutboxListener,
    private readonly clock: Clock,
  ) {}

  /** Events of all processes from now on; `reconnected` means that some may have been missed. */
  async follow({ groupId }: Context): Promise<Observable<AnnouncedEvent | 'reconnected'>> {
    await this.listener.open();
    return this.listener.announcements.pipe(
      filter((event) => event !== 'job'),
      filter((event) => event === 'reconnected' || event.groupId === groupId),
    );
  }

  /** The ids of others who have changed a thing since a version of it, the last first. */
  async authors(context: Context, { id, since }: { id: string; since: number }): Promise<string[]> {
    const isIt = `e.data->>'id' = :id AND (e.data->>'version')::int > :since`;
    const hasIt = `(e.data->'items'->>:id)::int > :since`;
    const { max } = (await context.manager
      .createQueryBuilder(OutboxEvent, 'l')
      .select('max(l.id)')
      .getRawOne<{ max: number }>())!;
    const events = await context
      .repository(OutboxEvent)
      .select('e')
      .andWhere('e.id > :oldest', { oldest: max - LATEST })
      .andWhere(`e.user_id <> :caller AND (${isIt} OR ${hasIt})`, { id, since, caller: context.userId })
      .orderBy('e.id', 'DESC')
      .getMany();
    return [...new Set(events.flatMap(({ userId }) => userId ?? []))];
  }

  /** The events after the given one, or undefined when that is no longer known. */
  async after(context: Context, lastId: number): Promise<AnnouncedEvent[] | undefined> {
    if (!Number.isSafeInteger(lastId)) return undefined;
    const last = await context.repository(OutboxEvent).select('e').andWhere('e.id = :lastId', { lastId }).getOne();
    const events = last && (await this.from(context, last.createdAt));
    return events?.filter(({ id }) => id !== lastId);
  }

  /** The events since a time, or undefined when they are too many or no longer known. */
  async since(context: Context, time: Date): Promise<AnnouncedEvent[] | undefined> {
    const isKnown = time.getTime() > this.clock.now().getTime() - KNOWN_FOR_MS;
    return isKnown ? this.from(context, time) : undefined;
  }

  private async from(context: Context, time: Date): Promise<AnnouncedEvent[] | undefined> {
    const events = await context
      .repository(OutboxEvent)
      .select('e')
      // the clock of whoever asks may be ahead
      .andWhere(`e.created_at >= least(:time::timestamptz, now()) - interval '${OVERLAP}'`, { time })
      .orderBy('e.id')
      .limit(MOST_MISSED + 1)
      .getMany();
    return events.length > MOST_MISSED ? undefined : events;
  }
}
