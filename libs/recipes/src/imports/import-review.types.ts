import type { ResponseSchema } from '#contract';

/** Low-confidence fields and lines of an imported recipe, in the form of the column `recipes.review`. */
export type ImportReview = Omit<ResponseSchema<'ImportReview'>, 'sameSource' | 'unplaced'> & { unplaced?: string[] };
