/**
 * `npm test`: runs all checks and tests, those that find mistakes soonest first. Each kind is a run of Nx of its own,
 * because Nx starts independent tasks in the order of their duration, the longest first. What failed is said once more at the end.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

const TARGETS = ['check', 'lint', 'test-unit', 'test-api', 'test-operations', 'test-bench', 'test-e2e'];

/** Where tools begin to say what is wrong, and how much of it is told again. */
const BEGINNING = /●.*›|✘|^\S*\s+\d+\) \[|\bFAIL\b|error TS\d|[A-Z]\w*Error\b|\[warn\]/;
const NAMED = /FAIL .*\.spec\.tsx?|● .* › .*|\d+\) \[.*|\S+ - error TS\d.*|\[warn\] \S+\.\w+$/;
const MOST_NAMES = 6;
const LINES_OF_ONE = 15;
const MOST_LINES = 60;

interface Result {
  target: string;
  ok: boolean;
  lines: string[];
}

async function run(target: string): Promise<Result> {
  const nx = spawn(
    process.execPath,
    ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', target, '--output-style=stream'],
    { stdio: ['inherit', 'pipe', 'pipe'], env: { FORCE_COLOR: '1', ...process.env } },
  );
  const lines: string[] = [];
  for (const stream of [nx.stdout, nx.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      console.log(line);
      lines.push(stripVTControlCharacters(line));
    });
  const code = await new Promise((resolve) => nx.on('close', resolve));
  return { target, ok: code === 0, lines };
}

function complaints(lines: string[]): string[] {
  const told = new Set<number>();
  lines.forEach((line, index) => {
    if (!BEGINNING.test(line)) return;
    for (let at = index; at < Math.min(index + LINES_OF_ONE, lines.length); at++) told.add(at);
  });
  const found = [...told].map((at) => lines[at]!).filter((line) => line.trim());
  return (found.length ? found : lines.filter((line) => line.trim()).slice(-MOST_LINES)).slice(0, MOST_LINES);
}

/** What failed and where, in one line: the names of the first tests or files. */
function inShort({ target, lines }: Result): string {
  const named = lines.map((line) => NAMED.exec(line)?.[0]).filter((name) => name !== undefined);
  return `FAILED: ${target}${[...new Set(named)]
    .slice(0, MOST_NAMES)
    .map((name) => ` | ${name}`)
    .join('')}`;
}

const results: Result[] = [];
// all of them run even if one fails, so that one run tells everything
for (const target of TARGETS) results.push(await run(target));
const failed = results.filter(({ ok }) => !ok);
for (const { target, lines } of failed) console.log([`\n── ${target}`, ...complaints(lines)].join('\n'));
console.log(failed.length ? failed.map(inShort).join('\n') : 'Everything works.');
process.exitCode = failed.length ? 1 : 0;
