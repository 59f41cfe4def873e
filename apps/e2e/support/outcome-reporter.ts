import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from '@playwright/test/reporter';

const LINES = 4;
const LABELS: Partial<Record<ReturnType<TestCase['outcome']>, string>> = { unexpected: 'FAILED', flaky: 'FLAKY' };

/** Prints one line with the first error of each test that failed at every attempt (FAILED) or at the first one only (FLAKY). */
export default class OutcomeReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(): void {
    for (const test of this.tests) {
      const label = LABELS[test.outcome()];
      if (label) console.log(`${label} ${test.titlePath().filter(Boolean).join(' › ')} | ${describeError(test)}`);
    }
  }
}

function describeError({ results }: TestCase): string {
  const error = results.find(({ errors }) => errors.length > 0)?.errors[0];
  const lines = stripVTControlCharacters(error?.message ?? 'no error').split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, LINES)
    .join(' | ');
}
