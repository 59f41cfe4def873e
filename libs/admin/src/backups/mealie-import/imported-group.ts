import type { Context } from '#persistence';
import type { MealieGroup } from '#recipe-files';
import type { JobProgress } from '../progress.ts';
import type { ImportCounts } from './import-counts.ts';

/** A group of the other server with its target group here. */
export interface ImportedGroup {
  group: MealieGroup;
  /** Context of the target group, for data without an owner. */
  context: Context;
  /** Context in the name of a user of the other server, if they have an account here. */
  as: (personId: string) => Context;
  isNew: boolean;
  /** Account ids by user id of the other server. */
  people: ReadonlyMap<string, string>;
  /** Row ids here by row id of the other server. */
  ids: Map<string, string>;
  tally: ImportCounts;
  watch: JobProgress;
}
