/** One process of the warm runner. */
import { pathToFileURL } from 'node:url';
import { createEmptyTestResult, type TestCaseResult, type TestResult } from '@jest/test-result';
import type { Circus } from '@jest/types';
import { addEventHandler, getState, run } from 'jest-circus';
import { formatResultsErrors } from 'jest-message-util';
import { expect, resetGlobals } from './warm-globals.ts';

/** Description of a test file for a worker. */
export interface TestFile {
  path: string;
  rootDir: string;
  /** Modules; their function `setUp`, if they have one, is called before every test file. */
  setupFiles: string[];
  testNamePattern?: string;
  testTimeoutMs: number;
}

/** A result with the processor time of this process while the file ran, in milliseconds. */
export interface MeasuredResult extends TestResult {
  processorMs: number;
}

/** Errors that nobody caught, for example in a timer. They fail the file that runs when they come. */
let uncaught: unknown[] = [];
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => void uncaught.push(error));

addEventHandler((event) => {
  if (event.name === 'test_start') expect.setState({ currentTestName: fullName(event.test), assertionCalls: 0 });
  if (event.name === 'test_done') {
    const missing = expect.extractExpectedAssertionsErrors().map(({ error }) => error as Circus.TestError);
    event.test.errors.push(...missing);
  }
});

function fullName(test: Circus.TestEntry): string {
  const names: string[] = [];
  for (let entry: Circus.TestEntry | Circus.DescribeBlock | undefined = test; entry?.parent; entry = entry.parent)
    names.unshift(entry.name);
  return names.join(' ');
}

export async function runTestFile(file: TestFile): Promise<MeasuredResult> {
  const start = Date.now();
  const processor = process.cpuUsage();
  uncaught = [];
  resetGlobals(file.testTimeoutMs);
  expect.setState({ testPath: file.path });
  for (const path of file.setupFiles) await runSetup(path);
  await import(pathToFileURL(file.path).href);
  if (file.testNamePattern) getState().testNamePattern = new RegExp(file.testNamePattern, 'i');
  const { testResults, unhandledErrors } = await run();
  const { user, system } = process.cpuUsage(processor);
  return {
    ...toTestResult(file, testResults.map(toCaseResult), [...unhandledErrors, ...uncaught.map(textOf)]),
    perfStats: { ...createEmptyTestResult().perfStats, start, end: Date.now(), runtime: Date.now() - start },
    processorMs: (user + system) / 1000,
  };
}

async function runSetup(path: string): Promise<void> {
  const { setUp } = (await import(pathToFileURL(path).href)) as { setUp?: () => unknown };
  await setUp?.();
}

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** `testPath` of jest-circus begins with the name of its root block. */
function toCaseResult(result: Circus.RunResult['testResults'][number]): TestCaseResult {
  const [, ...names] = result.testPath.map(String);
  const status = { skip: 'pending', todo: 'todo', running: 'failed', done: 'passed' } as const;
  return {
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1) ?? '',
    fullName: names.join(' '),
    duration: result.duration ?? null,
    failing: result.failing,
    failureDetails: result.errorsDetailed,
    failureMessages: [...result.errors],
    invocations: result.invocations,
    location: result.location,
    numPassingAsserts: result.numPassingAsserts,
    retryReasons: [...result.retryReasons],
    startAt: result.startedAt,
    status: result.errors.length ? 'failed' : status[result.status],
  };
}

function toTestResult(file: TestFile, testResults: TestCaseResult[], fileErrors: string[]): TestResult {
  const count = (status: TestCaseResult['status']) => testResults.filter((result) => result.status === status).length;
  const failures = formatResultsErrors(
    testResults,
    { rootDir: file.rootDir, testMatch: [] },
    { noStackTrace: false },
    file.path,
  );
  return {
    ...createEmptyTestResult(),
    testFilePath: file.path,
    testResults,
    numPassingTests: count('passed'),
    numFailingTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    failureMessage: [failures, ...fileErrors].filter(Boolean).join('\n\n') || null,
    testExecError: fileErrors.length ? { message: '', stack: fileErrors.join('\n\n') } : undefined,
  };
}
