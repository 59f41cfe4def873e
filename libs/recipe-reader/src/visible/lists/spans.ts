import type { PageElement } from '../../page/tree.ts';
import { isCommentStamp, namesPlugin, noteText } from '../lexicon.ts';
import { findNumberings } from '../steps/step-numbering.ts';
import { isNumberedSentence, isSentence, isTitle, sentenceEnd, lineShape } from '../outline/line-shape.ts';
import { type Line, type ListKind, lineAt } from '../outline/line.ts';

/** A range of the outline that may be a list; `bonus` is above zero if a heading or a name announces it. */
export interface Span {
  start: number;
  end: number;
  bonus: number;
}

/** Finds ranges that a class name, a heading or numbers announce as a list. */
export function findAnnouncedSpans(outline: Line[], kind: ListKind): Span[] {
  const found = [...classSpans(outline, kind), ...headingSpans(outline, kind)];
  return kind === 'steps' ? [...found, ...numberedSpans(outline)] : found;
}

/** Finds lines inside elements with names of the kind; adjacent ones are joined. */
function classSpans(outline: Line[], kind: ListKind): Span[] {
  const found: Span[] = [];
  let open: Span | null = null;
  let [closed, heading]: [PageElement | null, Line | null] = [null, null];
  outline.forEach((line, i) => {
    if (!line[kind] || line.noise > 1) return;
    if (line.heading && line.kind === kind) [heading, closed] = [line, null];
    else if (endsNamedSection(outline, i, kind, heading)) closed = line[kind];
    if (closed === line[kind]) return;
    const near = open && i - open.end <= 1 && line[kind].parent === lineAt(outline, open.end - 1)[kind]!.parent;
    const same = open && lineAt(outline, open.end - 1)[kind] === line[kind];
    if (open && (near || same)) open.end = i + 1;
    else found.push((open = { start: i, end: i + 1, bonus: isPluginCard(line[kind]) ? 5 : 2 }));
  });
  return found;
}

/**
 * True if a heading ends the list inside a named element: an ingredients element may also contain steps, and a steps element the rest of
 * the article. Steps of a recipe plugin end only with their element.
 */
function endsNamedSection(outline: Line[], at: number, kind: ListKind, opening: Line | null): boolean {
  const line = lineAt(outline, at);
  if (!line.heading || kind === 'ingredients') return line.heading > 0 && line.kind !== null;
  if (line.heading >= 7 || isPluginCard(line.steps!)) return false;
  if (line.kind || !opening || opening.steps !== line.steps) return line.kind === 'stop';
  const isEqual = line.heading <= opening.heading && opening.heading < 7 && !isWithinItem(line.element);
  return isEqual && !continuesList(outline, at, kind);
}

function isWithinItem(element: PageElement): boolean {
  let at: PageElement | null = element;
  for (let level = 0; at && level < 5; level++, at = at.parent) if (at.tag === 'li') return true;
  return false;
}

/** Finds numbered steps; numbers before running text get a lower bonus, because they may belong to tips. */
function numberedSpans(outline: Line[]): Span[] {
  return findNumberings(outline).map(({ start, end, labelled }) => ({ start, end, bonus: labelled ? 2 : 1 }));
}

/** Includes the heading before the first line if other sections of the list have headings. */
export function firstLine(outline: Line[], { start, end }: Span): number {
  const before = outline[start - 1];
  if (!before?.heading || before.kind || before.heading === 1) return start;
  for (let i = start; i < end; i++) if (lineAt(outline, i).heading === before.heading) return start - 1;
  return start;
}

/** True if the element is the card of a recipe plugin. */
function isPluginCard({ attributes }: PageElement): boolean {
  return namesPlugin(`${attributes.class ?? ''} ${attributes.id ?? ''}`);
}

/** Limits headings of one kind: their ranges overlap, so the time would be quadratic. */
const maxHeadings = 200;

/** Finds the lines between a heading of the kind and the next heading that ends the list. */
function headingSpans(outline: Line[], kind: ListKind): Span[] {
  const found: Span[] = [];
  let headings = 0;
  for (const [i, line] of outline.entries()) {
    if (line.kind !== kind || line.noise > 1) continue;
    if (++headings > maxHeadings) break;
    const end = spanEnd(outline, i, kind);
    if (end > i + 1) found.push({ start: i + 1, end, bonus: line.heading ? 3 : 2 });
  }
  return found;
}

