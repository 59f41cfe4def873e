import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query';
import { createEventSource } from 'eventsource-client';
import { concernedByResource } from './resources.ts';

/** What the stream of events says of each change: "recipe.updated" and which one. */
export interface Change {
  type: string;
  id?: string;
  version?: number;
}

interface LiveUpdates {
  queryClient: QueryClient;
  fetch?: typeof globalThis.fetch;
  /** The server does not know the person any more. */
  onSignedOut: () => void;
}

/** Many changes at once, such as those of an import, are answered by one reading. */
const gatherFor = 200;

/**
 * Asks again for what somebody else has changed, as long as the page is looked at: browsers allow few connections to one
 * server. On its return the page names the last event that it has heard of, and is told what it has missed.
 */
export function followChanges({ queryClient, fetch = globalThis.fetch, onSignedOut }: LiveUpdates): () => void {
  const gathered = gather((changes) => applyChanges(queryClient, changes));
  const source = createEventSource({
    url: new URL('/api/groups/events/stream', location.origin),
    credentials: 'same-origin',
    fetch: async (url, init) => {
      const answer = await fetch(url, init as RequestInit);
      if (answer.status === 401) onSignedOut();
      return answer;
    },
    onMessage: ({ event, data }) =>
      event === 'reset' ? void queryClient.invalidateQueries() : gathered.add(JSON.parse(data) as Change),
  });
  const connectIfSeen = () =>
    focusManager.isFocused() && onlineManager.isOnline() ? source.connect() : source.close();
  const leave = [focusManager.subscribe(connectIfSeen), onlineManager.subscribe(connectIfSeen)];
  connectIfSeen();
  return () => {
    for (const one of leave) one();
    source.close();
    gathered.stop();
  };
}

function gather(answer: (changes: Change[]) => void) {
  let waiting: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const changes = waiting;
    waiting = [];
    answer(changes);
  };
  return {
    add: (change: Change) => {
      waiting.push(change);
      timer ??= setTimeout(flush, gatherFor);
    },
    stop: () => clearTimeout(timer),
  };
}

/** What this page has changed itself is known by its version already. */
export function applyChanges(queryClient: QueryClient, changes: Change[]): void {
  const queries = queryClient.getQueryCache().getAll();
  const news = changes.filter((change) => !queries.some(({ state }) => holds(state.data, change)));
  const concerned = news.map(({ type }) => concernedByResource(type.split('.')[0]!));
  if (concerned.length === 0) return;
  void queryClient.invalidateQueries({ predicate: (query) => concerned.some((isConcerned) => isConcerned(query)) });
}

/** Whether an answer, one thing or a list, has a thing in that version or in a later one. */
function holds(data: unknown, change: Change): boolean {
  const { items = [data] } = (data ?? {}) as { items?: unknown[] };
  return change.version !== undefined && items.some((item) => isVersion(item, change));
}

function isVersion(item: unknown, change: Change): boolean {
  const { id, version } = (item ?? {}) as Partial<Change>;
  return id === change.id && version !== undefined && version >= change.version!;
}
