import { type PlacedTexts, findUnplacedLines } from './pasted-text.ts';

/** Looks each line of a text up in a recipe, which may be long, both of them. Runs in a thread: see `runHeavy`. */
export const task = ({ text, recipe }: { text: string; recipe: PlacedTexts }): string[] =>
  findUnplacedLines(text, recipe);