const maxSpanLines = 150;

function spanEnd(outline: Line[], start: number, kind: ListKind): number {
  const level = lineAt(outline, start).heading || 7;
  let i = start + 1;
  for (; i < outline.length && i - start < maxSpanLines; i++) {
    const line = lineAt(outline, i);
    if (line.kind && line.kind !== kind && (line.heading || (line.text.length < 30 && !noteText(line.text)))) break;
    if (kind === 'steps' && isCommentStamp(line.text)) break;
    if (line.heading && line.heading < level) break;
    if (line.heading === level && level < 7 && !isSection(outline, i, start, kind)) break;
    if (line.noise > 1 || (kind === 'ingredients' && beginsSentences(outline, start + 1, i))) break;
    if (kind === 'steps' && line.heading > level && beginsAside(outline, start, i)) break;
    if (kind === 'ingredients' && isBehindNamed(line, lineAt(outline, start), lineAt(outline, start + 1))) break;
  }
  return i;
}

/** Minimum steps before a box with other text. */
const minSteps = 2;

/**
 * True for the only heading behind steps without headings, in an element of its own: a box with variations or tips. Parts of a recipe have
 * several headings, or the name of a section of the ingredients.
 */
function beginsAside(outline: Line[], start: number, at: number): boolean {
  const { element, text, heading } = lineAt(outline, at);
  const before = outline.slice(start + 1, at);
  const last = before.at(-1);
  if (!last || before.length < minSteps || before.some((line) => line.heading > 0 || line.likeness.steps < 0))
    return false;
  if (!element.parent || element.parent === last.element.parent || isInside(last.element, element.parent)) return false;
  const rest = outline.slice(at + 1, at + 1 + maxAsideLines);
  const isFurther = rest.some((line) => line.heading === heading && isInside(line.element, last.element.parent));
  return !isFurther && !namesIngredients(outline, text.toLowerCase(), start);
}

const maxAsideLines = 40;

function isInside({ index }: PageElement, holder: PageElement | null): boolean {
  return !!holder && holder.index < index && index < holder.end;
}

/** True if sentences begin behind ingredients that are not sentences. */
function beginsSentences(outline: Line[], first: number, at: number): boolean {
  const next = outline[at + 1];
  if (at - first < 2 || !next || !isSentence(lineAt(outline, at)) || !isSentence(next)) return false;
  return !sentenceEnd.test(lineAt(outline, first).text) && !sentenceEnd.test(lineAt(outline, at - 1).text);
}

/** True if a line is behind the named element of the ingredients and their heading, or inside one named for the steps. */
function isBehindNamed(line: Line, heading: Line, first: Line): boolean {
  const isOutside = !!heading.ingredients && first.ingredients === heading.ingredients && !line.ingredients;
  return isOutside || isNamedSteps(line, heading, first);
}

/** True for a line in an element named for the steps, unless the ingredient list has the same name. */
function isNamedSteps({ steps, ingredients }: Line, heading: Line, first: Line): boolean {
  const isAll = first.likeness.ingredients >= 0.7 && first.steps?.attributes.class === steps?.attributes.class;
  return !!steps && !ingredients && !heading.steps && !isAll;
}

/** True if a heading on the level of the list's heading begins another section of it. */
function isSection(outline: Line[], at: number, start: number, kind: ListKind): boolean {
  if (isFurtherHeading(lineAt(outline, at), lineAt(outline, start)) || continuesList(outline, at, kind)) return true;
  return kind === 'steps' && namesIngredients(outline, lineAt(outline, at).text.toLowerCase(), start);
}

/** True if a section of the ingredients before the steps has the same name. */
function namesIngredients(outline: Line[], name: string, start: number): boolean {
  for (let i = start - 1; i >= 0 && start - i < maxSpanLines && lineAt(outline, i).kind !== 'ingredients'; i--)
    if (lineAt(outline, i).heading && lineAt(outline, i).text.toLowerCase() === name) return true;
  return false;
}

/** True for another heading of the same kind with different words; equal words begin a second list. */
function isFurtherHeading(line: Line, first: Line): boolean {
  return line.kind === first.kind && line.text !== first.text;
}

