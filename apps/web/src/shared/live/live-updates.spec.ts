import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createApi } from '../api/api.ts';
import { applyChanges, type Change, followChanges, type LoadChangedParts, oldestResponseTime } from './live-updates.ts';

const api = createApi({ baseUrl: 'http://server' });
const keys = {
  pie: api.queryOptions('get', '/recipes/{slug}', { params: { path: { slug: 'pie' } } }).queryKey,
  recipes: api.queryOptions('get', '/recipes').queryKey,
  tags: api.queryOptions('get', '/organizers/tags').queryKey,
  reports: api.queryOptions('get', '/groups/reports').queryKey,
  self: api.queryOptions('get', '/users/self').queryKey,
};

function clientWithAnswers(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(keys.pie, { id: 'r1', version: 7 });
  client.setQueryData(keys.recipes, { items: [{ id: 'r1', version: 7 }] });
  client.setQueryData(keys.tags, { items: [{ id: 't1', version: 2 }] });
  client.setQueryData(keys.reports, []);
  client.setQueryData(keys.self, { id: 'u1', favoriteRecipes: ['pie'] });
  return client;
}

const staleOf = (client: QueryClient) =>
  Object.entries(keys).flatMap(([name, key]) => (client.getQueryState(key as never)?.isInvalidated ? name : []));

describe('what others change', () => {
  it.each([
    ['a newer version of a recipe', { type: 'recipe.updated', id: 'r1', version: 8 }, ['pie', 'recipes', 'tags']],
    ['a new recipe', { type: 'recipe.created', id: 'r2', version: 1 }, ['pie', 'recipes', 'tags']],
    ['a tag, which recipes carry', { type: 'tag.updated', id: 't1', version: 3 }, ['pie', 'recipes', 'tags']],
    ['something without versions', { type: 'review.deleted', id: 'r1' }, ['pie', 'recipes']],
    ['the end of what is here', { type: 'recipe.deleted', id: 'r1', version: 7 }, ['pie', 'recipes', 'tags']],
    ['a version that is here already', { type: 'recipe.updated', id: 'r1', version: 7 }, []],
    ['a version of a list that is here already', { type: 'tag.updated', id: 't1', version: 2 }, []],
    ['a heart elsewhere', { type: 'favorite.updated', id: 'r1', slug: 'pie', isFavorite: false }, ['self']],
    ['a heart that was pressed here', { type: 'favorite.updated', id: 'r1', slug: 'pie', isFavorite: true }, []],
    ['something that no page shows', { type: 'webhook.updated', id: 'w1', version: 1 }, []],
  ])('is asked for again: %s', (_what, change, stale) => {
    const client = clientWithAnswers();
    applyChanges(client, [change]);
    expect(staleOf(client)).toEqual(stale);
  });
});

describe('a response that can be loaded in parts', () => {
  const queryKey = ['get', '/groups/shopping/lists/{id}', { params: { path: { id: 'l1' } } }];
  const tick = (version: number): Change => ({
    type: 'shopping-list.updated',
    id: 'l1',
    version,
    items: { i1: version },
  });
  let stopShowing = () => {};
  afterEach(() => stopShowing());

  /** Shows a list whose changed parts are loaded like this. */
  function show(loadChangedParts: LoadChangedParts) {
    const client = new QueryClient();
    client.setQueryData(queryKey, { id: 'l1', version: 1 });
    let loads = 0;
    const queryFn = () => {
      loads += 1;
      return { id: 'l1', version: 9 };
    };
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn,
      staleTime: Infinity,
      meta: { loadChangedParts },
    });
    stopShowing = observer.subscribe(() => {});
    return { client, loads: () => loads };
  }

  it('is not loaded whole, and several changes are loaded one after another', async () => {
    const versions: unknown[] = [];
    const { client, loads } = show(async (cached, changes) => {
      const { version } = cached.read<{ version: number }>() ?? {};
      versions.push(version);
      await Promise.resolve();
      cached.write({ id: 'l1', version: changes[0]?.version });
      return true;
    });
    applyChanges(client, [tick(2)]);
    applyChanges(client, [tick(3)]);
    await waitFor(() => expect(client.getQueryData(queryKey)).toEqual({ id: 'l1', version: 3 }));
    expect(versions).toEqual([1, 2]);
    expect(loads()).toBe(0);
  });

  it.each<[string, Change[], () => Promise<boolean>]>([
    ['the parts do not suffice', [tick(2)], async () => false],
    ['the parts cannot be loaded', [tick(2)], () => Promise.reject(new Error('offline'))],
    ['other changes affect it', [tick(2), { type: 'food.updated', id: 'f1', version: 2 }], async () => true],
    ['a change names no parts', [{ ...tick(2), items: undefined }], async () => true],
  ])('is loaded whole if %s', async (_reason, changes, load) => {
    const { client, loads } = show(load);
    applyChanges(client, changes);
    await waitFor(() => expect(client.getQueryData(queryKey)).toEqual({ id: 'l1', version: 9 }));
    expect(loads()).toBe(1);
  });
});

describe('the stream of changes', () => {
  let stop: (() => void) | undefined;
  afterEach(() => stop?.());

  function follow(answers: ((signal?: AbortSignal | null) => Response)[]) {
    const asked: (string | null)[] = [];
    const addresses: string[] = [];
    const client = clientWithAnswers();
    client.setQueryData(keys.reports, [], { updatedAt: Date.UTC(2026, 0, 2) });
    let signedOut = 0;
    stop = followChanges({
      queryClient: client,
      since: oldestResponseTime(client),
      fetch: (url, init) => {
        addresses.push(String(url));
        asked.push(new Headers(init?.headers).get('last-event-id'));
        return Promise.resolve((answers.shift() ?? silence)(init?.signal));
      },
      onSignedOut: () => (signedOut += 1),
    });
    return { client, asked, addresses, signedOut: () => signedOut };
  }

  /** Response that stays open until the page closes it. */
  const events = (text: string) => (signal?: AbortSignal | null) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(text));
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      }),
    );
  const silence = events(':\n\n');

  function look(state: 'visible' | 'hidden'): void {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }

  it('is heard', async () => {
    const { client } = follow([events('id: 4\ndata: {"type":"tag.updated","id":"t1","version":3}\n\n')]);
    await waitFor(() => expect(staleOf(client)).toContain('tags'));
  });

  it('begins where the oldest answer was given', () => {
    const { addresses } = follow([silence]);
    expect(addresses).toEqual([expect.stringMatching(/stream\?since=2026-01-02T00%3A00%3A00.000Z$/)]);
  });

  it('says that everything may be old', async () => {
    const { client } = follow([events('event: reset\ndata: {}\n\n')]);
    await waitFor(() => expect(staleOf(client)).toEqual(['pie', 'recipes', 'tags', 'reports', 'self']));
  });

  it('ends while nobody looks, and goes on after the last event', async () => {
    const { asked, client } = follow([events('id: 9\ndata: {"type":"tag.updated","id":"t1","version":3}\n\n')]);
    await waitFor(() => expect(staleOf(client)).toContain('tags'));
    look('hidden');
    await waitFor(() => {
      look('visible');
      expect(asked).toEqual([null, '9']);
    });
  });

  it('tells when the session is over', async () => {
    const { signedOut } = follow([() => new Response('{}', { status: 401 })]);
    await waitFor(() => expect(signedOut()).toBe(1));
  });
});
