import { isMainThread } from 'node:worker_threads';

const forEver = () => {
  for (;;);
};
const fill = () => {
  for (const arrays: unknown[] = []; ;) arrays.push(Array.from({ length: 100_000 }, () => ({})));
};

/** Work for the tests of threads. */
export function task({ work, number }: { work: string; number: number }): { double: number; isMainThread: boolean } {
  if (work === 'throw') throw new Error('no such work');
  if (work === 'for ever') forEver();
  if (work === 'fill') fill();
  return { double: number * 2, isMainThread };
}
