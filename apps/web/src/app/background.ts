import type { AppContext } from '../shared/routing/app-context.ts';
import { queueHooks } from '../shared/offline/queue/queue-hooks.ts';
import { startOfflineCache } from './fill-offline-cache.ts';
import { followChanges, oldestAnswer } from '../shared/live/live-updates.ts';

/**
 * Starts the work that runs while somebody is signed in: showing other people's changes and filling the offline
 * cache.
 */
export function startBackground(context: AppContext, onSignedOut: () => void): () => void {
  const keeping = startOfflineCache(context);
  const leave = followChanges({
    queryClient: context.queryClient,
    since: oldestAnswer(context.queryClient),
    onSignedOut,
    onChange: keeping.changed,
    // a server that comes back does not make the browser fire `online`
    onReached: () => queueHooks.reached?.(),
  });
  return () => {
    leave();
    keeping.stop();
  };
}
