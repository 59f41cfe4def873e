/**
 * Runs one kind of tests or all: `node tools/jest.ts [unit|api|operations] [jest arguments]`; units are also those of
 * the web app. The name of a folder means the tests in it.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { resolve, sep } from 'node:path';

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const [project, ...rest] = process.argv.slice(2);
const args = [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--config',
  'tools/jest.config.mjs',
  // Jest would leave one processor free, which is half of a small machine. Modules of a test are not let go after it, so that a process that
  // runs all of these would run out of memory
  ...(project === 'api' ? ['--maxWorkers=100%', '--workerIdleMemoryLimit=1500MB'] : []),
  ...rest.map((argument) => (isFolder(argument) ? resolve(argument) + sep : argument)),
];
// must be the last option, because it takes all words that follow it
if (project) args.push('--selectProjects', project, ...(project === 'unit' ? ['web'] : []));
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exit(status ?? 1);
