import { keysOf } from '#contract/objects';
import { mergeKind, type RowKind } from '../data-tables/data-kinds.ts';

export const parts = ['duplicates', 'new', 'unused', 'lines', 'amounts', 'corrections'] as const;
export type CleanUpPart = (typeof parts)[number];
export const cleanUpKinds = [...keysOf(mergeKind), 'recipes'] as const;
export type CleanUpKind = (typeof cleanUpKinds)[number];

export interface CleanUpSearch {
  part?: CleanUpPart;
  kind?: CleanUpKind;
  /** Part of a corrected line. */
  q?: string;
}

/** Recipes are never unused. */
export const unusedKind = (kind: CleanUpKind): RowKind => (kind === 'recipes' ? 'foods' : kind);
