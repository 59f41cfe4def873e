import { longestLoopDelays } from './loop-delays.ts';
import { endRun } from './test-run.ts';

export default async function globalTeardown(): Promise<void> {
  const run = process.env['TUREEN_TEST_RUN'];
  if (!run) return;
  for (const line of longestLoopDelays(run)) console.log(line);
  await endRun(run);
}
