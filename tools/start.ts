/** `npm start`: builds what is not built, then runs the product in this very process. */
import { build, isStale } from './build.ts';

if (isStale()) {
  console.log('Building, this once ...');
  build();
}
await import('../dist/server/apps/api/src/main.js' as string);
