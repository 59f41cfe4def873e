import type { Context } from '#persistence';
import type { MealieGroup } from '#recipe-files';
import type { Watch } from '../progress.ts';
import type { Tally } from './tally.ts';

/** A group of the other server, and where it goes. */
export interface Moved {
  group: MealieGroup;
  /** In that group here, for what is nobody's. */
  context: Context;
  /** In the name of an account, where there is one. */
  as: (personId: string) => Context;
  isNew: boolean;
  /** Which account here each person of the other server has. */
  people: ReadonlyMap<string, string>;
  /** Ids of rows there, and which they have here. */
  ids: Map<string, string>;
  tally: Tally;
  watch: Watch;
}
