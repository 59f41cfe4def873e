import { cjkCharacter } from '../../page/text.ts';
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

/** A line with a step number. */
interface Marker {
  index: number;
  line: Line;
  number: StepNumber;
}

/** Finds all numbered ranges; each section may count from one. */
export function findNumberings(lines: Line[]): Numbering[] {
  const found: Numbering[] = [];
  let end = 0;
  for (const [index, line] of lines.entries()) {
    const number = index < end ? null : stepNumberOf(line);
    if (number?.number !== 1) continue;
    const markers = markersFrom(lines, { index, line, number });
    const numbering = toNumbering(lines, markers);
    if (numbering) found.push(numbering);
    end = numbering?.end ?? (markers.at(-1)?.index ?? index) + 1;
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
    !number?.text ||
    number.hasLabel ||
    line.heading ||
    number.text.endsWith(':') ||
    line.likeness.steps >= minStepLikeness(line.text);
  return (line.number = isStep ? number : null);
}

/** Chinese and Japanese steps are shorter. */
function minStepLikeness(text: string): number {
  return cjkCharacter.test(text) ? 0.4 : 0.6;
}

/** Finds consecutive numbers; one missing number does not end them. */
function markersFrom(lines: Line[], first: Marker): [Marker, ...Marker[]] {
  const found: [Marker, ...Marker[]] = [first];
  let last = first;
  for (let index = first.index + 1; index < lines.length && index - last.index <= maxLines; index++) {
    const line = lineAt(lines, index);
    if (line.noise > 1 || line.kind === 'ingredients' || line.kind === 'stop') break;
    const number = stepNumberOf(line);
    if (number?.hasLabel !== first.number.hasLabel) continue;
    if (![1, last.number.number + 1, last.number.number + 2].includes(number.number)) continue;
    last = { index, line, number };
    found.push(last);
  }
  return found;
}

function toNumbering(lines: Line[], markers: [Marker, ...Marker[]]): Numbering | null {
  const labelled = markers.every(({ number }) => number.hasLabel || !number.text);
  if (markers.length < (labelled ? 2 : 3)) return null;
  const bodies = markers.map((marker, n) =>
    bodyOf(lines, marker, markers[n + 1]?.index ?? Math.min(lines.length, marker.index + maxLines)),
  );
  const last = bodies.pop() ?? [];
  last.splice(lengthOfLast(last, bodies));
  bodies.push(last);
  const isStep = (body: Line[]) => body.some(({ likeness, text }) => likeness.steps >= minStepLikeness(text));
  if (bodies.filter(isStep).length < bodies.length * 0.6) return null;
  const texts = new Map(bodies.flat().map((line) => [line, line.text]));
  for (const { line, number } of markers) texts.set(line, number.text);
  const [{ index: start }, lastLine] = [markers[0], last.at(-1)];
  const lastMarker = markers.at(-1)?.index ?? start;
  return { start, end: (lastLine ? lines.indexOf(lastLine, lastMarker) : lastMarker) + 1, labelled, texts };
}

/** Returns the lines of a step: the line with the number, and others up to `end` that read like steps. */
function bodyOf(lines: Line[], { index, line, number }: Marker, end: number): Line[] {
  const others = lines.slice(index + 1, end).filter((other, i) => {
    const isText = !number.text && i === 0;
    return other.noise < 2 && !other.heading && (isText || other.likeness.steps >= minStepLikeness(other.text));
  });
  return number.text ? [line, ...others] : others;
}

/** Limits the last step to the length and shapes of the others, or to its own parent element. */
function lengthOfLast(last: Line[], others: Line[][]): number {
  const shapes = new Set(others.flatMap((body) => body.slice(1).map(lineShape)));
  const longest = others.reduce((most, { length }) => Math.max(most, length), 0);
  const holder = last[0]?.element.parent;
  const isOwn = !others.some(([first]) => first?.element.parent === holder);
  const isItem = last[0]?.element.tag === 'li';
  const goesOn = ({ element }: Line) => (isOwn || (isItem && element.tag === 'li')) && element.parent === holder;
  const isAlike = (line: Line, index: number) => index < longest && shapes.has(lineShape(line));
  const end = last.findIndex((line, index) => index > 0 && !goesOn(line) && !isAlike(line, index));
  return end < 0 ? last.length : end;
}
