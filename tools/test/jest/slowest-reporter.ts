/** Lists the slowest test files of a Jest run with their processor time: `npm test -- --slowest`. */
import { relative } from 'node:path';
import type { AggregatedResult, TestResult } from '@jest/test-result';
import type { MeasuredResult } from './warm-worker.ts';

const SHOWN = 20;

const inSeconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '      –' : `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;

export default class SlowestReporter {
  onRunComplete(_: unknown, { testResults }: AggregatedResult): void {
    const slowest = testResults.toSorted((a, b) => durationOf(b) - durationOf(a)).slice(0, SHOWN);
    console.log(`\nThe slowest ${slowest.length} of ${testResults.length} files: elapsed, processor, file`);
    for (const result of slowest) {
      // files in a document run in Jest's own processes, which do not measure
      const { processorMs } = result as Partial<MeasuredResult>;
      console.log(`${inSeconds(durationOf(result))} ${inSeconds(processorMs)}  ${relative('.', result.testFilePath)}`);
    }
  }
}

const durationOf = ({ perfStats }: TestResult) => perfStats.runtime;
