import type { RecipeLine } from '../../recipe.ts';
import { noteText } from '../lexicon.ts';
import type { Line } from '../outline/line.ts';

/** How far behind the steps a heading for notes may stand, and how much may stand under it. */
const maxHeadingDistance = 12;
const maxLines = 20;
const maxTextLength = 3000;

/** The notes under a heading of their own right behind the steps, as one text; `end` is the line of the outline where the steps end. */
export function visibleNotes(lines: Line[], end: number): RecipeLine[] {
  const at = lines.slice(end, end + maxHeadingDistance).findIndex(isHeading);
  if (at < 0) return [];
  const from = end + at + 1;
  const until = lines.slice(from, from + maxLines + 1).findIndex((line) => line.heading > 0 || line.noise > 0);
  const list = lines.slice(from, from + until).map(({ text }) => text);
  const text = list.join('\n');
  // Where the first line is no sentence, the heading is one of a form or a menu.
  if (until < 1 || text.length > maxTextLength || lines[from]!.likeness.steps < 0.2) return [];
  return [{ title: lines[end + at]!.text.replace(/\s*[:：]$/, ''), text }];
}

function isHeading(line: Line): boolean {
  return line.heading > 0 && line.noise === 0 && noteText(line.text) === '';
}
