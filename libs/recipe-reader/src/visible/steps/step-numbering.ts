import { parseStepNumber, type StepNumber } from '../../steps.ts';
import { lineShape } from '../outline/line-shape.ts';
import type { Line } from '../outline/line.ts';

/** Lines whose numbers count up from one, and what stands between them. */
export interface Numbering {
  start: number;
  end: number;
  /** Whether all numbers stand on lines of their own or after a word such as "Step". */
  labelled: boolean;
  /** What each line of a step says without its number. */
  texts: Map<Line, string>;
}

/** How many lines one step may have. */
const maxLines = 40;

/** The stretches of numbered steps; each section of the steps may count from one again. */
export function findNumberings(lines: Line[]): Numbering[] {
  const found: Numbering[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (stepNumberOf(lines[i]!)?.number !== 1) continue;
    const at = numbersFrom(lines, i);
    const numbering = toNumbering(lines, at);
    if (numbering) found.push(numbering);
    i = Math.max(i, (numbering?.end ?? at.at(-1)! + 1) - 1);
  }
  return found;
}

/** What each line of a numbered step says without its number. */
export function numberedLines(lines: Line[]): Map<Line, string> {
  return new Map(findNumberings(lines).flatMap(({ texts }) => [...texts]));
}

/** The number of a line; an ingredient may begin with one as well, a step that does reads like a step or is a heading. */
function stepNumberOf(line: Line): StepNumber | null {
  if (line.number !== undefined) return line.number;
  const number = line.noise < 2 ? parseStepNumber(line.text) : null;
  const isStep =
    !number?.text || number.hasLabel || line.heading || number.text.endsWith(':') || line.likeness.steps >= 0.6;
  return (line.number = isStep ? number : null);
}

/** The positions of the numbers that go on from one; a number that is lost within another step does not end them. */
function numbersFrom(lines: Line[], start: number): number[] {
  const first = lines[start]!.number!;
  const found = [start];
  let last = 1;
  for (let i = start + 1; i < lines.length && i - found.at(-1)! <= maxLines; i++) {
    const line = lines[i]!;
    if (line.noise > 1 || line.kind === 'ingredients' || line.kind === 'stop') break;
    const { number, hasLabel } = stepNumberOf(line) ?? {};
    if (hasLabel !== first.hasLabel || (number !== 1 && number !== last + 1 && number !== last + 2)) continue;
    found.push(i);
    last = number;
  }
  return found;
}

function toNumbering(lines: Line[], at: number[]): Numbering | null {
  const labelled = at.every((i) => lines[i]!.number!.hasLabel || !lines[i]!.number!.text);
  if (at.length < (labelled ? 2 : 3)) return null;
  const bodies = at.map((i, n) => bodyOf(lines, i, at[n + 1] ?? Math.min(lines.length, i + maxLines)));
  const last = bodies.at(-1)!;
  last.splice(lengthOfLast(bodies));
  const isStep = (body: Line[]) => body.some(({ likeness }) => likeness.steps >= 0.6);
  if (bodies.filter(isStep).length < bodies.length * 0.6) return null;
  const texts = new Map(bodies.flat().map((line) => [line, line.text]));
  for (const i of at) texts.set(lines[i]!, lines[i]!.number!.text);
  const end = last.length ? lines.indexOf(last.at(-1)!, at.at(-1)!) + 1 : at.at(-1)! + 1;
  return { start: at[0]!, end, labelled, texts };
}

/** The text of the step with the number at a position: what reads like steps, and in any case the text right behind the number. */
function bodyOf(lines: Line[], at: number, end: number): Line[] {
  const own = lines[at]!.number!.text ? [lines[at]!] : [];
  const others = lines.slice(at + 1, end).filter((line, i) => {
    const first = !own.length && i === 0;
    return line.noise < 2 && !line.heading && (first || line.likeness.steps >= 0.6);
  });
  return [...own, ...others];
}

/** The last step goes on as far as others do: with lines that follow the first one in them, too, or within an element of its own. */
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
