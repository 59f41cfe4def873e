import { endRun } from './test-run.ts';

export default async function globalTeardown(): Promise<void> {
  const run = process.env['TUREEN_TEST_RUN'];
  if (run) await endRun(run);
}
