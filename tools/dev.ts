/**
 * `npm run dev`: the product from its sources. PostgreSQL stays up while the server restarts at each change of server
 * code; pages are served by Vite with hot reload; a change of openapi/ generates what follows from it first.
 */
import './transform.ts';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';

const { readEnvironment } = await import('../libs/platform/src/environment.ts');
const { resolveDatabase } = await import('../libs/postgres/src/index.ts');

const WATCHED = ['openapi', 'apps/api/src', 'apps/server/src', 'apps/worker/src', 'libs', 'locales', 'food'];
/** Changes that need no restart: Vite handles code of the browser, and `generated` is written by this script itself. */
const NOT_OF_THE_SERVER = /(^|\/)(ui|client|testing|generated|test)\/|\.spec\.ts$|\.css$/;
const QUIET_MS = 150;

const generate = () => spawnSync(process.execPath, ['tools/contract/generate.ts'], { stdio: 'inherit' }).status === 0;

generate();
const database = await resolveDatabase(readEnvironment());
let server: ChildProcess | undefined;

function start() {
  const args = ['--import', './tools/transform.ts', '--enable-source-maps', 'apps/server/src/main.ts', '--dev'];
  const env = { ...process.env, DATABASE_URL: database.url };
  server = spawn(process.execPath, args, { stdio: 'inherit', env });
}

async function stop() {
  if (!server || server.exitCode !== null || server.signalCode) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}

let changed = new Set<string>();
let restarting = Promise.resolve();

async function restart(folders: Set<string>) {
  if (folders.has('openapi') && !generate()) return;
  console.log('Changed: starting again ...');
  await stop();
  start();
}

function onQuiet() {
  const folders = changed;
  changed = new Set();
  restarting = restarting.then(() => restart(folders));
}

let timer: NodeJS.Timeout | undefined;
for (const folder of WATCHED) {
  watch(folder, { recursive: true }, (_event, name) => {
    if (!name || NOT_OF_THE_SERVER.test(name)) return;
    changed.add(folder);
    clearTimeout(timer);
    timer = setTimeout(onQuiet, QUIET_MS);
  });
}

let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  clearTimeout(timer);
  await stop();
  await database.stop();
  process.exit(0);
}
process.on('SIGINT', () => void end()).on('SIGTERM', () => void end());
start();
