import { type Placed, unplacedLines } from './text-page.ts';

/** Looks each line of a text up in a recipe, which may be long, both of them. Runs in a thread: see `runHeavy`. */
export const task = ({ text, recipe }: { text: string; recipe: Placed }): string[] => unplacedLines(text, recipe);
