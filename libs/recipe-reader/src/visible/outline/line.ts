import type { PageElement } from '../../page/tree.ts';
import type { StepNumber } from '../../steps.ts';
import type { HeadingKind, Noise } from '../lexicon.ts';

/** The two lists of a recipe. */
export type ListKind = 'ingredients' | 'steps';

/** A line of the page as a reader sees it. */
export interface Line extends LineContext {
  text: string;
  element: PageElement;
  /** 1 to 6 for h1 to h6, 7 for a line that is bold as a whole, 8 for a term of several definitions, 0 for other lines. */
  heading: number;
  kind: HeadingKind | null;
  /** The class of its element calls it a heading or separator. */
  named: boolean;
  /** The share of the text that is bold. */
  bold: number;
  /** The share of the text that is linked. */
  linked: number;
  likeness: { readonly ingredients: number; readonly steps: number };
  /** See `shape`, which keeps it here. */
  shape?: string;
  /** See `numberings`, which keeps it here. */
  number?: StepNumber | null;
}

export interface LineContext {
  /** The outermost element around the line whose class or id speaks of ingredients or steps. */
  ingredients: PageElement | null;
  steps: PageElement | null;
  noise: Noise;
}
