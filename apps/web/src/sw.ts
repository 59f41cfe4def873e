/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { createTureenClient } from '#client';
import { OfflineQueue } from '#offline-queue';
import { sendOperation } from './shared/offline/queue/send.ts';
import { withStoredAt, matchCached, matchCachedPicture, latestOf } from './shared/offline/cache/cached-responses.ts';
import { forgetCachedRecipes, searchCachedRecipes } from './shared/offline/cache/search-cached.ts';
import { clearOfflineCache } from './shared/offline/cache/cache-store.ts';
import { openStore, queueName } from './shared/offline/queue/queue-store.ts';
import { storeMissingFiles } from './shared/offline/precache.ts';
import { CacheFirst, NetworkFirst, NetworkOnly, type StrategyOptions } from 'workbox-strategies';
import { serverUrl, withBase, withoutBase } from './shared/browser/base-path.ts';

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: ExtendableEvent & { tag: string };
  }
}

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

declare const self: ServiceWorkerGlobalScope;

const day = 24 * 60 * 60;
const personal = { api: 'api', media: 'media' };

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);
registerRoute(new PrecacheRoute(precache));
cleanupOutdatedCaches();

const kept = (maxEntries: number, maxAgeSeconds: number) => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }),
];
const whenStored: Plugin = { cacheWillUpdate: async ({ response }) => withStoredAt(response) };
/** Answers requests from the offline cache if the page was never visited. */
const orCached: Plugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    latestOf(cachedResponse, await matchCached(request.url)),
};
const orCachedPicture: Plugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? matchCached(request.url),
  handlerDidError: ({ request }) => matchCachedPicture(request.url),
};
const orSearched: Plugin = { handlerDidError: ({ request }) => searchCachedRecipes(request, personal.api) };
const pages = new NetworkOnly({ networkTimeoutSeconds: 6 });
const shell = precache.createHandlerBoundToURL('shell.html');
const answers = new NetworkFirst({
  cacheName: personal.api,
  networkTimeoutSeconds: 6,
  plugins: [...kept(400, 30 * day), whenStored, orCached, orSearched],
});
const pictures = new CacheFirst({ cacheName: personal.media, plugins: [...kept(500, 60 * day), orCachedPicture] });
const assets = new CacheFirst({ cacheName: 'assets', plugins: kept(150, 365 * day) });

const isMedia = (path: string) => path.startsWith('/api/media/');
const isDownload = (path: string) => /^\/api\/(utils\/download|.*\/exports)/.test(path);
/** The event stream never ends: a copy would occupy one of the browser's few connections to a server. */
const isStream = (path: string) => path === '/api/groups/events/stream';
const isAnswer = (path: string) => path.startsWith('/api/') && !isMedia(path) && !isDownload(path) && !isStream(path);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !/^\/(api\/|docs|help|g\/)/.test(withoutBase(url.pathname)),
  async (options) => {
    try {
      const page = await pages.handle(options);
      // the server shows the sign-in page only without a session, so that of the cached responses has ended
      if (page.ok && withoutBase(options.url.pathname) === '/login') await forget();
      return page.status < 500 ? page : await shell(options);
    } catch {
      return shell(options);
    }
  },
);
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && isAnswer(withoutBase(url.pathname)) && request.cache !== 'no-store',
  answers,
  'GET',
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isMedia(withoutBase(url.pathname)), pictures, 'GET');
registerRoute(({ url, sameOrigin }) => sameOrigin && withoutBase(url.pathname).startsWith('/assets/'), assets, 'GET');

function cacheFor(path: string): string | undefined {
  if (path.startsWith('/assets/')) return 'assets';
  if (isMedia(path)) return personal.media;
  return isAnswer(path) ? personal.api : undefined;
}

async function warm(urls: string[]): Promise<void> {
  await Promise.all(urls.map(keep));
}

async function keep(url: string): Promise<void> {
  const name = cacheFor(withoutBase(url.replace(/\?.*$/, '')));
  if (!name || (await caches.match(url))) return;
  const answer = await fetch(url).catch(() => undefined);
  if (answer?.ok) await (await caches.open(name)).put(url, withStoredAt(answer));
}

async function forget(): Promise<void> {
  forgetCachedRecipes();
  await Promise.all([...Object.values(personal).map((name) => caches.delete(name)), clearOfflineCache()]);
}

self.addEventListener('message', (event) => {
  const message: { type?: string; urls?: string[] } = event.data;
  if (message.type === 'warm') event.waitUntil(warm(message.urls ?? []));
  if (message.type === 'forget') event.waitUntil(forget().finally(() => event.ports[0]?.postMessage('forgotten')));
});
/** Sends the signed-in person's queue while no tab does. Browsers retry if this rejects. */
async function sendWaiting(): Promise<void> {
  const client = createTureenClient({ baseUrl: serverUrl() });
  const { data: user } = await client.GET('/users/self', { cache: 'no-store' });
  const queue = new OfflineQueue(user.id, {
    store: await openStore(),
    send: async (operation) => (await sendOperation(client, operation)).outcome,
    exclusively: (work) => navigator.locks.request(queueName, work),
    now: () => Date.now(),
    onChange: () => new BroadcastChannel(queueName).postMessage(user.id),
  });
  if ((await queue.drain()) !== 'empty') throw new Error('There is no network yet.');
}

self.addEventListener('sync', (event) => {
  if (event.tag === queueName) event.waitUntil(sendWaiting());
});
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(storeMissingFiles(precache));
});
self.addEventListener('activate', (event) => void precache.activate(event));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

interface PushedMessage {
  title: string;
  body: string;
  tag: string;
}

/** Shows what the server pushes; a page that rings by itself shows the same tag, so that there is one notification. */
self.addEventListener('push', (event) => {
  const { title, body, tag }: PushedMessage = event.data?.json() ?? { title: 'Tureen', body: '', tag: 'push' };
  event.waitUntil(self.registration.showNotification(title, { body, tag, requireInteraction: true }));
});

/** A pressed notification of a timer shows the app, which has the timer on every page. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const show = async () => {
    const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    await (open ? open.focus() : self.clients.openWindow(withBase('/')));
  };
  event.waitUntil(show());
});
