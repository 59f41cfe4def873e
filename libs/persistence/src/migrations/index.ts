import { Extensions1700000000000 } from './1700000000000-extensions.ts';
import { Jobs1700000100000 } from './1700000100000-jobs.ts';

/** In the order in which they run. A migration that has been released is never changed. */
export const migrations = [Extensions1700000000000, Jobs1700000100000];
