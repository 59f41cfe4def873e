import { Injectable } from '@nestjs/common';
import { filter, type Observable } from 'rxjs';
import { EVENT_RETENTION_MS } from '#jobs';
import { type AnnouncedEvent, type Context, OutboxEvent, OutboxListener } from '#persistence';
import { Clock } from '#platform';

/** Maximum number of missed events that are sent again; a client that missed more has to reload everything. */
const MAX_MISSED = 500;
/**
 * Ids are assigned before the commit, so events can become visible in another order. The overlap sends some events twice, which is
 * harmless.
 */
const OVERLAP = '1 minute';

/** Half of the retention, so that no event in this window can be missing. */
const SAFE_RETENTION_MS = EVENT_RETENTION_MS / 2;

/** Number of latest events that are searched for authors of a change. */
const MAX_SEARCHED_EVENTS = 20_000;

/** Events of a group, for live updates in the app. */
@Injectable()
export class GroupEventsService {
  constructor(
    private readonly listener: OutboxListener,
    private readonly clock: Clock,
  ) {}

  /** Streams new events of all processes; `reconnected` means that some may have been missed. */
  async follow({ groupId }: Context): Promise<Observable<AnnouncedEvent | 'reconnected'>> {
    await this.listener.open();
    return this.listener.announcements.pipe(
      filter((event) => event !== 'job'),
      filter((event) => event === 'reconnected' || event.groupId === groupId),
    );
  }

  /** Returns the ids of other users who have changed an object since a version, latest first. */
  async authors(context: Context, { id, since }: { id: string; since: number }): Promise<string[]> {
    const isRow = `e.data->>'id' = :id AND (e.data->>'version')::int > :since`;
    const containsRow = `(e.data->'items'->>:id)::int > :since`;
    const newest = (await context.manager.maximum(OutboxEvent, 'id')) ?? 0;
    const events = await context
      .repository(OutboxEvent)
      .select('e')
      .andWhere('e.id > :oldest', { oldest: newest - MAX_SEARCHED_EVENTS })
      .andWhere(`e.user_id <> :caller AND (${isRow} OR ${containsRow})`, { id, since, caller: context.userId })
      .orderBy('e.id', 'DESC')
      .getMany();
    return [...new Set(events.flatMap(({ userId }) => userId ?? []))];
  }

  /** Returns the events after the given id; undefined if that event is too old. */
  async after(context: Context, lastId: number): Promise<AnnouncedEvent[] | undefined> {
    if (!Number.isSafeInteger(lastId)) return undefined;
    const last = await context.repository(OutboxEvent).select('e').andWhere('e.id = :lastId', { lastId }).getOne();
    const events = last && (await this.from(context, last.createdAt));
    return events?.filter(({ id }) => id !== lastId);
  }

  /** Returns the events since a time; undefined if they are too many or too old. */
  async since(context: Context, time: Date): Promise<AnnouncedEvent[] | undefined> {
    const isRetained = time.getTime() > this.clock.now().getTime() - SAFE_RETENTION_MS;
    return isRetained ? this.from(context, time) : undefined;
  }

  private async from(context: Context, time: Date): Promise<AnnouncedEvent[] | undefined> {
    const events = await context
      .repository(OutboxEvent)
      .select('e')
      // the client's clock may be ahead
      .andWhere(`e.created_at >= least(:time::timestamptz, now()) - interval '${OVERLAP}'`, { time })
      .orderBy('e.id')
      .limit(MAX_MISSED + 1)
      .getMany();
    return events.length > MAX_MISSED ? undefined : events;
  }
}
