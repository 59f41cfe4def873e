import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export interface Site {
  host: string;
  url: string;
  /** Answers a path in a way of its own. */
  route(path: string, listener: RequestListener): void;
  /** Answers all other paths, until the next one does. */
  fallback(listener: RequestListener): void;
  /** Puts a recipe on a page and answers its address. */
  publish(path: string, recipe: object): string;
  stop(): Promise<void>;
}

export const pngPicture = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#E58325' } })
    .png()
    .toBuffer();

export const recipePage = (recipe: object) =>
  `<!doctype html><html><head><title>Page</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe })}</script></head><body><h1>A page</h1></body></html>`;

/** A web site on a local port. */
export async function startSite(): Promise<Site> {
  const routes = new Map<string, RequestListener>();
  let other: RequestListener = (_, response) => response.writeHead(404).end('There is no such page');
  const server = createServer((request, response) => {
    const listener = routes.get(new URL(request.url ?? '/', 'http://site').pathname);
    if (listener) return listener(request, response);
    other(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `http://${host}`;
  const route = (path: string, listener: RequestListener) => void routes.set(path, listener);
  const picture = await pngPicture();
  route('/picture.png', (_, response) => response.setHeader('content-type', 'image/png').end(picture));
  const publish = (path: string, recipe: object) => {
    route(path, (_, response) =>
      response.setHeader('content-type', 'text/html; charset=utf-8').end(recipePage(recipe)),
    );
    return url + path;
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const fallback = (listener: RequestListener) => void (other = listener);
  return { host, url, route, fallback, publish, stop };
}
