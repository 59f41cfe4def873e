/** Builds what `npm start` runs: the contract, the server (dist/server) and the web app (dist/web). */
import { cpSync, globSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
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
  'tsconfig*.json',
];
const GENERATED = /\.spec\.tsx?$|routeTree\.gen\.ts$|\/generated(\/|$)/;

function run(...args: string[]) {
  if (!runNode(args)) process.exit(1);
}

/** Whether a source is newer than the build. An installation without sources has nothing to build. */
export function isStale(): boolean {
  const built = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = SOURCES.flatMap((source) => globSync([source, `${source}/**/*`]));
  return !built || files.some((file) => !GENERATED.test(file) && statSync(file).mtimeMs > built);
}

export function buildServer() {
  rmSync('dist/server', { recursive: true, force: true });
  run(programs.tsc, '-p', 'tsconfig.build.json');
  cpSync('locales', 'dist/locales', { recursive: true });
}

export function build() {
  const started = new Date();
  rmSync(STAMP, { force: true });
  run('tools/contract/generate.ts');
  buildServer();
  run(programs.vite, 'build', '--app', '--logLevel', 'warn', '-c', 'apps/web/vite.config.ts');
  writeFileSync(STAMP, '');
  // changes made while it was built count as newer
  utimesSync(STAMP, started, started);
}

if (import.meta.main) build();
