/**
 * Runs one kind of test or several: `node tools/test/jest/run.ts [unit|web|api|long|operations ...] [Jest arguments]`. A folder
 * stands for the tests in it. `--slowest` lists the slowest files with their processor time.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve, sep } from 'node:path';

const KINDS = ['unit', 'web', 'api', 'long', 'operations'];

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const given = process.argv.slice(2);
const kinds = given.filter((argument) => KINDS.includes(argument));
const rest = given.filter((argument) => !KINDS.includes(argument) && argument !== '--slowest');

const args = [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--config',
  'tools/test/jest/jest.config.mjs',
  // Jest would leave one processor free, which is half of a small machine
  ...(rest.some((argument) => /^(--maxWorkers|--runInBand|-w|-i)/.test(argument))
    ? []
    : [`--maxWorkers=${availableParallelism()}`]),
  ...rest.map((argument) => (isFolder(argument) ? resolve(argument) + sep : argument)),
];
// the last options, because each takes all words that follow it
if (given.includes('--slowest'))
  args.push('--reporters=default', '--reporters=<rootDir>/tools/test/jest/slowest-reporter.ts');
if (kinds.length) args.push('--selectProjects', ...kinds);
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exit(status ?? 1);
