import { v4 as newId } from 'uuid';
import {
  effectKey,
  type Effects,
  isMissingIn,
  OfflineQueue,
  rebase,
  type Ending,
  type Entry,
  type Operation,
  type Store,
} from '#offline-queue';
import { isProblem } from '#client';
import { isPagesKey, type Api } from '../../api/api.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { concernedBy } from '../../api/query-invalidation.ts';
import { responseStoredAt } from '../cache/response-sources.ts';
import { sessionQuery } from '../../session/session-query.ts';
import { bufferedOperations, bufferOperation } from './buffered-operations.ts';
import type { CachedResponses, ChangeLabelKey, OfflineChanges } from './offline-change.ts';
import type { Call } from '../../api/call.ts';
import { channelToOtherTabs } from '../other-tabs.ts';
import { type CachedQuery, offlineQueue } from './late-parts.ts';
import { sendOperation, type Reply } from './send.ts';
import { openStore, patientStore, queueName } from './queue-store.ts';

interface Context {
  api: Api;
  queryClient: QueryClient;
}

const RETRY_MS = [5_000, 15_000, 60_000];

interface Shown {
  entries: Entry[];
  /** The last attempt to send did not finish. */
  isStuck: boolean;
}

/** Queue of one person's changes on this device; tabs show and send it. */
export class DeviceQueue {
  private shown: Shown = { entries: [], isStuck: false };
  private readonly listeners = new Set<() => void>();
  private readonly replies = new Map<string, Reply>();
  private readonly core: OfflineQueue;
  private readonly effects: Effects;
  private readonly others = channelToOtherTabs(queueName);
  /** True if the session cookie is known to be the owner's; another tab may change it. */
  private isOwn = false;
  private retries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly owner: string,
    private readonly context: Context,
    private readonly changes: OfflineChanges,
    store: Store,
  ) {
    this.effects = new Map([...changes].map(([operation, one]) => [operation, one.effects]));
    this.core = new OfflineQueue(owner, {
      store,
      send: async (operation) => {
        const reply = await sendOperation(context.api.client, operation);
        this.replies.set(operation.id, reply);
        return reply.outcome;
      },
      exclusively,
      now: () => Date.now(),
      onChange: (entries) => {
        this.show({ entries });
        this.others?.postMessage(owner);
      },
    });
    this.others?.addEventListener('message', () => void this.read());
  }

  /** The entries; the same object until something changes. */
  get current(): Shown {
    return this.shown;
  }

  get waiting(): Entry[] {
    return this.shown.entries.filter(({ state }) => state === 'waiting');
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Sends changes of earlier visits, and continues until the returned function is called. */
  start(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.flush();
      else this.isOwn = false;
    };
    const targets = [
      [document, 'visibilitychange'],
      [globalThis, 'online'],
      [globalThis, 'focus'],
    ] as const;
    for (const [target, name] of targets) target.addEventListener(name, look);
    const detach = offlineQueue.attach({
      onResponse: (query) => this.showMissing(query),
      onReconnect: () => {
        this.retries = 0;
        if (this.shown.isStuck) void this.flush();
      },
    });
    void this.catchUp();
    return () => {
      for (const [target, name] of targets) target.removeEventListener(name, look);
      clearTimeout(this.timer);
      detach();
    };
  }

  private async catchUp(): Promise<void> {
    for (const operation of bufferedOperations(this.owner)) {
      await this.core.add(operation);
      bufferOperation(operation)();
    }
    await this.core.tidy();
    for (const query of this.queries) this.showMissing(query);
    await this.flush();
  }

  /** Handles a mutation like the contract's client; without a network it returns at once without data. */
  async deliver({ verb, path, init = {} }: Call): Promise<{ data?: unknown }> {
    const parameters = init.params?.path ?? {};
    const described = this.changes.get(`${verb} ${path}`)?.describe({ ...init, parameters }, this.cached);
    const operation: Operation = {
      id: newId(),
      owner: this.owner,
      madeAt: Date.now(),
      verb,
      path,
      parameters,
      query: init.params?.query,
      body: init.body,
      ...described,
    };
    const release = bufferOperation(operation);
    await this.core.add(operation);
    release();
    this.showEverywhere([operation]);
    const ending = await this.drain();
    const reply = this.replies.get(operation.id);
    this.replies.delete(operation.id);
    if (!reply || (ending !== 'signedOut' && reply.outcome.kind === 'unreachable')) return {};
    if (reply.outcome.kind === 'done') return { data: reply.data };
    // the caller gets the error, so the list of changes need not report it
    if (ending !== 'signedOut') {
      await this.core.decide(operation.id, false);
      await this.core.tell([operation.id]);
    }
    throw reply.error;
  }

  /** Sends queued changes in the background and refetches affected queries. */
  async flush(): Promise<void> {
    const before = this.waiting;
    if (before.length === 0 || !(await this.isSignedIn())) return;
    await this.drain();
    const settled = before.filter(({ id }) => !this.waiting.some((one) => one.id === id));
    await this.refresh(settled);
  }

  async undo(entry: Entry): Promise<void> {
    await this.core.undo(entry.id);
    if (entry.inverse) this.showEverywhere([{ ...entry, ...entry.inverse }]);
    await this.flush();
    await this.refresh([entry]);
  }

  async decide(entry: Entry, insists: boolean): Promise<void> {
    await this.core.decide(entry.id, insists);
    if (insists && entry.state === 'gone' && entry.revival) this.showEverywhere([{ ...entry, ...entry.revival }]);
    await this.flush();
    await this.refresh([entry]);
  }

  /** Marks refused changes as read. */
  tell(): Promise<void> {
    return this.core.tell();
  }

  clear(): Promise<void> {
    return this.core.clear();
  }

  async read(): Promise<void> {
    this.show({ entries: await this.core.entries() });
  }

  /** The label of an entry, a key of `changes.json`. */
  labelOf(entry: Entry): ChangeLabelKey {
    return this.changes.get(effectKey(entry))?.label(entry) ?? 'what.other';
  }

  private async drain(): Promise<Ending> {
    clearTimeout(this.timer);
    const ending = await this.core.drain();
    this.show({ isStuck: ending !== 'empty' });
    if (ending === 'unreachable') this.tryLater();
    else this.retries = 0;
    if (ending === 'empty') void nameOthers(this.context.api.client, this.core).catch(() => undefined);
    return ending;
  }

  private tryLater(): void {
    const after = RETRY_MS[Math.min(this.retries++, RETRY_MS.length - 1)];
    this.timer = setTimeout(() => void this.flush(), after);
    void askForSync();
  }

  /** Checks the session first, so that one person's changes are never sent under another name. */
  private async isSignedIn(): Promise<boolean> {
    if (this.isOwn) return true;
    try {
      const { data } = await this.context.api.client.GET('/users/self', { cache: 'no-store' });
      return (this.isOwn = data?.id === this.owner);
    } catch (error) {
      // the sign-in page is shown, and queued changes are sent afterwards
      if (isProblem(error, 401)) await this.context.queryClient.invalidateQueries(sessionQuery(this.context.api));
      else this.tryLater();
      this.show({ isStuck: true });
      return false;
    }
  }

  private async refresh(entries: Operation[]): Promise<void> {
    const concerned = entries.map(({ path }) => concernedBy(path));
    if (concerned.length === 0) return;
    await this.context.queryClient.invalidateQueries({ predicate: (query) => concerned.some((one) => one(query)) });
  }

  private showEverywhere(operations: Operation[]): void {
    for (const query of this.queries) this.showIn(query, operations);
  }

  /**
   * Applies changes to a query that its response lacks: unconfirmed ones and those confirmed after the response was
   * stored.
   */
  private showMissing(query: CachedQuery): void {
    const storedAt = responseStoredAt(query);
    this.showIn(
      query,
      this.shown.entries.filter((entry) => isMissingIn(entry, storedAt)),
    );
  }

  private get queries(): readonly CachedQuery[] {
    return this.context.queryClient.getQueryCache().getAll();
  }

  private showIn(query: CachedQuery, operations: Operation[]): void {
    const { data, dataUpdatedAt: updatedAt } = query.state;
    const [, path, init] = query.queryKey as [string, string, Call['init']];
    const isPaged = isPagesKey(query.queryKey);
    if (data == null || operations.length === 0) return;
    const request = { path, parameters: init?.params?.path ?? {}, query: init?.params?.query };
    const change = (response: unknown) => rebase(this.effects, request, { response, operations });
    const shown = isPaged ? changePages(data as InfiniteData<unknown>, change) : change(data);
    if (shown !== data) this.context.queryClient.setQueryData(query.queryKey, shown, { updatedAt });
  }

  private get cached(): CachedResponses {
    const { queryClient } = this.context;
    const one = <Answer>(path: string, parameters: Record<string, string>) =>
      queryClient.getQueryData<Answer>(['get', path, { params: { path: parameters } }]);
    const all = <Answer>(path: string) =>
      queryClient
        .getQueriesData({ queryKey: ['get', path] })
        .flatMap(
          ([key, data]) => (isPagesKey(key) ? (data as InfiniteData<unknown> | undefined)?.pages : data) ?? [],
        ) as Answer[];
    return Object.assign(one, { all });
  }

  private show(news: Partial<Shown>): void {
    this.shown = { ...this.shown, ...news };
    for (const listener of this.listeners) listener();
  }
}

