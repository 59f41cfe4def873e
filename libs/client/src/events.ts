import type { TureenClient } from './tureen-client.ts';
import { isProblem } from './api-problem.ts';
import { wait } from './retrying-fetch.ts';
import type { Wire } from './wire.ts';

export interface ListenOptions {
  signal?: AbortSignal;
  /** The last event that was seen; what happened since is sent first. */
  lastEventId?: string;
  /** When the oldest data that is shown was loaded, as ISO 8601; used until the first event. */
  since?: string;
  /** Adds who has caused an event, and the changed items of shopping lists with text and tick. */
  details?: boolean;
}

/** A change in the group. The type `reset` means that too much was missed: load everything again. */
export type GroupEvent = Wire<'StreamedEvent'> & { eventId: string };

const LONGEST_WAIT_MS = 30_000;

/** Yields the changes of the group, and connects again after what was seen last. Ends when the signal aborts. */
export async function* events(client: TureenClient, options: ListenOptions = {}): AsyncGenerator<GroupEvent> {
  const { signal, since, details } = options;
  let { lastEventId } = options;
  let failures = 0;
  for (;;) {
    if (signal?.aborted) return;
    try {
      const headers = lastEventId ? { 'last-event-id': lastEventId } : {};
      const { response } = await client.GET('/groups/events/stream', {
        params: { query: { since, details } },
        parseAs: 'stream',
        headers,
        signal,
      });
      for await (const event of readEvents(response)) {
        failures = 0;
        lastEventId = event.eventId || lastEventId;
        yield event;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (isProblem(error) && error.status < 500 && error.status !== 429) throw error;
    }
    await wait(Math.min(LONGEST_WAIT_MS, 1000 * 2 ** failures++), signal);
  }
}

/** Parses server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream. */
async function* readEvents({ body }: Response): AsyncGenerator<GroupEvent> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const blocks = (rest + part.value.replaceAll('\r\n', '\n')).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    // a caller that stops listening closes the connection
    await reader.cancel();
  }
}

function parseEvent(block: string): GroupEvent | undefined {
  const fields = new Map(block.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^[^:]*: ?/, '')]));
  const eventId = fields.get('id') ?? '';
  const name = fields.get('event');
  if (name === 'reset') return { type: 'reset', eventId };
  const data = fields.get('data');
  return data ? { ...(JSON.parse(data) as Wire<'StreamedEvent'>), eventId } : undefined;
}
