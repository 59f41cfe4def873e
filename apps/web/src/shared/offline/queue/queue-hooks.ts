import type { QueryKey } from '@tanstack/react-query';
import type { FunctionComponent } from 'react';
import type { Call } from '../../api/call.ts';

/** The parts of a TanStack query that the queue reads. */
export interface Answered {
  queryKey: QueryKey;
  state: { data: unknown; dataUpdatedAt: number };
}

/** Operations that can wait for a network. Their effects are loaded after the first page, see app/offline-queue.ts. */
const queued = new Set([
  'post /users/{id}/favorites/{slug}',
  'delete /users/{id}/favorites/{slug}',
  'post /users/{id}/ratings/{slug}',
  'patch /recipes/{slug}/last-made',
  'post /recipes/timeline/events',
  'delete /recipes/timeline/events/{id}',
  'post /recipes/timeline/events/{id}/restore',
  'post /comments',
  'patch /comments/{id}',
  'delete /comments/{id}',
  'post /comments/{id}/restore',
  'patch /groups/shopping/items/{id}',
  'patch /groups/shopping/items',
  'post /groups/shopping/items/create-bulk',
  'delete /groups/shopping/items',
  'post /groups/shopping/items/{id}/split',
  'patch /groups/shopping/lists/{id}',
  'put /groups/shopping/lists/{id}/label-settings',
  'patch /groups/shopping/stores/{id}',
  'post /groups/shopping/lists/{id}/recipe/{recipeId}',
  'post /groups/shopping/lists/{id}/recipe/{recipeId}/delete',
  'post /households/mealplans/batch',
  'put /households/mealplans',
  'delete /households/mealplans',
]);

export const isQueued = ({ verb, path }: Call): boolean => queued.has(`${verb} ${path}`);

/** Callbacks that the queue sets once it is loaded; it is no part of the first scripts. */
export const queueHooks: {
  /** The notice of queued changes, likewise. */
  Notice?: FunctionComponent;
  /** Applies queued changes to a new response of a query. */
  show?: (query: Answered) => void;
  /** Called when the server can be reached again. */
  reached?: () => void;
  /** Shows what this device has changed lately, and what became of it. */
  showChanges?: () => void;
  /** Whether the person may leave; asks where changes wait. */
  mayLeave?: () => Promise<boolean>;
} = {};
