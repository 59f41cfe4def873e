import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { cpuTime } from './measure.ts';
import type { Server } from './running-product.ts';

async function fetchPage(url: string, cookie: string): Promise<string> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

interface Visit {
  cookie: string;
  requests: number;
  /** Requests before those that count. What they run is compiled by then: V8 takes hundreds of pages for it. */
  warm: number;
  /** Each request is for another address of the page, so that no visitor gets a page that is kept. */
  anew?: boolean;
}

/** Milliseconds of processor time that a rendered page costs, once it has been asked for often, and its length. */
export async function pageCost({ child, origin }: Server, path: string, { cookie, requests, warm, anew }: Visit) {
  const address = (number: number) => origin + path + (anew ? `?visit=${number}` : '');
  for (let request = 0; request < warm; request++) await fetchPage(address(-request), cookie);
  const before = cpuTime(child.pid!);
  let bytes = 0;
  for (let request = 1; request <= requests; request++) bytes = (await fetchPage(address(request), cookie)).length;
  return { cpu: (cpuTime(child.pid!) - before) / requests, bytes };
}

/** Bytes of the scripts that the home page names, gzipped. */
export async function firstRouteScript({ origin }: Server, cookie: string): Promise<number> {
  const html = await fetchPage(`${origin}/`, cookie);
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!));
  if (!files.size) throw new Error('The home page names no script');
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`dist/web/client${file}`)).length, 0);
}
