import { focusManager, onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { createEventSource } from 'eventsource-client';
import { affectedByResource } from '../api/query-invalidation.ts';
import { withBase } from '../browser/base-path.ts';
import { offlineQueue } from '../offline/queue/late-parts.ts';

/** A change in the event stream: its type, such as "recipe.updated", and the row. */
export interface Change {
  type: string;
  id?: string;
  version?: number;
  slug?: string;
  /** The new state of a favorite. */
  isFavorite?: boolean;
  /** Versions of the changed items of a shopping list; missing if the whole list has changed. */
  items?: Record<string, number>;
  deletedItems?: string[];
}

/** The response that a query shows. */
export interface CachedResponse {
  read: <T>() => T | undefined;
  write: (response: object) => void;
}

/** Loads the parts of a response that have changed; false if the whole response must be loaded. */
export type LoadChangedParts = (cached: CachedResponse, changes: Change[]) => Promise<boolean>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { loadChangedParts?: LoadChangedParts };
  }
}

interface LiveUpdates {
  queryClient: QueryClient;
  fetch?: typeof globalThis.fetch;
  /** Called when the session has ended. */
  onSignedOut: () => void;
  /** Time of the oldest displayed response. */
  since: Date;
  /** Called with the changes; undefined if anything may have changed. */
  onChange?: (changes?: Change[]) => void;
  /** Called when the server responds, perhaps after an outage. */
  onReached?: () => void;
}

/** Changes within this time, such as those of an import, cause one refetch. */
const batchMs = 200;

/**
 * Refetches data that other people have changed while the page is visible; browsers allow few connections to a
 * server. When it is shown again, the page sends the id of its last event, or at first the age of its data.
 */
export function followChanges({
  queryClient,
  fetch = globalThis.fetch,
  since,
  onSignedOut,
  onChange,
  onReached,
}: LiveUpdates): () => void {
  const batch = createBatch((changes) => {
    applyChanges(queryClient, changes);
    onChange?.(changes);
  });
  const url = new URL(withBase('/api/groups/events/stream'), location.origin);
  url.searchParams.set('since', since.toISOString());
  const source = createEventSource({
    url,
    credentials: 'same-origin',
    fetch: async (url, init) => {
      const answer = await fetch(url, init as RequestInit);
      if (answer.status === 401) onSignedOut();
      if (answer.ok) onReached?.();
      return answer;
    },
    onMessage: ({ event, data }) => {
      if (event !== 'reset') return batch.add(JSON.parse(data));
      onChange?.();
      void queryClient.invalidateQueries();
    },
  });
  const connectIfVisible = () =>
    focusManager.isFocused() && onlineManager.isOnline() ? source.connect() : source.close();
  const unsubscribers = [focusManager.subscribe(connectIfVisible), onlineManager.subscribe(connectIfVisible)];
  connectIfVisible();
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
    source.close();
    batch.stop();
  };
}

/** Name of the changed resource, such as "recipe". */
export const resourceOf = ({ type }: Change): string => type.replace(/\..*$/, '');

/** @returns the time of the oldest response, by the clock of the browser, or of the server for rendered pages */
export function oldestResponseTime(queryClient: QueryClient): Date {
  const times = queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.dataUpdatedAt);
  return new Date(Math.min(Date.now(), ...times.filter((time) => time > 0)));
}

function createBatch(onChanges: (changes: Change[]) => void) {
  let waiting: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const changes = waiting;
    waiting = [];
    onChanges(changes);
  };
  return {
    add: (change: Change) => {
      waiting.push(change);
      timer ??= setTimeout(flush, batchMs);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Ignores changes that this page has made: rows by their version, favorites by their state. Deleted rows have no
 * later version.
 */
export function applyChanges(queryClient: QueryClient, changes: Change[]): void {
  const queries = queryClient.getQueryCache().getAll();
  const isApplied = (change: Change) =>
    !change.type.endsWith('.deleted') && queries.some(({ state }) => containsChange(state.data, change));
  const newChanges = changes.filter((change) => !isApplied(change));
  const affects = (change: Change, query: Query) => affectedByResource(resourceOf(change))(query);
  const isAffected = (query: Query) => newChanges.some((change) => affects(change, query));
  const inParts = new Set(
    queries.filter((query) => {
      const concerned = changes.filter((change) => affects(change, query));
      const isLoadedInParts = concerned.length > 0 && mayLoadParts(query) && concerned.every(({ items }) => items);
      if (isLoadedInParts) loadParts(queryClient, query, concerned);
      return isLoadedInParts;
    }),
  );
  void queryClient.invalidateQueries({ predicate: (query) => isAffected(query) && !inParts.has(query) });
}

/** A response under way could replace the loaded parts by an older state. */
const mayLoadParts = (query: Query): boolean =>
  !!query.meta?.loadChangedParts &&
  query.isActive() &&
  query.state.fetchStatus === 'idle' &&
  !query.state.isInvalidated;

const loading = new WeakMap<Query, Promise<void>>();

/** Loads changed parts after those of earlier changes; loads the whole response if that fails. */
function loadParts(queryClient: QueryClient, query: Query, changes: Change[]): void {
  const { queryKey } = query;
  const cached: CachedResponse = {
    read: () => queryClient.getQueryData(queryKey),
    write: (response) => void queryClient.setQueryData(queryKey, response),
  };
  const load = async () => {
    const isLoaded = await query.meta?.loadChangedParts?.(cached, changes).catch(() => false);
    if (isLoaded) offlineQueue.current.onResponse(query);
    else await queryClient.invalidateQueries({ queryKey, exact: true });
  };
  loading.set(query, (loading.get(query) ?? Promise.resolve()).then(load));
}

/** True if a response, a row or a list, has the row in this version or a later one. */
function containsChange(data: unknown, change: Change): boolean {
  const { items = [data], favoriteRecipes } = (data ?? {}) as { items?: unknown[]; favoriteRecipes?: unknown[] };
  if (change.isFavorite !== undefined && favoriteRecipes)
    return favoriteRecipes.includes(change.slug) === change.isFavorite;
  return change.version !== undefined && items.some((item) => isVersion(item, change));
}

function isVersion(item: unknown, change: Change): boolean {
  const { id, version } = (item ?? {}) as Partial<Change>;
  return id === change.id && version !== undefined && change.version !== undefined && version >= change.version;
}