/** Changes each page of a list that is read page by page. Returns the same object if nothing changes. */
function changePages(data: InfiniteData<unknown>, change: (page: unknown) => unknown): InfiniteData<unknown> {
  const pages = data.pages.map(change);
  return pages.some((page, index) => page !== data.pages[index]) ? { ...data, pages } : data;
}

/** Asks for the names of people whose changes were merged; failures are retried the next time. */
async function nameOthers({ GET }: Api['client'], core: OfflineQueue): Promise<void> {
  for (const { id, state, thing, seenVersion: since, others } of await core.entries()) {
    if (state !== 'merged' || !thing || since === undefined || others) continue;
    const { data } = await GET('/groups/events/authors', { params: { query: { id: thing, since } } });
    await core.name(id, data.names);
  }
}

let chain: Promise<unknown> = Promise.resolve();

/** Runs work in one tab at a time if the browser has locks, otherwise one call of this tab at a time. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(queueName, work);
  const result = chain.then(work);
  chain = result.catch(() => undefined);
  return result;
}

/** Asks the service worker, where supported, to send the queue once there is a network, even if the app is closed. */
async function askForSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { sync } = await navigator.serviceWorker.ready;
  await sync?.register(queueName).catch(() => undefined);
}

let opened: { owner: string; queue: Promise<DeviceQueue> } | undefined;

/** Opens the queue of the person who is signed in, once a page. */
export async function openDeviceQueue(context: Context, changes: OfflineChanges): Promise<DeviceQueue> {
  const user = await context.queryClient.ensureQueryData(sessionQuery(context.api));
  const owner = user?.id ?? '';
  if (opened?.owner !== owner) opened = { owner, queue: createQueue(owner, context, changes) };
  return opened.queue;
}

async function createQueue(owner: string, context: Context, changes: OfflineChanges): Promise<DeviceQueue> {
  const queue = new DeviceQueue(owner, context, changes, patientStore(openStore()));
  await queue.read();
  return queue;
}
