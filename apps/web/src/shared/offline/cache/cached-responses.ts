/** Name of the cache, the database, the lock and the channel between tabs. */
export const offlineCacheName = 'tureen-kept';

/** The one size of pictures that is cached and stands in for all others. */
export const cachedPictureSize = 'min-original';

const picture = /^(.*\/api\/media\/recipes\/[^/]+\/images\/)[\w-]+(\.webp)$/;

/** @returns the prefetched response of an address, in whatever language it was requested */
export const matchCached = (url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName: offlineCacheName, ignoreVary: true });

/** @returns the cached picture of a recipe, whatever size was requested */
export async function matchCachedPicture(url: string): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  return picture.test(pathname)
    ? matchCached(pathname.replace(picture, `$1${cachedPictureSize}$2`) + search)
    : undefined;
}

/** Header with the device's time of storing a response, which lacks changes that were sent since. */
const storedAt = 'x-stored-at';

/** Copies a response for storing, with the time. */
export function withStoredAt(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set(storedAt, String(Date.now()));
  const { status, statusText } = answer;
  return new Response(answer.body, { status, statusText, headers });
}

/** @returns undefined for a response that came from the network */
export function storedAtOf({ headers }: Response): number | undefined {
  const value = headers.get(storedAt);
  return value === null ? undefined : Number(value);
}

/** @returns the later response, of a visited and a prefetched one */
export function latestOf(one: Response | undefined, other: Response | undefined): Response | undefined {
  if (!one || !other) return one ?? other;
  const saidAt = ({ headers }: Response) => Date.parse(headers.get('date') ?? '') || 0;
  return saidAt(other) > saidAt(one) ? other : one;
}
