import { planChanges } from '../features/planning/plan-offline.ts';
import { recipeChanges } from '../features/recipes/recipes-offline.ts';
import { togetherChanges } from '../features/recipes/together/together-offline.ts';
import { commentChanges } from '../features/recipes/comments/comments-offline.ts';
import { shoppingChanges } from '../features/shopping/shopping-offline.ts';
import { openDeviceQueue } from '../shared/offline/queue/device-queue.ts';
import type { OfflineChanges } from '../shared/offline/queue/offline-change.ts';
import { loadedModules } from '../shared/offline/queue/loaded-modules.ts';
import type { AppContext } from '../shared/routing/app-context.ts';

export const offlineChanges: OfflineChanges = new Map(
  [...recipeChanges, ...commentChanges, ...shoppingChanges, ...planChanges, ...togetherChanges].map((change) => [
    change.operation,
    change,
  ]),
);

/** Opens the queue of the person who is signed in, with the changes that the features can make offline. */
export const openQueue = (context: Pick<AppContext, 'api' | 'queryClient'>) => openDeviceQueue(context, offlineChanges);

loadedModules.openQueue = openQueue;
