/**
 * `npm test`: runs all checks and tests, those that find mistakes soonest first. Each kind is a run of Nx of its own,
 * because Nx starts independent tasks in the order of their duration, the longest first.
 */
import { spawnSync } from 'node:child_process';

const TARGETS = ['check', 'lint', 'test-unit', 'test-api', 'test-operations', 'test-bench', 'test-e2e'];

const nx = (target: string) =>
  spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', target, '--output-style=stream'], {
    stdio: 'inherit',
  }).status === 0;

// all of them run even if one fails, so that one run tells everything
const failed = TARGETS.filter((target) => !nx(target));
console.log(failed.length ? `FAILED: ${failed.join(', ')}` : 'Everything works.');
process.exitCode = failed.length ? 1 : 0;
