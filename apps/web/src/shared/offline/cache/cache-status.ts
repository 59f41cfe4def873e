import { keptName } from './cached-queries.ts';

export type KeptState = 'unknown' | 'off' | 'metered' | 'waiting' | 'busy' | 'complete' | 'failed';

/** Progress of filling the cache, in whichever tab it runs. */
export interface KeptStatus {
  state: KeptState;
  bytes: number;
  recipes: number;
  /** Time when the cache was last complete, in milliseconds. */
  completeAt?: number;
}

let status: KeptStatus = { state: 'unknown', bytes: 0, recipes: 0 };
const listeners = new Set<() => void>();
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(keptName) : undefined;

export const keptStatus = {
  get: (): KeptStatus => status,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Publishes the status of this tab to the other tabs. */
  say: (news: Partial<KeptStatus>): void => {
    learn(news);
    tabs?.postMessage(news);
  },
};

function learn(news: Partial<KeptStatus>): void {
  status = { ...status, ...news };
  for (const listener of listeners) listener();
}

tabs?.addEventListener('message', ({ data }: MessageEvent<Partial<KeptStatus>>) => learn(data));
