import type { ShoppingList } from '../features/shopping/shopping-queries.ts';
import { createApi } from '../shared/api/api.ts';
import { serverUrl } from '../shared/browser/base-path.ts';
import type { Change } from '../shared/live/live-updates.ts';
import type { OfflineCache } from '../shared/offline/cache/offline-cache.ts';

interface CachedList {
  url: string;
  placement: { rank: number };
  id: string;
  /** Version of the list on the server. */
  version: number;
  changes: Change[];
  language: () => string;
  signal: AbortSignal;
}

/**
 * Brings a stored shopping list up to date by its changed items, as the open list does. False if the whole list must be
 * loaded.
 */
export async function updateCachedList(
  cache: OfflineCache,
  { url, placement, id, version, changes, language, signal }: CachedList,
): Promise<boolean> {
  if (!changes.some((change) => change.id === id)) return false;
  // 10 kB that the first page does not need
  const { loadChangedItems } = await import('../features/shopping/load-changed-items.ts');
  return cache.replace(url, placement, async (stored) => {
    let list = (await stored.clone().json()) as ShoppingList;
    const headers = new Headers(stored.headers);
    const api = createApi({
      baseUrl: serverUrl(),
      language,
      fetch: async (request) => {
        const response = await fetch(request, { cache: 'no-store', priority: 'low', signal });
        headers.set('date', response.headers.get('date') ?? '');
        return response;
      },
    });
    const cached = { read: <T>() => list as T, write: (loaded: object) => void (list = loaded as ShoppingList) };
    const isLoaded = await loadChangedItems(api, { cached, changes }).catch(() => false);
    if (!isLoaded || list.version < version) return undefined;
    headers.set('etag', `"${list.version}.items"`);
    return new Response(JSON.stringify(list), { headers });
  });
}
