import { toAscii } from '#ingredients';
import { elementPath } from '../../page/tree.ts';
import { findTimes } from '../../duration.ts';
import type { RecipeLine } from '../../recipe.ts';
import { isCommentStamp, namesNutrient } from '../lexicon.ts';
import { ingredientLikeness, shortSentence, stepLikeness } from '../likeness.ts';
import { ingredientList, stepList } from './list-lines.ts';
import { findAnnouncedSpans, firstLine, findListSpans, isItemBeside, type Span } from './spans.ts';
import { isShortStep } from './list-end.ts';
import { trimList } from './trim-list.ts';
import { type Line, type ListKind, lineAt } from '../outline/line.ts';

/** A range of lines that may be the ingredients or the steps. */
export interface Region {
  lines: RecipeLine[];
  path: string;
  /** Higher is better; regions up to zero are rejected. */
  score: number;
  /** True if a heading or a class name announces the list. */
  announced: boolean;
  /** Index of the first line in the outline. */
  start: number;
  end: number;
}

const likeness = { ingredients: ingredientLikeness, steps: stepLikeness };

/** Finds ranges of ingredients or steps; searches unannounced lists only if no announced one is certain. */
export function findRegions(outline: Line[], kind: ListKind): Region[] {
  const announced = toRegions(outline, findAnnouncedSpans(outline, kind), kind);
  return announced.some(({ score }) => score >= certainScore)
    ? announced
    : [...announced, ...findListRegions(outline, kind)];
}

/** Finds lists that read like ingredients or steps, without announcements. */
export function findListRegions(outline: Line[], kind: ListKind): Region[] {
  return toRegions(outline, findListSpans(outline, kind), kind);
}

const certainScore = 11;

function toRegions(outline: Line[], found: Span[], kind: ListKind): Region[] {
  return found.map((span) => toRegion(outline, span, kind)).filter((region) => region.lines.length > 0);
}

/** Returns the paragraphs right after the ingredients as steps, for pages that do not announce them. */
export function findStepsAfter(outline: Line[], { end }: Region): Region | null {
  let start = end;
  while (
    start < outline.length &&
    start - end < 4 &&
    (lineAt(outline, start).heading || lineAt(outline, start).likeness.steps < 0.6) &&
    !opensSteps(outline, start)
  )
    start++;
  let last = start < outline.length && opensSteps(outline, start) ? start + 1 : start;
  while (
    last < outline.length &&
    !lineAt(outline, last).heading &&
    !lineAt(outline, last).noise &&
    !isCommentStamp(lineAt(outline, last).text) &&
    (lineAt(outline, last).likeness.steps >= 0.2 || isFurtherStep(outline, last, start))
  )
    last++;
  return last > start ? toRegion(outline, { start, end: last, bonus: 0 }, 'steps') : null;
}

/** True for a short sentence right before a step in the same element: "Stir it all." */
function opensSteps(outline: Line[], at: number): boolean {
  const [line, next] = [lineAt(outline, at), outline[at + 1]];
  const isShort = !line.heading && !line.kind && shortSentence.test(line.text) && line.likeness.ingredients < 0.4;
  return (
    isShort && !!next && !next.heading && next.likeness.steps >= 0.6 && next.element.parent === line.element.parent
  );
}

/** True for a short sentence beside other steps, and for an item of the same list. */
function isFurtherStep(outline: Line[], at: number, start: number): boolean {
  if (at === start) return false;
  const { element } = lineAt(outline, at);
  const before = lineAt(outline, at - 1);
  const isItem = element.tag === 'li' && element.parent === before.element.parent;
  return isItem || isItemBeside(before, lineAt(outline, at)) || isShortStep(outline, at);
}

/** Reads a range of lines as steps. */
export function toStepsRegion(outline: Line[], span: Span): Region {
  return toRegion(outline, span, 'steps');
}

function toRegion(outline: Line[], span: Span, kind: ListKind): Region {
  const kept = trimList(outline.slice(firstLine(outline, span), span.end), kind);
  const lines = kind === 'ingredients' ? ingredientList(kept) : stepList(kept);
  const first = kept[0] ?? lineAt(outline, span.start);
  const start = indexOfLine(outline, first, { start: firstLine(outline, span), end: span.end });
  const end = indexOfLine(outline, kept.at(-1) ?? first, { start, end: span.end }) + 1;
  return {
    lines,
    path: elementPath(first.element),
    announced: span.bonus > 0,
    score: regionScore(lines, kind, span.bonus > 0) + span.bonus - first.noise * 2,
    start,
    end,
  };
}

/** Finds a line in the outline; its text may begin with an amount that is a separate line there. */
function indexOfLine(outline: Line[], { element, text }: Line, { start, end }: Pick<Span, 'start' | 'end'>): number {
  let at = start;
  while (at < end && (lineAt(outline, at).element !== element || !text.endsWith(lineAt(outline, at).text))) at++;
  return at;
}

/** True if the lines mostly state times, temperatures and nutrients, such as "Prep 20 min", "54 °C", "5 g protein". */
function isTableOfFacts(lines: RecipeLine[]): boolean {
  const isFact = ({ text }: RecipeLine) =>
    text.length < 60 && (degrees.test(text) || namesNutrient(text) || findTimes(text).length > 0);
  let others = 0;
  for (const line of lines) {
    if (!isFact(line)) others++;
    // rejects most lists after the first half
    if (others * 2 >= lines.length) return false;
  }
  return lines.length > 0;
}

const degrees = /\d\s?(?:°|º|degrees)?\s?[CF](?![\p{L}\d])/u;

function regionScore(lines: RecipeLine[], kind: ListKind, announced: boolean): number {
  if (kind === 'ingredients' && isTableOfFacts(lines)) return -5;
  const values = lines.map((line) => likeness[kind](toAscii(line.text)));
  const sum = values.reduce((total, value) => total + value, 0);
  const average = sum / Math.max(1, lines.length);
  if (average < (announced ? -0.1 : 0.1)) return -5;
  const most = kind === 'ingredients' ? 12 : announced ? 8 : 5;
  return Math.min(sum, most) * (0.5 + average / 2) - (lines.length < 2 && !announced ? 2 : 0);
}