/** True if the lines after a heading on the same level read like the list. After a question comes advice. */
function continuesList(outline: Line[], at: number, kind: ListKind): boolean {
  const next = outline.slice(at + 1, at + 4);
  const isLike = (line: Line) => line.likeness[kind] >= 0.6 && (kind === 'steps' || !isNumberedSentence(line.text));
  const like = next.filter((line) => !line.heading && isLike(line)).length;
  const length = next.findIndex((line) => line.heading > 0);
  if (kind === 'steps' && /[?？]$/.test(lineAt(outline, at).text)) return false;
  const same = outline[at + 1]?.element.tag === outline[at - 1]?.element.tag && outline[at + 1]?.element.tag === 'li';
  return like >= (kind === 'ingredients' && length !== 1 ? 2 : 1) && (same || like === next.length);
}

/** Minimum likeness of lines that are not list items. */
const minLikeness = 0.1;

/** Finds adjacent lines of one shape that read like the kind, with single headings between them. */
export function findListSpans(outline: Line[], kind: ListKind): Span[] {
  const found: Span[] = [];
  for (let i = 0; i < outline.length;) {
    const end = listEnd(outline, i, kind);
    if (end - i >= 2 && lineAt(outline, i).noise < 2)
      found.push({ start: i, end, bonus: lineAt(outline, i).element.tag === 'li' ? 0 : -1 });
    i = Math.max(end, i + 1);
  }
  const likely = found.filter((span) => averageLikeness(outline, span, kind) >= 0.45);
  return likely.map((span) => (isAfterStop(outline, span.start) ? { ...span, bonus: span.bonus - 4 } : span));
}

function listEnd(outline: Line[], start: number, kind: ListKind): number {
  const first = lineAt(outline, start);
  if (first.heading || !/^(?:li|tr|p|div|dd|td|span|pre)$/.test(first.element.tag)) return start;
  if (first.element.tag !== 'li' && first.likeness[kind] <= minLikeness) return start;
  if (kind === 'ingredients' && isSentence(first)) return start;
  let end = start + 1;
  for (let i = end; i < outline.length; i++) {
    const line = lineAt(outline, i);
    const heads = line.heading > 0 || (kind === 'ingredients' && isTitle(line));
    if (heads ? line.kind || i > end || !hasSections(first, kind) : !belongsToList(first, line, kind)) break;
    if (heads && kind === 'ingredients' && leadsToSteps(outline, start, i)) break;
    if (kind === 'ingredients' && beginsSentences(outline, start, i)) break;
    if (!heads) end = i + 1;
  }
  return end;
}

/** True if sentences follow a heading among ingredients: then it announces the steps. */
function leadsToSteps(outline: Line[], start: number, at: number): boolean {
  const next = outline[at + 1];
  return (
    !!next &&
    isSentence(next) &&
    !sentenceEnd.test(lineAt(outline, start).text) &&
    !sentenceEnd.test(lineAt(outline, at - 1).text)
  );
}

/** Steps continue after a heading only in lists; paragraphs behind a heading are usually other text. */
function hasSections({ element }: Line, kind: ListKind): boolean {
  return kind === 'ingredients' || element.tag === 'li';
}

/** True for items of the same list, and for other lines of the same shape that read like the kind. */
function belongsToList(first: Line, line: Line, kind: ListKind): boolean {
  if (line.element.tag === 'li' && line.element.parent === first.element.parent) return true;
  return (
    lineShape(line) === lineShape(first) &&
    (line.likeness[kind] > minLikeness || (kind === 'steps' && isItemBeside(first, line))) &&
    (hasSections(first, kind) || line.element.parent === first.element.parent)
  );
}

/** True for an item of another list in the same element, which may be a short step: pictures stand between the steps. */
export function isItemBeside({ element }: Line, line: Line): boolean {
  const [list, other] = [element.parent, line.element.parent];
  const areItems = element.tag === 'li' && line.element.tag === 'li';
  return areItems && !!list?.parent && list.parent === other?.parent && line.likeness.steps >= 0;
}

/** True if the nearest heading before a line announces tips, comments or similar. */
function isAfterStop(outline: Line[], at: number): boolean {
  for (let i = at - 1; i >= 0 && at - i < 6; i--)
    if (lineAt(outline, i).heading) return lineAt(outline, i).kind === 'stop';
  return false;
}

function averageLikeness(outline: Line[], { start, end }: Span, kind: ListKind): number {
  const lines = outline.slice(start, end).filter((line) => !line.heading);
  return lines.reduce((sum, line) => sum + line.likeness[kind], 0) / lines.length;
}
