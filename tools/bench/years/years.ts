import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuTimeFor, ownMemory } from '../product/measure.ts';
import type { Figure } from '../product/product.ts';
import { headersOf, sender, stop } from '../product/running-product.ts';
import { type SeededProduct, startSeeded } from '../product/seeded-product.ts';
import { seedYears } from './seed-years.ts';
import { listsOfApi, pagesOf, type SeededIds } from './visited-pages.ts';

const ROUNDS = 5;
const WARM_ROUNDS = 3;
const MAX_KILOBYTES = 500;
const MAX_MS = 100;
const MAX_MEGABYTES_LEFT = 100;
const SETTLE_MS = 60_000;

interface Cost {
  kilobytes: number;
  /** Processor time of the server and its database for one answer. */
  ms: number;
  /** The longest time that the server took for a health check meanwhile. */
  healthMs: number;
}

/**
 * Measures each page and list of a group that has been used for years.
 *
 * @param folder keeps the seeded data for later runs; without it, they are deleted
 */
export async function* measureYears(years: number, folder: string | undefined): AsyncGenerator<Figure> {
  const root = folder ?? mkdtempSync(join(tmpdir(), 'tureen-years-'));
  const product = await startSeeded(join(root, `years-${years}`), `${years} years`, (client, { id, groupId }) =>
    seedYears(client, { groupId, ownerId: id, years }),
  );
  const { server } = product;
  try {
    const idle = ownMemory(server.child.pid!);
    for (const page of [...pagesOf(await seededIds(product)), ...listsOfApi()]) {
      const { kilobytes, ms, healthMs } = await costOf(product, page);
      const isSlow = kilobytes > MAX_KILOBYTES || ms > MAX_MS || healthMs > MAX_MS;
      const text = `${kilobytes.toFixed(0)} kB, ${ms.toFixed(0)} ms, health ${healthMs.toFixed(0)} ms`;
      yield [page, text, isSlow ? `target <= ${MAX_KILOBYTES} kB and <= ${MAX_MS} ms` : ''];
    }
    await sleep(SETTLE_MS);
    const left = ownMemory(server.child.pid!) - idle;
    const target = left > MAX_MEGABYTES_LEFT ? `target <= ${MAX_MEGABYTES_LEFT} MB more` : '';
    yield ['memory of the server a minute later', `${idle.toFixed(0)} MB idle, ${left.toFixed(0)} MB more`, target];
  } finally {
    await stop(server);
    if (!folder) rmSync(root, { recursive: true, force: true });
  }
}

async function seededIds({ server, person }: SeededProduct): Promise<SeededIds> {
  const get = sender(server, person);
  const firstId = async (path: string) => (await get<{ items: { id: string }[] }>('GET', path)).items[0]!.id;
  const named = (name: string) => encodeURIComponent(`name = "${name}"`);
  return {
    user: person.id,
    group: person.groupId,
    list: await firstId(`/groups/shopping/lists?queryFilter=${named('Camp')}`),
    report: (await get<{ id: string; name: string }[]>('GET', '/groups/reports')).find(
      ({ name }) => name === 'Import 1',
    )!.id,
  };
}

async function costOf({ server, person }: SeededProduct, page: string): Promise<Cost> {
  const headers = page.startsWith('/api/') ? headersOf(person) : { cookie: person.cookie };
  const read = async () => {
    const answer = await fetch(server.origin + page, { headers });
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
    return (await answer.arrayBuffer()).byteLength;
  };
  for (let round = 0; round < WARM_ROUNDS; round++) await read();
  let bytes = 0;
  const ms = await cpuTimeFor(server.child.pid!, async () => {
    for (let round = 0; round < ROUNDS; round++) bytes = await read();
  });
  return { kilobytes: bytes / 1000, ms: ms / ROUNDS, healthMs: await longestHealthCheck(server.origin, page, headers) };
}

/** Milliseconds of the longest of the health checks that run one after the other while a page is read. */
async function longestHealthCheck(origin: string, page: string, headers: Record<string, string>): Promise<number> {
  const reading = { isDone: false };
  const answer = fetch(origin + page, { headers })
    .then((response) => response.arrayBuffer())
    .finally(() => (reading.isDone = true));
  let longest = 0;
  while (!reading.isDone) {
    const began = performance.now();
    await (await fetch(`${origin}/api/health/live`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - began);
  }
  await answer;
  return longest;
}
