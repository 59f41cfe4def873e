import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const page = (number: string) =>
  `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: `Stew number ${number}`,
    recipeIngredient: ['1 onion', '2 carrots'],
    recipeInstructions: 'Cook it.',
  })}</script></head><body><h1>Stew</h1></body></html>`;

export interface SlowSite {
  host: string;
  /** Addresses of pages with a recipe each, numbered from `first`. */
  addresses(count: number, first?: number): string[];
  missing: string;
  stop(): void;
}

/** A slow web site, which leaves time to kill the process that reads from it. */
export async function startSlowSite(delayMs: number): Promise<SlowSite> {
  const server = createServer((request, response) => {
    const number = /^\/stew\/(\d+)$/.exec(request.url ?? '')?.[1];
    const answer = number
      ? () => response.writeHead(200, { 'content-type': 'text/html' }).end(page(number))
      : () => response.writeHead(404).end();
    void sleep(delayMs).then(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses = (count: number, first = 0) =>
    Array.from({ length: count }, (_, index) => `http://${host}/stew/${first + index}`);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { host, addresses, missing: `http://${host}/none`, stop };
}
