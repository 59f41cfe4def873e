import { onlineManager } from '@tanstack/react-query';
import { whenIdle } from '#ui';
import type { AppContext } from '../shared/routing/app-context.ts';
import { namespaces } from '../shared/i18n/i18n.ts';
import { warmOfflineCopies, whenForgotten } from '../shared/offline/service-worker.ts';
import { sessionQuery } from '../shared/session/session-query.ts';
import { type Change, resourceOf } from '../shared/live/live-updates.ts';
import { allParts, prefetchOffline, parts, type Part } from './prefetch-offline.ts';
import { OfflineCache } from '../shared/offline/cache/offline-cache.ts';
import { offlineCacheName } from '../shared/offline/cache/cached-responses.ts';
import { canCache, isMetered, cacheSettings } from '../shared/offline/cache/cache-settings.ts';
import { cacheStatus } from '../shared/offline/cache/cache-status.ts';
import { CacheStore } from '../shared/offline/cache/cache-store.ts';

type Context = Pick<AppContext, 'api' | 'i18n' | 'queryClient'>;

/** Changes within this time are fetched together, and two fills keep a distance. */
const GATHER_MS = 3_000;
const DISTANCE_MS = 20_000;
/**
 * Waits this long after the app was opened, so that the processor and the connection of a phone are free for the
 * screen.
 */
const BEGIN_MS = 5_000;
/** Wait after a failure, or while another tab fills the cache. */
const RETRY_MS = 60_000;
const MEGABYTE = 1_000_000;
/** Number of changes that are remembered until the next fill. */
const MAX_CHANGES = 1000;

/** Fills the offline cache of the signed-in person while the app is open. */
class CacheFiller {
  /** Parts to fetch. Comments are fetched when somebody writes one, otherwise once a day. */
  private readonly dirty = new Set<Part>(allParts.filter((part) => part !== 'comments'));
  /** Changes since the last fill, the oldest first. */
  private changes: Change[] = [];
  private readonly ended = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private run: Promise<void> | undefined;
  private current: AbortController | undefined;
  private lastAt = 0;

  constructor(private readonly context: Context) {}

  start(): void {
    whenIdle(() => this.plan(BEGIN_MS));
    const again = () => this.plan(0);
    const leave = [
      onlineManager.subscribe((isOnline) => isOnline && again()),
      cacheSettings.subscribe(() => {
        this.current?.abort();
        again();
      }),
      whenForgotten(() => this.current?.abort()),
    ];
    this.ended.signal.addEventListener('abort', () => {
      for (const one of leave) one();
      clearTimeout(this.timer);
      this.current?.abort();
    });
  }

  stop(): void {
    this.ended.abort();
  }

  /** Marks the parts that depend on the changed resources, or all parts. */
  changed(changes?: readonly Change[]): void {
    for (const part of allParts) {
      const concerned: readonly string[] = parts[part];
      if (!changes || changes.some((change) => concerned.includes(resourceOf(change)))) this.dirty.add(part);
    }
    this.changes = changes ? [...this.changes, ...changes].slice(-MAX_CHANGES) : [];
    if (this.dirty.size > 0) this.plan(Math.max(GATHER_MS, this.lastAt + DISTANCE_MS - Date.now()));
  }

  private plan(after: number): void {
    if (this.ended.signal.aborted) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.begin(), after);
  }

  private async begin(): Promise<void> {
    await this.run;
    const { isOn, onMetered } = cacheSettings.get();
    if (!isOn) return cacheStatus.publish({ state: 'off' });
    if (!onMetered && isMetered()) return cacheStatus.publish({ state: 'metered' });
    if (!onlineManager.isOnline()) return cacheStatus.publish({ state: 'waiting' });
    this.run = this.fill();
    await this.run;
  }

  private async fill(): Promise<void> {
    this.current = new AbortController();
    const { signal } = this.current;
    try {
      await navigator.serviceWorker.ready;
      const isDone = await navigator.locks.request(offlineCacheName, { ifAvailable: true }, async (lock) => {
        if (!lock) return false;
        await this.fillParts(signal);
        return true;
      });
      if (!isDone) this.plan(RETRY_MS);
    } catch {
      if (signal.aborted) return;
      cacheStatus.publish({ state: 'failed' });
      this.plan(RETRY_MS);
    } finally {
      this.lastAt = Date.now();
    }
  }

  private async fillParts(signal: AbortSignal): Promise<void> {
    const { api, i18n, queryClient } = this.context;
    const user = await queryClient.ensureQueryData(sessionQuery(api));
    if (!user) return;
    const due = new Set(this.dirty);
    this.dirty.clear();
    const { changes } = this;
    this.changes = [];
    const store = await CacheStore.open(user.id);
    const counts = () => ({ bytes: store.bytes, recipes: store.recipes });
    const ticking = setInterval(() => cacheStatus.publish(counts()), 1000);
    cacheStatus.publish({ state: 'busy', ...counts() });
    try {
      const { megabytes } = cacheSettings.get();
      const cache = new OfflineCache({ store, budget: megabytes * MEGABYTE, signal });
      await i18n.loadNamespaces(namespaces);
      await warmOfflineCopies();
      await prefetchOffline(due, { cache, store, megabytes, changes, signal, language: () => i18n.language });
      await store.setFacts({ completeAt: Date.now() });
      cacheStatus.publish({ state: 'complete', completeAt: Date.now(), ...counts() });
    } catch (error) {
      for (const part of due) this.dirty.add(part);
      this.changes = [...changes, ...this.changes].slice(-MAX_CHANGES);
      throw error;
    } finally {
      clearInterval(ticking);
      store.close();
    }
  }
}

interface RunningCacheFill {
  refreshChanged: (changes?: readonly Change[]) => void;
  stop: () => void;
}

export function startOfflineCache(context: Context): RunningCacheFill {
  const filler = new CacheFiller(context);
  if (canCache()) filler.start();
  return { refreshChanged: (changes) => canCache() && filler.changed(changes), stop: () => filler.stop() };
}
