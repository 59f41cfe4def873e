/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

const day = 24 * 60 * 60;
const personal = { api: 'api', media: 'media' };

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const kept = (maxEntries: number, maxAgeSeconds: number) => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }),
];
const pages = new NetworkOnly({ networkTimeoutSeconds: 6 });
const shell = createHandlerBoundToURL('/shell.html');
const answers = new NetworkFirst({ cacheName: personal.api, networkTimeoutSeconds: 6, plugins: kept(400, 30 * day) });
const pictures = new CacheFirst({ cacheName: personal.media, plugins: kept(500, 60 * day) });
const assets = new CacheFirst({ cacheName: 'assets', plugins: kept(150, 365 * day) });

const isMedia = (path: string) => path.startsWith('/api/media/');
const isDownload = (path: string) => /^\/api\/(utils\/download|.*\/exports)/.test(path);
const isAnswer = (path: string) => path.startsWith('/api/') && !isMedia(path) && !isDownload(path);

registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        const page = await pages.handle(options);
        return page.status < 500 ? page : await shell(options);
      } catch {
        return shell(options);
      }
    },
    { denylist: [/^\/api\//, /^\/docs/, /^\/g\//] },
  ),
);
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && isAnswer(url.pathname) && request.cache !== 'no-store',
  answers,
  'GET',
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isMedia(url.pathname), pictures, 'GET');
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets, 'GET');

function cacheFor(path: string): string | undefined {
  if (path.startsWith('/assets/')) return 'assets';
  if (isMedia(path)) return personal.media;
  return isAnswer(path) ? personal.api : undefined;
}

async function warm(urls: string[]): Promise<void> {
  await Promise.all(urls.map(keep));
}

async function keep(url: string): Promise<void> {
  const name = cacheFor(url.split('?')[0]!);
  if (!name || (await caches.match(url))) return;
  await (await caches.open(name)).add(url).catch(() => undefined);
}

async function forget(): Promise<void> {
  await Promise.all(Object.values(personal).map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  const message = event.data as { type?: string; urls?: string[] };
  if (message.type === 'warm') event.waitUntil(warm(message.urls ?? []));
  if (message.type === 'forget') event.waitUntil(forget());
});
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
