import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endRun } from './test-run.ts';

/** Creates a folder for the run, in which the first test that needs a database starts PostgreSQL. Removes folders of killed runs. */
export default async function globalSetup(): Promise<void> {
  if (process.env['TUREEN_TEST_RUN']) return;
  const runs = resolve('.tmp', 'runs');
  mkdirSync(runs, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(runs)) if (!isAlive(Number(name))) await endRun(join(runs, name));
  const run = join(runs, String(process.pid));
  await endRun(run);
  mkdirSync(run);
  process.env['TUREEN_TEST_RUN'] = run;
}

function isAlive(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}
