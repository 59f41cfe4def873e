/**
 * Runs test files in processes that keep loaded modules; Jest's own runner links the server anew for each file, which
 * takes 8 s. A file that changes something global must change it back.
 */
import { fileURLToPath } from 'node:url';
import type { SerializableError, Test, TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';
import {
  type CallbackTestRunnerInterface,
  type OnTestFailure,
  type OnTestStart,
  type OnTestSuccess,
} from 'jest-runner';
import type { TestWatcher } from 'jest-watcher';
import { Worker } from 'jest-worker';
import pLimit from 'p-limit';
import type { runTestFile, TestFile } from './warm-worker.ts';

type WarmWorkers = Worker & { runTestFile: (...args: Parameters<typeof runTestFile>) => Promise<TestResult> };

const LOADER = fileURLToPath(new URL('./warm-loader.ts', import.meta.url));

export default class WarmRunner implements CallbackTestRunnerInterface {
  readonly supportsEventEmitters = false;

  private readonly globalConfig: Config.GlobalConfig;

  constructor(globalConfig: Config.GlobalConfig) {
    this.globalConfig = globalConfig;
  }

  async runTests(
    tests: Test[],
    watcher: TestWatcher,
    onStart: OnTestStart,
    onResult: OnTestSuccess,
    onFailure: OnTestFailure,
  ): Promise<void> {
    const run = async (workers: WarmWorkers, test: Test) => {
      if (watcher.isInterrupted()) return;
      await onStart(test);
      try {
        await onResult(test, await workers.runTestFile(this.describeFile(test)));
      } catch (error) {
        await onFailure(test, error as SerializableError);
      }
    };
    const runGroup = async (group: Test[]) => {
      const workers = this.startWorkers(group.length);
      await Promise.all(group.map((test) => run(workers, test)));
      await workers.end();
    };
    // the kinds of tests load different parts of the product, which register themselves when they are loaded
    const [alone, together] = partition(
      tests,
      ({ context }) => context.config.testEnvironmentOptions['isFreshProcess'],
    );
    for (const group of Map.groupBy(together, ({ context }) => context.config.id).values()) await runGroup(group);
    const limit = pLimit(this.globalConfig.maxWorkers);
    await Promise.all(alone.map((test) => limit(() => runGroup([test]))));
  }

  private startWorkers(files: number): WarmWorkers {
    const workers = new Worker(new URL('./warm-worker.ts', import.meta.url), {
      exposedMethods: ['runTestFile'],
      numWorkers: Math.min(this.globalConfig.maxWorkers, files),
      // a process that dies takes one file with it, which then counts as failed
      maxRetries: 0,
      forkOptions: {
        execArgv: ['--import', LOADER, '--conditions=source', '--enable-source-maps', '--no-warnings'],
        stdio: 'inherit',
      },
    });
    return workers as WarmWorkers;
  }

  private describeFile({ path, context: { config } }: Test): TestFile {
    const { testNamePattern, testTimeout } = this.globalConfig;
    return {
      path,
      rootDir: config.rootDir,
      setupFiles: [...config.setupFiles, ...config.setupFilesAfterEnv],
      testNamePattern,
      testTimeoutMs: config.testTimeout ?? testTimeout ?? 5000,
    };
  }
}

function partition<T>(values: T[], belongsToFirst: (value: T) => unknown): [first: T[], second: T[]] {
  const { true: first = [], false: second = [] } = Object.groupBy(values, (value) =>
    String(Boolean(belongsToFirst(value))),
  );
  return [first, second];
}
