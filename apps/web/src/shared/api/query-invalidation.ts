import type { Mutation, Query, QueryClient } from '@tanstack/react-query';
import type { PathsWithMethod } from 'openapi-typescript-helpers';
import type { EventKind, TrashKind } from '#contract/kinds';
import type { paths } from '#contract/generated/wire-types';

/** A readable path of the contract. Query keys consist of verb, path and parameters. */
export type ReadPath = PathsWithMethod<paths, 'get'>;

/** A path or a common prefix of several paths. */
type Place = ReadPath | '/groups/shopping' | '/organizers/clean-up';

interface Resource {
  /** Base path; queries of sub-paths are refreshed as well. */
  at: ReadPath;
  /** Other base paths whose responses show or count rows of the resource. */
  shownAt: Place[];
  /** Query parameter of lists that are filtered by the resource. */
  filters?: string;
}

/** Resources by their name in events, with the paths that depend on them. */
const resources: Record<string, Resource> & Record<TrashKind | EventKind, Resource> = {
  recipe: {
    at: '/recipes',
    shownAt: [
      '/groups/trash',
      '/organizers/categories',
      '/organizers/tags',
      '/organizers/tools',
      '/organizers/recipe-counts',
      '/organizers/clean-up',
      '/groups/cookbooks',
      '/foods',
      '/units',
      '/households/mealplans',
      '/groups/statistics',
    ],
  },
  category: {
    at: '/organizers/categories',
    shownAt: ['/groups/trash', '/recipes', '/groups/cookbooks', '/organizers/clean-up'],
  },
  tag: {
    at: '/organizers/tags',
    shownAt: ['/groups/trash', '/recipes', '/groups/cookbooks', '/organizers/clean-up'],
  },
  tool: {
    at: '/organizers/tools',
    shownAt: ['/groups/trash', '/recipes', '/groups/cookbooks', '/organizers/clean-up'],
  },
  food: { at: '/foods', shownAt: ['/groups/trash', '/recipes', '/groups/shopping', '/organizers/clean-up'] },
  unit: { at: '/units', shownAt: ['/groups/trash', '/recipes', '/groups/shopping', '/organizers/clean-up'] },
  label: { at: '/groups/labels', shownAt: ['/groups/trash', '/foods', '/groups/shopping', '/organizers/clean-up'] },
  // events of items are those of their list
  'shopping-list': { at: '/groups/shopping/lists', shownAt: ['/groups/trash', '/groups/shopping/suggestions'] },
  store: { at: '/groups/shopping/stores', shownAt: ['/groups/trash'] },
  cookbook: { at: '/groups/cookbooks', shownAt: ['/groups/trash', '/recipes'] },
  favorite: { at: '/users/{id}/favorites', shownAt: ['/users/self'], filters: 'favoriteOf' },
  rating: { at: '/users/{id}/ratings', shownAt: ['/recipes'] },
  review: { at: '/recipes/{slug}/review', shownAt: ['/recipes'] },
  person: { at: '/groups/persons', shownAt: ['/recipes'] },
  comment: { at: '/comments', shownAt: ['/recipes/{slug}/comments'] },
  timeline: { at: '/recipes/timeline/events', shownAt: ['/recipes/{slug}', '/recipes/timeline/people'] },
  mealplan: { at: '/households/mealplans', shownAt: [] },
  'cooking-plan': { at: '/households/cooking-plans/{date}', shownAt: [] },
  timer: { at: '/households/timers', shownAt: [] },
  mealplanRule: { at: '/households/mealplans/rules', shownAt: [] },
  'share-link': { at: '/shared/recipes', shownAt: [] },
  user: { at: '/users', shownAt: ['/groups/members', '/groups/statistics'] },
  preferences: { at: '/groups/preferences', shownAt: ['/groups/self', '/households/mealplans'] },
  trash: { at: '/groups/trash', shownAt: [] },
  notifier: { at: '/groups/events/notifications', shownAt: ['/groups/trash'] },
  webhook: { at: '/groups/webhooks', shownAt: ['/groups/trash'] },
  'event-webhook': { at: '/groups/events/webhooks', shownAt: ['/groups/trash'] },
  'recipe-action': { at: '/groups/recipe-actions', shownAt: ['/groups/trash'] },
  migration: { at: '/groups/migrations', shownAt: ['/groups/reports'] },
  report: { at: '/groups/reports', shownAt: [] },
};

const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);
const pathOf = ({ queryKey }: Query): string => String(queryKey[1]);

/** @returns a predicate for queries that a change at a path may affect */
export function concernedBy(path: string): (query: Query) => boolean {
  const place = path.includes('/{') ? path.slice(0, path.lastIndexOf('/{')) : path;
  const [resource] = Object.values(resources)
    .filter(({ at }) => isWithin(place, at))
    // a resource's path may lie below another one's
    .toSorted((a, b) => b.at.length - a.at.length);
  return resource ? dependsOn(resource) : isAt([place]);
}

/** Like concernedBy, for the name of a resource; unknown names affect no query. */
export function affectedByResource(name: string): (query: Query) => boolean {
  const resource = resources[name];
  return resource ? dependsOn(resource) : () => false;
}

/** @returns the path under which rows of a kind are read */
export const pathOfResource = (kind: TrashKind): ReadPath => resources[kind].at;

function dependsOn({ at, shownAt, filters }: Resource): (query: Query) => boolean {
  const isShown = isAt([at, ...shownAt]);
  return (query) => isShown(query) || (filters !== undefined && filters in queryParamsOf(query));
}

function queryParamsOf({ queryKey }: Query): object {
  const [, , init] = queryKey as [verb: string, path: string, init?: { params?: { query?: object } }];
  return init?.params?.query ?? {};
}

const isAt =
  (places: string[]) =>
  (query: Query): boolean =>
    places.some((place) => isWithin(pathOf(query), place));

/** Refetches a path after a change that no mutation of this page has made. */
export const refresh = (client: QueryClient, path: ReadPath): Promise<void> =>
  client.invalidateQueries({ predicate: concernedBy(path) });

/** Refetches queries after a mutation; a deleted row itself is not requested again. */
export async function refreshAfter(
  client: QueryClient,
  { options, meta }: Mutation<unknown, unknown, unknown, unknown>,
): Promise<void> {
  const [verb, path] = (options.mutationKey ?? []) as string[];
  const concerned = [path, ...(meta?.refreshes ?? [])].filter((one) => one !== undefined).map(concernedBy);
  const predicate = (query: Query) => concerned.some((isConcerned) => isConcerned(query));
  const isGone = (query: Query) => verb === 'delete' && !!path?.endsWith('}') && isWithin(pathOf(query), path);
  await client.invalidateQueries({ predicate, refetchType: 'none' });
  await client.refetchQueries({ type: 'active', predicate: (query) => predicate(query) && !isGone(query) });
}
