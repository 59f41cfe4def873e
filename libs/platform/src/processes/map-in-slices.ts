import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 10;

/** Maps items one after another, and lets other requests run after each slice of 10 ms. For work on many items in one request. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let start = performance.now();
  for (const item of items) {
    if (performance.now() - start > SLICE_MS) {
      await setImmediate();
      start = performance.now();
    }
    results.push(map(item));
  }
  return results;
}
