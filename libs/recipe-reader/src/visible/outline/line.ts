import type { PageElement } from '../../page/tree.ts';
import type { StepNumber } from '../../steps.ts';
import type { HeadingKind, Noise } from '../lexicon.ts';

/** The two lists of a recipe. */
export type ListKind = 'ingredients' | 'steps';

/** A visible line of the page. */
export interface Line extends LineContext {
  text: string;
  element: PageElement;
  /** 1 to 6 for h1 to h6, 7 for a line that is bold as a whole, 8 for a term of several definitions, 0 for other lines. */
  heading: number;
  kind: HeadingKind | null;
  /** True if the class of the element calls it a heading or separator. */
  named: boolean;
  /** True if the whole line is in large type, as on old pages. */
  large?: boolean;
  /** Share of the text that is bold. */
  bold: number;
  /** Share of the text that is linked. */
  linked: number;
  likeness: { readonly ingredients: number; readonly steps: number };
  /** Cache of `lineShape`. */
  shape?: string;
  /** Cache of `findNumberings`. */
  number?: StepNumber | null;
}

/** Outermost ancestors whose names mention ingredients or steps. */
export interface NamedAncestors {
  ingredients: PageElement | null;
  steps: PageElement | null;
}

export interface LineContext extends NamedAncestors {
  noise: Noise;
}

/** Returns the line at an index that a search has found; throws outside the outline. */
export function lineAt<T>(lines: readonly T[], index: number): T {
  const line = lines[index];
  if (line === undefined) throw new RangeError(`There is no line ${index}.`);
  return line;
}
