import type { Call } from '../../api/call.ts';

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
  'put /households/cooking-plans/{date}',
  'put /households/cooking-plans/{date}/progress',
  'delete /households/cooking-plans/{date}/progress',
]);

export const isQueued = ({ verb, path }: Call): boolean => queued.has(`${verb} ${path}`);
