import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../app/api.ts';
import { useApi } from '../../app/use-api.ts';
import type { FilterKind } from '../recipes/recipe-search.ts';

export interface FilterOption {
  id: string;
  name: string;
  /** How many recipes have it. */
  recipeCount?: number;
}

const params = { query: { perPage: -1, orderBy: 'name', orderDirection: 'asc' } } as const;

/** What recipes can be filtered by: all of a kind, by name. */
export function useFilterOptions(kind: FilterKind) {
  return queryOptions<FilterOption[]>(lists[kind](useApi()));
}

const lists: Record<FilterKind, (api: Api) => { queryKey: readonly unknown[]; queryFn: () => Promise<FilterOption[]> }> = {
  categories: (api) => ({
    queryKey: ['get', '/organizers/categories', 'options'],
    queryFn: async () => (await api.client.GET('/organizers/categories', { params })).data!.items,
  }),
  tags: (api) => ({
    queryKey: ['get', '/organizers/tags', 'options'],
    queryFn: async () => (await api.client.GET('/organizers/tags', { params })).data!.items,
  }),
  tools: (api) => ({
    queryKey: ['get', '/organizers/tools', 'options'],
    queryFn: async () => (await api.client.GET('/organizers/tools', { params })).data!.items,
  }),
  foods: (api) => ({
    queryKey: ['get', '/foods', 'options'],
    queryFn: async () => (await api.client.GET('/foods', { params })).data!.items,
  }),
};
