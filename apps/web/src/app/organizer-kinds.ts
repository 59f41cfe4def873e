import { queryOptions } from '@tanstack/react-query';
import type { Wire } from '#client';
import type { Api } from './api.ts';

export type OrganizerKind = 'categories' | 'tags' | 'tools';
export type Organizer = Pick<Wire<'Category'>, 'id' | 'name' | 'slug' | 'recipeCount'> & { onHand?: boolean };

interface KindOperations {
  list: (api: Api) => ReturnType<typeof organizerList>;
  create: (api: Api, name: string) => Promise<Organizer>;
  change: (api: Api, id: string, changes: { name?: string; onHand?: boolean }) => Promise<unknown>;
  remove: (api: Api, id: string) => Promise<unknown>;
}

const all = { params: { query: { perPage: -1, orderBy: 'name', orderDirection: 'asc' } } } as const;

function organizerList(path: string, load: () => Promise<Organizer[]>) {
  return queryOptions({ queryKey: ['get', path, all], queryFn: load });
}

/** The three kinds differ in their paths only; the contract types each of them. */
export const organizerKinds: Record<OrganizerKind, KindOperations> = {
  categories: {
    list: ({ client }) =>
      organizerList(
        '/organizers/categories',
        async () => (await client.GET('/organizers/categories', all)).data!.items,
      ),
    create: async ({ client }, name) => (await client.POST('/organizers/categories', { body: { name } })).data!,
    change: ({ client }, id, { name }) =>
      client.PATCH('/organizers/categories/{id}', { params: { path: { id } }, body: { name } }),
    remove: ({ client }, id) => client.DELETE('/organizers/categories/{id}', { params: { path: { id } } }),
  },
  tags: {
    list: ({ client }) =>
      organizerList('/organizers/tags', async () => (await client.GET('/organizers/tags', all)).data!.items),
    create: async ({ client }, name) => (await client.POST('/organizers/tags', { body: { name } })).data!,
    change: ({ client }, id, { name }) =>
      client.PATCH('/organizers/tags/{id}', { params: { path: { id } }, body: { name } }),
    remove: ({ client }, id) => client.DELETE('/organizers/tags/{id}', { params: { path: { id } } }),
  },
  tools: {
    list: ({ client }) =>
      organizerList('/organizers/tools', async () => (await client.GET('/organizers/tools', all)).data!.items),
    create: async ({ client }, name) => (await client.POST('/organizers/tools', { body: { name } })).data!,
    change: ({ client }, id, body) => client.PATCH('/organizers/tools/{id}', { params: { path: { id } }, body }),
    remove: ({ client }, id) => client.DELETE('/organizers/tools/{id}', { params: { path: { id } } }),
  },
};
