/** `npm start`: builds what is not built, then runs the product in this very process. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';

const MAIN = '../dist/server/apps/server/src/main.js';

/** npm sends a signal to its shell only, and the shell ends without passing it on; so we watch for its end. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

const runNode = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;

function mayWriteHere() {
  try {
    accessSync('.', constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function buildIfNeeded() {
  // without write access or build tools (`npm ci --omit=dev`), run the present build
  const hasBuildTools = existsSync('node_modules/nx');
  if ((!mayWriteHere() || !hasBuildTools) && existsSync(new URL(MAIN, import.meta.url))) return;
  if (runNode('tools/nx/is-built.mjs')) return;
  console.log('Building Tureen; this happens once ...');
  if (!runNode('node_modules/nx/dist/bin/nx.js', 'run', 'tools:build', '--output-style=stream')) process.exit(1);
}

if (process.env['npm_lifecycle_event']) stopWithParent();
buildIfNeeded();
await import(MAIN as string);
