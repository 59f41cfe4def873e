import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '../../session/session.ts';
import { cacheStatus, type CacheStatus } from './cache-status.ts';
import { canCache } from './cache-settings.ts';
import { clearOfflineCache, CacheStore } from './cache-store.ts';

/** Status of the offline cache on this device. */
export function useCacheStatus(): CacheStatus {
  const { id } = useUser();
  useEffect(() => {
    if (canCache()) void readStatus(id);
  }, [id]);
  return useSyncExternalStore(cacheStatus.subscribe, cacheStatus.get, cacheStatus.get);
}

async function readStatus(owner: string): Promise<void> {
  const store = await CacheStore.open(owner);
  const { completeAt } = store.facts;
  const counts = { bytes: store.bytes, recipes: store.recipes, completeAt };
  store.close();
  const { state } = cacheStatus.get();
  cacheStatus.publish({ ...counts, ...(state === 'unknown' && completeAt && { state: 'complete' }) });
}

/** Deletes the offline cache and its status. */
export async function deleteOfflineCache(): Promise<void> {
  await clearOfflineCache();
  cacheStatus.publish({ state: 'off', bytes: 0, recipes: 0, completeAt: undefined });
}
