import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const SHOWN = 20;

/** Lists the test files that took longest, all their tests together. */
export default class SlowestReporter implements Reporter {
  private readonly files = new Map<string, { milliseconds: number; tests: number }>();

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = relative('.', location.file);
    const { milliseconds, tests } = this.files.get(file) ?? { milliseconds: 0, tests: 0 };
    this.files.set(file, { milliseconds: milliseconds + duration, tests: tests + 1 });
  }

  onEnd(): void {
    const slowest = [...this.files].sort(([, a], [, b]) => b.milliseconds - a.milliseconds).slice(0, SHOWN);
    console.log(`\nThe slowest ${slowest.length} of ${this.files.size} files: elapsed, tests, file`);
    for (const [file, { milliseconds, tests }] of slowest)
      console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s ${String(tests).padStart(4)}  ${file}`);
  }
}
