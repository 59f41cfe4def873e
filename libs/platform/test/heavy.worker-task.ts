import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const forEver = () => {
  for (;;);
};
const fill = () => {
  for (const arrays: unknown[] = []; ;) arrays.push(Array.from({ length: 100_000 }, () => ({})));
};
const fillBuffers = () => {
  for (const buffers: Buffer[] = []; ;) buffers.push(Buffer.alloc(10_000_000, 1));
};
/** Never leaves the code of SQLite. */
function queryForEver() {
  writeFileSync(join(tmpdir(), 'begun'), '');
  const numbers = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n)';
  new DatabaseSync(':memory:').exec(`${numbers} SELECT count(*) FROM n`);
}

/** Work for the tests of processes. */
export function task({ work, number }: { work: string; number: number }) {
  if (work === 'throw') throw new Error('no such work');
  if (work === 'for ever') forEver();
  if (work === 'fill') fill();
  if (work === 'fill buffers') fillBuffers();
  if (work === 'query for ever') queryForEver();
  return { double: number * 2, pid: process.pid, temporary: tmpdir() };
}
