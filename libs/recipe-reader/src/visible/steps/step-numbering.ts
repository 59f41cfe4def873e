import { parseStepNumber, type StepNumber } from '../../steps.ts';
import { lineShape } from '../outline/line-shape.ts';
import { type Line, lineAt } from '../outline/line.ts';

/** A range of lines with numbers that count up from one. */
export interface Numbering {
  start: number;
  end: number;
  /** True if all numbers stand on lines of their own or after a word such as "Step". */
  labelled: boolean;
  /** Text of each line without its number. */
  texts: Map<Line, string>;
}

/** Maximum lines of one step. */
const maxLines = 40;

/** Finds all numbered ranges; each section may count from one. */
export function findNumberings(lines: Line[]): Numbering[] {
  const found: Numbering[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (stepNumberOf(lineAt(lines, i))?.number !== 1) continue;
    const at = numbersFrom(lines, i);
    const numbering = toNumbering(lines, at);
    if (numbering) found.push(numbering);
    i = Math.max(i, (numbering?.end ?? at.at(-1)! + 1) - 1);
  }
  return found;
}

/** Returns the text without number of each line of numbered steps. */
export function numberedLines(lines: Line[]): Map<Line, string> {
  return new Map(findNumberings(lines).flatMap(({ texts }) => [...texts]));
}

/** Returns the step number of a line, if the line reads like a step or is a heading; ingredients also begin with numbers. */
function stepNumberOf(line: Line): StepNumber | null {
  if (line.number !== undefined) return line.number;
  const number = line.noise < 2 ? parseStepNumber(line.text) : null;
  const isStep =
    !number?.text || number.hasLabel || line.heading || number.text.endsWith(':') || line.likeness.steps >= 0.6;
  return (line.number = isStep ? number : null);
}

/** Returns the positions of consecutive numbers; one missing number does not end them. */
function numbersFrom(lines: Line[], start: number): number[] {
  const first = lineAt(lines, start).number!;
  const found = [start];
  let last = 1;
  for (let i = start + 1; i < lines.length && i - found.at(-1)! <= maxLines; i++) {
    const line = lineAt(lines, i);
    if (line.noise > 1 || line.kind === 'ingredients' || line.kind === 'stop') break;
    const { number, hasLabel } = stepNumberOf(line) ?? {};
    if (hasLabel !== first.hasLabel || (number !== 1 && number !== last + 1 && number !== last + 2)) continue;
    found.push(i);
    last = number;
  }
  return found;
}

function toNumbering(lines: Line[], at: number[]): Numbering | null {
  const labelled = at.every((i) => lineAt(lines, i).number!.hasLabel || !lineAt(lines, i).number!.text);
  if (at.length < (labelled ? 2 : 3)) return null;
  const bodies = at.map((i, n) => bodyOf(lines, i, at[n + 1] ?? Math.min(lines.length, i + maxLines)));
  const last = bodies.at(-1)!;
  last.splice(lengthOfLast(bodies));
  const isStep = (body: Line[]) => body.some(({ likeness }) => likeness.steps >= 0.6);
  if (bodies.filter(isStep).length < bodies.length * 0.6) return null;
  const texts = new Map(bodies.flat().map((line) => [line, line.text]));
  for (const i of at) texts.set(lineAt(lines, i), lineAt(lines, i).number!.text);
  const end = last.length ? lines.indexOf(last.at(-1)!, at.at(-1)!) + 1 : at.at(-1)! + 1;
  return { start: at[0]!, end, labelled, texts };
}

/** Returns the lines of the step at a position: the line behind the number, and others that read like steps. */
function bodyOf(lines: Line[], at: number, end: number): Line[] {
  const own = lineAt(lines, at).number!.text ? [lineAt(lines, at)] : [];
  const others = lines.slice(at + 1, end).filter((line, i) => {
    const first = !own.length && i === 0;
    return line.noise < 2 && !line.heading && (first || line.likeness.steps >= 0.6);
  });
  return [...own, ...others];
}

/** Limits the last step to the length and shapes of the others, or to its own parent element. */
function lengthOfLast(bodies: Line[][]): number {
  const last = bodies.at(-1)!;
  const others = bodies.slice(0, -1);
  const shapes = new Set(others.flatMap((body) => body.slice(1).map(lineShape)));
  const longest = others.reduce((most, { length }) => Math.max(most, length), 0);
  const holder = last[0]?.element.parent;
  const isOwn = !others.some(([first]) => first?.element.parent === holder);
  let length = Math.min(1, last.length);
  const isItem = last[0]?.element.tag === 'li';
  const goesOn = ({ element }: Line) => (isOwn || (isItem && element.tag === 'li')) && element.parent === holder;
  const isAlike = (line: Line) => length < longest && shapes.has(lineShape(line));
  while (length < last.length && (goesOn(last[length]!) || isAlike(last[length]!))) length++;
  return length;
}
