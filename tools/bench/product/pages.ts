import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { cpuTime, median } from './measure.ts';
import type { Server } from './running-product.ts';

async function fetchPage(url: string, cookie: string): Promise<string> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

export interface Visit {
  cookie: string;
  requests: number;
  /** Requests before those that count. What they run is compiled by then: V8 takes hundreds of pages for it. */
  warm: number;
  /** Each request is for another address of the page, so that no visitor gets a page that is kept. */
  anew?: boolean;
  /** Measured in turns with the page. */
  bare: Server;
}

export interface PageCost {
  cpu: number;
  lists: number;
  bytes: number;
}

/** The cost of a page is the median of so many measurements: for moments at a time, a shared machine is half as fast. */
const BLOCKS = 9;

/** Milliseconds of processor time that a server spends on an answer; some are asked for one after another. */
async function costOf({ child }: Server, count: number, ask: (number: number) => Promise<unknown>): Promise<number> {
  const before = cpuTime(child.pid!);
  for (let number = 0; number < count; number++) await ask(number);
  return (cpuTime(child.pid!) - before) / count;
}

/** Cost of a warm rendered page: processor milliseconds, the same in lists of the bare server, and its length. */
export async function pageCost(
  server: Server,
  path: string,
  { cookie, requests, warm, anew, bare }: Visit,
): Promise<PageCost> {
  let visits = 0;
  let bytes = 0;
  const visit = async () => {
    const address = server.origin + path + (anew ? `?visit=${visits++}` : '');
    bytes = (await fetchPage(address, cookie)).length;
  };
  await costOf(server, warm, visit);
  const costs: { cpu: number; lists: number }[] = [];
  for (let block = 0; block < BLOCKS; block++) {
    const cpu = await costOf(server, Math.ceil(requests / BLOCKS), visit);
    const list = await costOf(bare, Math.ceil(requests / BLOCKS), () => fetchPage(`${bare.origin}/api/recipes`, ''));
    costs.push({ cpu, lists: cpu / list });
  }
  return { cpu: median(costs.map(({ cpu }) => cpu)), lists: median(costs.map(({ lists }) => lists)), bytes };
}

/** Bytes of the scripts that the home page names, gzipped. */
export async function firstRouteScript({ origin }: Server, cookie: string): Promise<number> {
  const html = await fetchPage(`${origin}/`, cookie);
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!));
  if (!files.size) throw new Error('The home page names no script');
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`dist/web/client${file}`)).length, 0);
}
