import { isMainThread } from 'node:worker_threads';

const forEver = () => {
  for (;;);
};
const fill = () => {
  for (const kept: unknown[] = []; ;) kept.push(Array.from({ length: 100_000 }, () => ({})));
};

/** Work for the tests of threads. */
export function task({ work, of }: { work: string; of: number }): { double: number; isMainThread: boolean } {
  if (work === 'throw') throw new Error('no such work');
  if (work === 'for ever') forEver();
  if (work === 'fill') fill();
  return { double: of * 2, isMainThread };
}
