import type { AppContext } from '../shared/routing/app-context.ts';
import { offlineQueue } from '../shared/offline/queue/late-parts.ts';
import { startOfflineCache } from './fill-offline-cache.ts';
import { followChanges, oldestResponseTime } from '../shared/live/live-updates.ts';

/**
 * Starts the work that runs while somebody is signed in: showing other people's changes and filling the offline
 * cache.
 */
export function startBackground(context: AppContext, onSignedOut: () => void): () => void {
  const offlineCache = startOfflineCache(context);
  const stopFollowing = followChanges({
    queryClient: context.queryClient,
    since: oldestResponseTime(context.queryClient),
    onSignedOut,
    onChange: offlineCache.refreshChanged,
    // the browser fires no `online` event when only the server was down
    onReached: () => offlineQueue.current.onReconnect(),
  });
  return () => {
    stopFollowing();
    offlineCache.stop();
  };
}
