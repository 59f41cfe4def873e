import type { Wire } from '#client';
import type { Api } from './api.ts';

export type OrganizerKind = 'categories' | 'tags' | 'tools';
export type Organizer = Pick<Wire<'Category'>, 'id' | 'name' | 'slug' | 'recipeCount'> & { onHand?: boolean };

/** What recipes can be filtered by; foods are not counted. */
export type FilterKind = OrganizerKind | 'foods';
export type FilterOption = Pick<Organizer, 'id' | 'name'> & { recipeCount?: number };

/** Lists of the group are read whole, by name. */
const whole = { params: { query: { perPage: -1, orderBy: 'name', orderDirection: 'asc' } } } as const;

export const organizersQuery = (api: Api, kind: OrganizerKind) =>
  api.queryOptions('get', `/organizers/${kind}`, whole, { select: ({ items }): Organizer[] => items });

export const toolsQuery = (api: Api) => api.queryOptions('get', '/organizers/tools', whole);

export const filterQuery = (api: Api, kind: FilterKind) =>
  api.queryOptions('get', kind === 'foods' ? '/foods' : `/organizers/${kind}`, whole, {
    select: ({ items }): FilterOption[] => items,
  });

export const foodsQuery = (api: Api) => api.queryOptions('get', '/foods', whole, { select: ({ items }) => items });

export const unitsQuery = (api: Api) => api.queryOptions('get', '/units', whole, { select: ({ items }) => items });
