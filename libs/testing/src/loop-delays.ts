import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Block, MAX_BLOCK_MS, watchLoop } from './loop-watch.ts';

interface LoopDelay extends Block {
  test: string;
}

const MAX_SHOWN = 15;

const inMs = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

const fileOf = (run: string) => join(run, 'loop-delays');

/** Records the longest event loop delay during each test of the file, whether caused by the server or the test. */
export function recordLoopDelays(): void {
  let stop: () => Promise<Block>;
  beforeEach(() => void (stop = watchLoop()));
  afterEach(async () => {
    const { currentTestName, testPath } = expect.getState();
    const delay: LoopDelay = {
      test: `${relative('.', testPath!)} › ${currentTestName}`,
      ...(await stop()),
    };
    appendFileSync(fileOf(process.env['TUREEN_TEST_RUN']!), `${JSON.stringify(delay)}\n`);
  });
}

/** Returns the longest delays of a run, one line each. */
export function longestLoopDelays(run: string): string[] {
  if (!existsSync(fileOf(run))) return [];
  const delays = readFileSync(fileOf(run), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as LoopDelay)
    .sort((a, b) => b.longest - a.longest);
  const over = delays.filter(({ longest }) => longest > MAX_BLOCK_MS);
  const byWork = over.filter(({ longest, collecting }) => longest - collecting > MAX_BLOCK_MS);
  return [
    `The event loop in ${delays.length} tests: held up for more than ${MAX_BLOCK_MS} ms in ${over.length}, in ${byWork.length} of them by more than garbage; the longest:`,
    ...delays
      .slice(0, MAX_SHOWN)
      .map(({ test, longest, collecting }) => `  ${inMs(longest)} (garbage ${inMs(collecting)})  ${test}`),
  ];
}
