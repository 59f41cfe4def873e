/**
 * `npm test` checks, builds and tests everything that a change can break; `npm test -- PATH ...` the tests of a path.
 * `npm run test:long` runs the rest, `--slowest` lists the slowest files. Failures are repeated at the end.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { failedFiles } from './failed-files.ts';
import { testsOf } from './tests-of-paths.ts';

interface Step {
  name: string;
  command: string[];
  /** Command that runs some test files of the step again. */
  repeat?: (files: string[]) => string[];
}
interface Result {
  step: Step;
  isOk: boolean;
  lines: string[];
  seconds: number;
}

const given = process.argv.slice(2);
const isLong = given.includes('--long');
const slowest = given.filter((argument) => argument === '--slowest');
const paths = given.filter((argument) => !argument.startsWith('--'));

const nx = (...args: string[]) => ['node_modules/nx/dist/bin/nx.js', ...args, '--output-style=stream'];
const jest = (...args: string[]) => ['tools/test/jest/run.ts', ...args, ...slowest];
const browserTests = (...args: string[]) => ['tools/test/browser-tests.ts', ...args, ...slowest];
const repeat = (files: string[]) => jest('--runTestsByPath', ...files);
const checks: Step = { name: 'types and lint', command: nx('run-many', '-t', 'check', 'lint') };
const build: Step = { name: 'build', command: nx('run', 'tools:build') };

function everything(): Step[] {
  return [
    checks,
    build,
    { name: 'unit, web and API tests', command: jest('unit', 'web', 'api'), repeat },
    { name: 'browser tests', command: browserTests('--scope=quick') },
  ];
}

function longTests(): Step[] {
  return [
    build,
    { name: 'long unit and API tests', command: jest('long'), repeat },
    { name: 'browser tests', command: browserTests('--scope=long') },
    { name: 'tests of operations', command: jest('operations', '--runInBand'), repeat },
    { name: 'benchmarks still run', command: nx('run', 'tools:test-bench') },
  ];
}

function belongingTo(changed: string[]): Step[] {
  const { jestPatterns, browserPatterns } = testsOf(changed);
  const steps: Step[] = [];
  if (jestPatterns.length) steps.push({ name: 'tests', command: jest(...jestPatterns) });
  if (browserPatterns.length) steps.push(build, { name: 'browser tests', command: browserTests(...browserPatterns) });
  if (!steps.length) throw new Error(`No tests belong to ${changed.join(', ')}.`);
  return steps;
}

async function run(step: Step): Promise<Result> {
  const started = Date.now();
  console.log(`\n── ${step.name}`);
  const child = spawn(process.execPath, ['--no-warnings', ...step.command], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { FORCE_COLOR: '1', ...process.env },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      console.log(line);
      lines.push(stripVTControlCharacters(line));
    });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { step, isOk: code === 0, lines, seconds: (Date.now() - started) / 1000 };
}

/** More failed files than this are no accident. */
const MAX_REPEATED_FILES = 3;

/**
 * Runs failed test files once more, as the browser tests do. Files that pass then are reported as flaky. Nothing is repeated if Jest
 * ended without a summary, or if many files failed.
 */
async function runWithRepeat(step: Step): Promise<{ result: Result; flakyFiles: string[] }> {
  const result = await run(step);
  const files = result.isOk ? [] : failedFiles(result.lines);
  if (!step.repeat || !files.length || files.length > MAX_REPEATED_FILES) return { result, flakyFiles: [] };
  const again = await run({ name: `${step.name}: failed files once more`, command: step.repeat(files) });
  const seconds = result.seconds + again.seconds;
  return again.isOk ? { result: { ...result, isOk: true, seconds }, flakyFiles: files } : { result, flakyFiles: [] };
}

/** Lines with which the tools begin to report a failure; the lines after each are repeated at the end. */
const FAILURE = /●.*›|✘|^\S*\s+\d+\) \[|\bFAIL\b|error TS\d|[A-Z]\w*Error\b|\[warn\]/;
const LINES_OF_A_FAILURE = 15;
const MAX_LINES = 60;

function failuresIn(lines: string[]): string[] {
  const shown = new Set<number>();
  lines.forEach((line, index) => {
    if (!FAILURE.test(line)) return;
    for (let at = index; at < Math.min(index + LINES_OF_A_FAILURE, lines.length); at++) shown.add(at);
  });
  const found = [...shown].map((at) => lines[at]!).filter((line) => line.trim());
  return (found.length ? found : lines.filter((line) => line.trim()).slice(-MAX_LINES)).slice(0, MAX_LINES);
}

/** Browser tests are named by their outcome reporter, with their error. */
const FAILED_TEST = /FAIL .*\.spec\.tsx?|● .* › .*|^FAILED .*|\S+ - error TS\d.*|\[warn\] \S+\.\w+$/;
const FLAKY_TEST = /^FLAKY .*/;
const MAX_NAMES = 6;

/** One line with the names of the first failed tests or files. */
function summarize({ step, lines }: Result): string {
  const names = lines.map((line) => FAILED_TEST.exec(line)?.[0]).filter((name) => name !== undefined);
  return [`FAILED: ${step.name}`, ...[...new Set(names)].slice(0, MAX_NAMES)].join(' | ');
}

const results: Result[] = [];
const flaky: string[] = [];
const steps = () => (isLong ? longTests() : everything());
for (const step of paths.length ? belongingTo(paths) : steps()) {
  const { result, flakyFiles } = await runWithRepeat(step);
  results.push(result);
  flaky.push(...flakyFiles.map((file) => `FLAKY ${file}`), ...result.lines.filter((line) => FLAKY_TEST.test(line)));
}
const failed = results.filter(({ isOk }) => !isOk);
for (const { step, lines } of failed) console.log([`\n── ${step.name}`, ...failuresIn(lines)].join('\n'));
console.log('');
for (const { step, seconds } of results) console.log(`${seconds.toFixed(0).padStart(5)} s  ${step.name}`);
for (const line of flaky) console.log(`${line} (passed at the second attempt)`);
console.log(failed.length ? failed.map(summarize).join('\n') : 'Everything works.');
process.exitCode = failed.length ? 1 : 0;
