import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../app/api.ts';
import { organizerKinds } from '../../../app/organizer-kinds.ts';
import { useApi } from '../../../app/use-api.ts';
import type { FilterKind } from '../recipe-search.ts';

export interface FilterOption {
  id: string;
  name: string;
  /** How many recipes have it. */
  recipeCount?: number;
}

const everything = { params: { query: { perPage: -1, orderBy: 'name', orderDirection: 'asc' } } } as const;

/** What recipes can be filtered by: all of a kind, by name. */
export function useFilterOptions(kind: FilterKind) {
  const api = useApi();
  return kind === 'foods' ? foodOptions(api) : organizerKinds[kind].list(api);
}

function foodOptions({ client }: Api) {
  return queryOptions({
    queryKey: ['get', '/foods', everything],
    queryFn: async (): Promise<FilterOption[]> => (await client.GET('/foods', everything)).data!.items,
  });
}
