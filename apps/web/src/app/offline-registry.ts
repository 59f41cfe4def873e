import type { Effects } from '#outbox';
import { planChanges } from '../features/planning/offline-changes.ts';
import { commentChanges } from '../features/recipes/comments/offline-changes.ts';
import { recipeChanges } from '../features/recipes/changes.ts';
import { shoppingChanges } from '../features/shopping/offline-changes.ts';
import type { OfflineChange } from '../shared/offline/queue/offline-change.ts';

export const offlineChanges: ReadonlyMap<string, OfflineChange> = new Map(
  [...recipeChanges, ...commentChanges, ...shoppingChanges, ...planChanges].map((change) => [change.operation, change]),
);

export const effects: Effects = new Map([...offlineChanges].map(([operation, one]) => [operation, one.effects]));
