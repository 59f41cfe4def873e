/** Builds what `npm start` runs: the contract, the server (dist/server) and the web app (dist/web). */
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { programs, runNode } from './steps.ts';

const STAMP = 'dist/.built';
const SOURCES = [
  'openapi',
  'apps/{api,worker,web}',
  'libs',
  'locales',
  'tools/contract',
  'tools/build.ts',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/tsconfig.build.json',
];
const GENERATED = /\.spec\.tsx?$|routeTree\.gen\.ts$|\/generated(\/|$)/;

function run(...args: string[]) {
  if (!runNode(args)) process.exit(1);
}

const sources = () =>
  SOURCES.flatMap((source) => globSync([source, `${source}/**/*`], { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)))
    .filter((file) => !GENERATED.test(file));

/** Files that came or went do not show in the times of those that are there. */
const namesOf = (files: string[]) => createHash('sha256').update(files.toSorted().join('\n')).digest('hex');

/** Whether the sources are others than those that were built. */
export function isStale(): boolean {
  const built = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs;
  if (!built) return true;
  const files = sources();
  return readFileSync(STAMP, 'utf8') !== namesOf(files) || files.some((file) => statSync(file).mtimeMs > built);
}

export function buildServer() {
  rmSync('dist/server', { recursive: true, force: true });
  run(programs.tsc, '-p', 'tools/tsconfig.build.json');
  cpSync('locales', 'dist/locales', { recursive: true });
}

export function build() {
  const started = new Date();
  const names = namesOf(sources());
  rmSync(STAMP, { force: true });
  run('tools/contract/generate.ts');
  buildServer();
  run(programs.vite, 'build', '--app', '--logLevel', 'warn', '-c', 'apps/web/vite.config.ts');
  writeFileSync(STAMP, names);
  // changes made while it was built count as newer
  utimesSync(STAMP, started, started);
}

if (import.meta.main) build();
