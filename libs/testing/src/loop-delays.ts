import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LONGEST_BLOCK, watchLoop } from './loop-watch.ts';

interface LoopDelay {
  test: string;
  milliseconds: number;
}

const MOST_SHOWN = 5;

const fileOf = (run: string) => join(run, 'loop-delays');

/** Each test of this file notes how long the event loop was held up at most while it ran, by the server in it or by the test. */
export function noteLoopDelays(): void {
  let stop: () => number;
  beforeEach(() => void (stop = watchLoop()));
  afterEach(() => {
    const { currentTestName, testPath } = expect.getState();
    const delay: LoopDelay = {
      test: `${relative('.', testPath!)} › ${currentTestName}`,
      milliseconds: Math.round(stop()),
    };
    appendFileSync(fileOf(process.env['TUREEN_TEST_RUN']!), `${JSON.stringify(delay)}\n`);
  });
}

/** The longest of a run, a line each; nothing where none was noted. */
export function longestLoopDelays(run: string): string[] {
  if (!existsSync(fileOf(run))) return [];
  const delays = readFileSync(fileOf(run), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as LoopDelay)
    .sort((a, b) => b.milliseconds - a.milliseconds);
  const over = delays.filter(({ milliseconds }) => milliseconds > LONGEST_BLOCK).length;
  return [
    `The event loop in ${delays.length} tests: held up for more than ${LONGEST_BLOCK} ms in ${over}; the longest:`,
    ...delays.slice(0, MOST_SHOWN).map(({ test, milliseconds }) => `  ${milliseconds} ms  ${test}`),
  ];
}
