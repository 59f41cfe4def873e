import { type BeforeApplicationShutdown, Controller, Headers, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { GroupEventsService } from '#groups';
import type { QueryParams } from '#contract';
import { Authenticator, UsersService } from '#identity';
import type { AnnouncedEvent, Context } from '#persistence';
import { detailsOfEvent } from '#shopping';
import { isEventInScope } from '#contract/token-scopes';
import { Operation, RequestContext } from '../contract/index.ts';
import { EventStream } from './event-stream.ts';

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 2_000;

/** Streams changes to the members of a group while they are signed in. */
@Controller()
export class EventsController implements BeforeApplicationShutdown {
  private readonly streams = new Set<EventStream>();

  constructor(
    private readonly events: GroupEventsService,
    private readonly authenticator: Authenticator,
    private readonly users: UsersService,
  ) {}

  @Operation('streamEvents')
  async stream(
    @RequestContext() context: Context,
    @Query() { since, details = false }: QueryParams<'streamEvents'>,
    @Res() response: Response,
    @Headers('last-event-id') lastId?: string,
  ): Promise<void> {
    const updates = await this.events.follow(context);
    const stream = new EventStream(response);
    this.streams.add(stream);
    stream.retry(RETRY_MS);
    const send = details ? sendWithDetails(context, stream) : (event: AnnouncedEvent) => stream.send(event);
    const { scope = 'write' } = context.caller;
    const subscription = updates.subscribe((event) => {
      if (event === 'reconnected') return stream.reset();
      if (isEventInScope(scope, event.type)) send(event);
      // the user may have been locked, deleted or moved
      if (event.type.startsWith('user.')) void this.beat(context, stream);
    });
    const heartbeat = setInterval(() => void this.beat(context, stream), HEARTBEAT_MS);
    response.on('close', () => {
      clearInterval(heartbeat);
      subscription.unsubscribe();
      this.streams.delete(stream);
    });
    if (!lastId && !since) return;
    const missed = lastId
      ? await this.events.after(context, Number(lastId))
      : since && (await this.events.since(context, since));
    if (!missed) return stream.reset();
    for (const event of missed) if (isEventInScope(scope, event.type)) send(event);
  }

  @Operation('createEventTicket')
  async createTicket(@RequestContext() context: Context) {
    return this.authenticator.issueTicket(context);
  }

  @Operation('listChangeAuthors')
  async authors(@RequestContext() context: Context, @Query() query: QueryParams<'listChangeAuthors'>) {
    return { names: await this.users.displayNames(context, await this.events.authors(context, query)) };
  }

  /** Ends the streams on shutdown; browsers reconnect to another process, or to this one after its restart. */
  beforeApplicationShutdown(): void {
    for (const stream of this.streams) stream.end();
  }

  /** Ends the stream if the user has been signed out or has left the group. */
  private async beat(context: Context, stream: EventStream): Promise<void> {
    if (await this.authenticator.isStillSignedIn(context)) stream.beat();
    else stream.end();
  }
}

/** Sends events in their order, each after its details were read. An event is sent without them if that fails. */
function sendWithDetails(context: Context, stream: EventStream): (event: AnnouncedEvent) => void {
  let last: Promise<void> = Promise.resolve();
  return (event) => {
    const details = detailsOfEvent(context, event).catch(() => ({}));
    last = Promise.all([details, last]).then(([loaded]) => stream.send(event, loaded));
  };
}
