import type { Wire } from '#client';
import type { Api } from './api.ts';

export type OrganizerKind = 'categories' | 'tags' | 'tools';
export type Organizer = Pick<Wire<'Category'>, 'id' | 'name' | 'slug' | 'recipeCount'> & { onHand?: boolean };

/** Kinds of rows that recipes can be filtered by. */
export type FilterKind = OrganizerKind | 'foods';
export const filterKinds: FilterKind[] = ['categories', 'tags', 'tools', 'foods'];
export type FilterOption = Pick<Organizer, 'id' | 'name'>;

/** Parameters that read a whole list, sorted by name. */
const whole = { params: { query: { perPage: -1, orderBy: 'name', orderDirection: 'asc' } } } as const;

export const organizersQuery = (api: Api, kind: OrganizerKind) =>
  api.queryOptions('get', `/organizers/${kind}`, whole, { select: ({ items }): Organizer[] => items });

/** Newest recipe picture of each category, tag or tool. */
export const organizerPicturesQuery = (api: Api, kind: OrganizerKind) =>
  api.queryOptions(
    'get',
    '/organizers/recipe-counts',
    { params: { query: { by: kind } } },
    {
      select: (counts) =>
        new Map(counts.map(({ id, pictureOf, image }) => [id, pictureOf ? { id: pictureOf, image } : undefined])),
    },
  );

export const toolsQuery = (api: Api) => api.queryOptions('get', '/organizers/tools', whole);

export const filterQuery = (api: Api, kind: FilterKind) =>
  api.queryOptions('get', kind === 'foods' ? '/foods' : `/organizers/${kind}`, whole, {
    select: ({ items }): FilterOption[] => items,
  });

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const oneOf = (attribute: string, values: string[]) =>
  `${attribute} IN [${values.map((one) => `"${one}"`).join(', ')}]`;

/** Query for the names of filter values, which are ids or, in hand-written addresses, slugs. */
export function namesQuery(api: Api, kind: FilterKind, values: string[]) {
  const plain = values.map((value) => value.replaceAll(/["\\]/g, ''));
  const [ids, slugs] = [plain.filter((one) => uuid.test(one)), plain.filter((one) => !uuid.test(one))];
  const filters = [ids.length > 0 && oneOf('id', ids), slugs.length > 0 && kind !== 'foods' && oneOf('slug', slugs)];
  const queryFilter = filters.filter(Boolean).join(' OR ') || oneOf('name', plain);
  return api.queryOptions(
    'get',
    kind === 'foods' ? '/foods' : `/organizers/${kind}`,
    { params: { query: { perPage: -1, queryFilter } } },
    { select: ({ items }): (FilterOption & { slug?: string })[] => items },
  );
}

export const foodsQuery = (api: Api) => api.queryOptions('get', '/foods', whole, { select: ({ items }) => items });

export const unitsQuery = (api: Api) => api.queryOptions('get', '/units', whole, { select: ({ items }) => items });
