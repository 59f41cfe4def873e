/** Kills and restarts the built product in every way: `npm run test:operations`. */
import { build, isStale } from './build.ts';
import { runNode } from './steps.ts';

if (isStale()) build();
if (!runNode(['tools/jest.ts', 'operations', '--runInBand', ...process.argv.slice(2)])) process.exitCode = 1;
