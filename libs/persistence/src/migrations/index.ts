import { Extensions1700000000000 } from './1700000000000-extensions.ts';
import { Jobs1700000100000 } from './1700000100000-jobs.ts';
import { Foundation1700000200000 } from './1700000200000-foundation.ts';
import { RecipeSearch1700000300000 } from './1700000300000-recipe-search.ts';
import { IngredientCorrections1700000400000 } from './1700000400000-ingredient-corrections.ts';
import { ImportReview1700000500000 } from './1700000500000-import-review.ts';
import { IngredientRanges1795176805000 } from './1795176805000-ingredient-ranges.ts';
import { SessionsOfApiTokens1795191869177 } from './1795191869177-sessions-of-api-tokens.ts';
import { ResourceKit1795316656922 } from './1795316656922-resource-kit.ts';

/** In the order in which they run. A migration that has been released is never changed. */
export const migrations = [
  Extensions1700000000000,
  Jobs1700000100000,
  Foundation1700000200000,
  RecipeSearch1700000300000,
  IngredientCorrections1700000400000,
  ImportReview1700000500000,
  IngredientRanges1795176805000,
  SessionsOfApiTokens1795191869177,
  ResourceKit1795316656922,
];
