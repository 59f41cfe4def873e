import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memory, percentile } from '../product/measure.ts';
import type { Figure } from '../product/product.ts';
import { headersOf, stop } from '../product/running-product.ts';
import { seed } from '../product/seed.ts';
import { type SeededProduct, startSeeded } from '../product/seeded-product.ts';
import { type MeasuredOperation, MEASURED_OPERATIONS } from './measured-operations.ts';

interface Measured extends SeededProduct {
  recipes: number;
}

const ROUNDS = 7;
const WARM_ROUNDS = 2;

/**
 * Measures the same acts in groups of several sizes. The servers answer in turns, so that a busy machine slows all of them.
 *
 * @param folder keeps the seeded data for later runs; without it, they are deleted
 */
export async function* measureSizes(sizes: number[], folder: string | undefined): AsyncGenerator<Figure> {
  const root = folder ?? mkdtempSync(join(tmpdir(), 'tureen-size-'));
  const measured: Measured[] = [];
  try {
    for (const recipes of sizes) {
      const product = await startSeeded(join(root, String(recipes)), `${recipes} recipes`, (client, { id, groupId }) =>
        seed(client, { groupId, ownerId: id, recipes }),
      );
      measured.push({ ...product, recipes });
    }
    for (const operation of MEASURED_OPERATIONS)
      yield [operation.name, ...compared(sizes, await timesOf(measured, operation))];
    const megabytes = measured.map(({ server }) => memory(server.child.pid!));
    yield ['memory with PostgreSQL', `${megabytes.map((one) => one.toFixed(0)).join(' → ')} MB`];
  } finally {
    await Promise.all(measured.map(({ server }) => stop(server)));
    if (!folder) rmSync(root, { recursive: true, force: true });
  }
}

/** Milliseconds of each server that a fifth of its answers take at most: the others waited for other work of the machine. */
async function timesOf(measured: Measured[], operation: MeasuredOperation): Promise<number[]> {
  const times = measured.map((): number[] => []);
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    for (const [index, one] of measured.entries()) {
      const time = await timeOf(one, operation, round);
      if (round >= WARM_ROUNDS) times[index]!.push(time);
    }
  }
  return times.map((some) => percentile(some, 0.2));
}

async function timeOf(
  { server, person, recipes }: Measured,
  operation: MeasuredOperation,
  round: number,
): Promise<number> {
  const { method = 'GET', path, body, isPage } = operation;
  const url = server.origin + (isPage ? '' : '/api') + path(recipes, round);
  const began = performance.now();
  const answer = await fetch(url, {
    method,
    headers: isPage ? { cookie: person.cookie } : headersOf(person),
    body: body ? JSON.stringify(body(round)) : null,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${operation.name} answered ${answer.status}: ${text.slice(0, 200)}`);
  return performance.now() - began;
}

/** The size that the largest one is compared with. */
const BASE = 10_000;

function compared(sizes: number[], times: number[]): [string, string] {
  const base = times[Math.max(0, sizes.indexOf(BASE))]!;
  const last = times.at(-1)!;
  const isSlow = last > 2 * base || last > 60;
  const text = times.map((one) => one.toFixed(1)).join(' → ');
  return [`${text} ms, ${(last / base).toFixed(2)} times`, isSlow ? 'target <= 2 times and <= 60 ms' : ''];
}
