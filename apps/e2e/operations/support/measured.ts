import { readFileSync } from 'node:fs';
import type { Product } from './product.ts';

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    // it has ended
    return 0;
  }
}

/** Of a product with all that it has started, but without PostgreSQL. */
function bytesOf({ tree, postgres }: Product): number {
  return tree.filter((pid) => !postgres.includes(pid)).reduce((sum, pid) => sum + residentBytes(pid), 0);
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
    const before = bytesOf(product());
    return { name, product, before, peak: before };
  });
  const watching = setInterval(() => {
    for (const size of sizes) size.peak = Math.max(size.peak, bytesOf(size.product()));
  }, 250);
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const seconds = (performance.now() - begun) / 1000;
    clearInterval(watching);
    const memory = sizes.map(
      ({ name, before, peak }) => `${name} had ${megabytes(before)}, at most ${megabytes(peak)}`,
    );
    console.log(`${what}: ${seconds.toFixed(1)} s; ${memory.join('; ')}`);
  }
}
