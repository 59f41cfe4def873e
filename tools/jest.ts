/** Runs one kind of tests or all: `node tools/jest.ts [unit|api] [jest arguments]`; units are also those of the web app. */
import { spawnSync } from 'node:child_process';

const [project, ...rest] = process.argv.slice(2);
const args = [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--config',
  'tools/jest.config.mjs',
];
// last, since it takes all words that follow it
if (project) rest.push('--selectProjects', project, ...(project === 'unit' ? ['web'] : []));
const { status } = spawnSync(process.execPath, [...args, ...rest], { stdio: 'inherit' });
process.exit(status ?? 1);
