import { readFileSync } from 'node:fs';
import type { Product } from './product.ts';

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Memory that several processes share counts once: each is given its part of it. */
function bytesOf(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + proportionalBytes(pid), 0);
}

function proportionalBytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    // it has ended, or is PostgreSQL of another account
    return 0;
  }
}

/** A product with all that it has started, and its PostgreSQL told apart. */
function useOf({ tree, postgres }: Product): { own: number; postgres: number } {
  return { own: bytesOf(tree.filter((pid) => !postgres.includes(pid))), postgres: bytesOf(postgres) };
}

/**
 * Does it, and prints how long that took and how large the processes were at most.
 *
 * @param processes What they are called; one may be another one after a while.
 */
export async function measured<T>(
  what: string,
  processes: Record<string, () => Product>,
  work: () => Promise<T>,
): Promise<T> {
  const sizes = Object.entries(processes).map(([name, product]) => {
    const before = useOf(product());
    return { name, product, before: before.own, peak: before.own, postgres: before.postgres };
  });
  const watching = setInterval(() => {
    for (const size of sizes) {
      const { own, postgres } = useOf(size.product());
      size.peak = Math.max(size.peak, own);
      size.postgres = Math.max(size.postgres, postgres);
    }
  }, 250);
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const seconds = (performance.now() - begun) / 1000;
    clearInterval(watching);
    const memory = sizes.map(
      ({ name, before, peak, postgres }) =>
        `${name} had ${megabytes(before)}, at most ${megabytes(peak)}${postgres ? `, its PostgreSQL at most ${megabytes(postgres)}` : ''}`,
    );
    console.log(`${what}: ${seconds.toFixed(1)} s; ${memory.join('; ')}`);
  }
}
