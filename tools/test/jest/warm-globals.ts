/** Jest's globals for test files that run without Jest's module registry. Module mocks are not supported. */
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  config: { fakeTimers: { enableGlobally: false }, rootDir: process.cwd() } as never,
  global: globalThis,
});
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  clearAllMocks: mocker.clearAllMocks.bind(mocker),
  resetAllMocks: mocker.resetAllMocks.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  useFakeTimers: timers.useFakeTimers.bind(timers),
  useRealTimers: timers.useRealTimers.bind(timers),
  setSystemTime: timers.setSystemTime.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
  setTimeout: (milliseconds: number) => void Object.assign(globalThis, { [TIMEOUT]: milliseconds }),
};

export const expect = jestExpect;
export const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;

Object.assign(globalThis, {
  jest,
  expect,
  describe,
  it,
  test,
  beforeAll,
  beforeEach,
  afterAll,
  afterEach,
});

/** Undoes what a test file may have left behind. */
export function resetGlobals(testTimeoutMs: number): void {
  timers.useRealTimers();
  mocker.restoreAllMocks();
  jest.setTimeout(testTimeoutMs);
  circus.resetState();
}
