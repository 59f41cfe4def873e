import type { RecipeLine } from '../../recipe.ts';
import { noteText } from '../lexicon.ts';
import { type Line, lineAt } from '../outline/line.ts';

/** Limits of the distance in lines between steps and notes, and of the notes' length. */
const maxHeadingDistance = 12;
const maxLines = 20;
const maxTextLength = 3000;

/**
 * Reads notes under a heading right behind the steps.
 *
 * @param end index of the line behind the steps
 */
export function visibleNotes(lines: Line[], end: number): RecipeLine[] {
  const at = lines.slice(end, end + maxHeadingDistance).findIndex(isHeading);
  if (at < 0) return [];
  const from = end + at + 1;
  const next = lines.slice(from, from + maxLines + 1);
  const stop = next.findIndex((line) => line.heading > 0 || line.noise > 0);
  // the page can end with the notes
  const until = stop < 0 && next.length <= maxLines ? next.length : stop;
  const list = lines.slice(from, from + until).map(({ text }) => text);
  const text = list.join('\n');
  // without a sentence, the heading belongs to a form or a menu
  if (until < 1 || text.length > maxTextLength || lineAt(lines, from).likeness.steps < 0.2) return [];
  return [{ title: lineAt(lines, end + at).text.replace(/\s*[:：]$/, ''), text }];
}

function isHeading(line: Line): boolean {
  return line.heading > 0 && line.noise === 0 && noteText(line.text) === '';
}
