import { channelToOtherTabs } from '../other-tabs.ts';
import { offlineCacheName } from './cached-responses.ts';

export type CacheState = 'unknown' | 'off' | 'metered' | 'waiting' | 'busy' | 'complete' | 'failed';

/** Progress of filling the cache, in whichever tab it runs. */
export interface CacheStatus {
  state: CacheState;
  bytes: number;
  recipes: number;
  /** Time when the cache was last complete, in milliseconds. */
  completeAt?: number;
}

let status: CacheStatus = { state: 'unknown', bytes: 0, recipes: 0 };
const listeners = new Set<() => void>();
const tabs = channelToOtherTabs(offlineCacheName);

export const cacheStatus = {
  get: (): CacheStatus => status,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Publishes the status of this tab to the other tabs. */
  publish: (changes: Partial<CacheStatus>): void => {
    apply(changes);
    tabs?.postMessage(changes);
  },
};

function apply(changes: Partial<CacheStatus>): void {
  status = { ...status, ...changes };
  for (const listener of listeners) listener();
}

tabs?.addEventListener('message', ({ data }: MessageEvent<Partial<CacheStatus>>) => apply(data));
