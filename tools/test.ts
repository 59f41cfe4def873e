/** `npm test`: everything that is promised, in the order in which mistakes are found soonest. */
import { runSteps } from './steps.ts';

runSteps([
  { title: 'Types', args: ['tools/check.ts'] },
  { title: 'Lint', args: ['tools/lint.ts'] },
  { title: 'Unit tests', args: ['tools/jest.ts', 'unit'] },
  { title: 'API tests', args: ['tools/jest.ts', 'api'] },
  { title: 'Operations: crashes, several processes', args: ['tools/operations.ts'] },
  { title: 'Benchmarks, shortly', args: ['--conditions=source', 'tools/bench/bench.ts', '--short'] },
  { title: 'Browser tests', args: ['tools/e2e.ts'] },
]);
