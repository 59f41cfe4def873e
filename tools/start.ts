/** `npm start`: builds what is not built, then runs the product in this very process. */
import { build, isStale } from './build.ts';

/** npm passes a signal to its shell only, which dies of it without a word to us. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

if (process.env['npm_lifecycle_event']) stopWithParent();
if (isStale()) {
  console.log('Building, this once ...');
  build();
}
await import('../dist/server/apps/api/src/main.js' as string);
