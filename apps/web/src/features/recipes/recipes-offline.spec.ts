import type { CachedResponses } from '../../shared/offline/queue/offline-change.ts';
import { recipeChanges } from './recipes-offline.ts';

const known = Object.assign(() => undefined, { all: () => [] }) as unknown as CachedResponses;

/** @returns the request that undoes the deletion or restoration of a timeline event */
function inverseOf(operation: string) {
  const change = recipeChanges.find((one) => one.operation === operation)!;
  const parameters = { id: 'e1' };
  return change.describe({ params: { path: parameters }, parameters }, known).inverse;
}

it('undoes the deletion of a timeline event by restoring it, and the restoration by deleting it', () => {
  const event = { parameters: { id: 'e1' } };
  const restore = { verb: 'post', path: '/recipes/timeline/events/{id}/restore', ...event };
  expect(inverseOf('delete /recipes/timeline/events/{id}')).toEqual(restore);
  expect(inverseOf('post /recipes/timeline/events/{id}/restore')).toEqual({
    verb: 'delete',
    path: '/recipes/timeline/events/{id}',
    ...event,
  });
});
