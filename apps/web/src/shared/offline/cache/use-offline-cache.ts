import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '../../session/session.ts';
import { keptStatus, type KeptStatus } from './cache-status.ts';
import { canKeep } from './cache-settings.ts';
import { forgetKept, CacheStore } from './cache-store.ts';

/** Status of the offline cache on this device. */
export function useKept(): KeptStatus {
  const { id } = useUser();
  useEffect(() => {
    if (canKeep()) void look(id);
  }, [id]);
  return useSyncExternalStore(keptStatus.subscribe, keptStatus.get, keptStatus.get);
}

async function look(owner: string): Promise<void> {
  const store = await CacheStore.open(owner);
  const { completeAt } = store.facts;
  const counts = { bytes: store.bytes, recipes: store.recipes, completeAt };
  store.close();
  const { state } = keptStatus.get();
  keptStatus.say({ ...counts, ...(state === 'unknown' && completeAt && { state: 'complete' }) });
}

/** Deletes the offline cache and its status. */
export async function deleteKept(): Promise<void> {
  await forgetKept();
  keptStatus.say({ state: 'off', bytes: 0, recipes: 0, completeAt: undefined });
}
