import { type PlacedTexts, findUnplacedLines } from './pasted-text.ts';

/** Runs in a process of its own, because text and recipe may be long. */
export const task = ({ text, recipe }: { text: string; recipe: PlacedTexts }): string[] =>
  findUnplacedLines(text, recipe);
