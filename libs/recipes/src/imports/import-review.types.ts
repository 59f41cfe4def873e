import type { Answer } from '#contract';

/** Low-confidence fields and lines of an imported recipe, in the form of the column `recipes.review`. */
export type ImportReview = Omit<Answer<'ImportReview'>, 'sameSource' | 'unplaced'> & { unplaced?: string[] };
