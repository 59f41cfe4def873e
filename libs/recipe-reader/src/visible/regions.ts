import {
  cleanIngredient,
  isSectionLine,
  sectionTitle,
  withoutRepetition,
  withoutSecondCopy,
  withoutVariants,
} from '../ingredient-lines.ts';
import type { RecipeLine } from '../recipe.ts';
import { splitNumbered, stripStepNumber } from '../steps.ts';
import { elementPath, type PageElement } from '../page/tree.ts';
import { isBareHeading, namesPlugin, noteText } from './lexicon.ts';
import { ingredientLikeness, stepLikeness } from './likeness.ts';
import type { Line } from './outline.ts';

/** A stretch of the page that may be the ingredient list or the steps. */
export interface Region {
  lines: RecipeLine[];
  path: string;
  /** Higher is better; below zero it is none. */
  score: number;
  /** A heading or class name says what it is. */
  announced: boolean;
  /** Position of its first line in the outline. */
  start: number;
  end: number;
}

type Kind = 'ingredients' | 'steps';

const likeness = { ingredients: ingredientLikeness, steps: stepLikeness };

/** All stretches that may hold the ingredients or steps: by class name, below a heading, and lists that read like it. */
export function regions(outline: Line[], kind: Kind): Region[] {
  const found = [...classRegions(outline, kind), ...headingRegions(outline, kind), ...listRegions(outline, kind)];
  return found.map((span) => toRegion(outline, span, kind)).filter((region) => region.lines.length > 0);
}

interface Span {
  start: number;
  end: number;
  bonus: number;
}

/** Runs of lines below an element whose names speak of the kind; a few other lines may stand between. */
function classRegions(outline: Line[], kind: Kind): Span[] {
  const spans: Span[] = [];
  let open: Span | null = null;
  outline.forEach((line, i) => {
    if (!line[kind] || line.noise > 1) return;
    const near = open && i - open.end <= 1 && line[kind]!.parent === outline[open.end - 1]![kind]!.parent;
    const same = open && outline[open.end - 1]![kind] === line[kind];
    if (open && (near || same)) open.end = i + 1;
    else spans.push((open = { start: i, end: i + 1, bonus: isPluginCard(line[kind]!) ? 5 : 2 }));
  });
  return spans;
}

/** A list whose sections have headings has one before its first line as well. */
function firstLine(outline: Line[], { start, end }: Span): number {
  const before = outline[start - 1];
  if (!before?.heading || before.kind || before.heading === 1) return start;
  for (let i = start; i < end; i++) if (outline[i]!.heading === before.heading) return start - 1;
  return start;
}

/** Whether a recipe plugin drew the element: then it is the card of the recipe, whatever the article around it says in more words. */
function isPluginCard({ attributes }: PageElement): boolean {
  return namesPlugin(`${attributes.class ?? ''} ${attributes.id ?? ''}`);
}

/** What follows a heading of the kind, up to the next heading that ends it. */
function headingRegions(outline: Line[], kind: Kind): Span[] {
  const spans: Span[] = [];
  outline.forEach((line, i) => {
    if (line.kind !== kind || line.noise > 1) return;
    const end = regionEnd(outline, i, kind);
    if (end > i + 1) spans.push({ start: i + 1, end, bonus: line.heading ? 3 : 2 });
  });
  return spans;
}

const maxRegionLines = 150;

function regionEnd(outline: Line[], start: number, kind: Kind): number {
  const level = outline[start]!.heading || 7;
  let i = start + 1;
  for (; i < outline.length && i - start < maxRegionLines; i++) {
    const line = outline[i]!;
    if (line.kind && line.kind !== kind && (line.heading || (line.text.length < 30 && !noteText(line.text)))) break;
    if (line.heading && line.heading < level) break;
    if (line.heading === level && level < 7 && !isFurther(line, outline[start]!) && !continues(outline, i, kind)) break;
    if (line.noise > 1) break;
  }
  return i;
}

/** A further heading of the kind, in other words: a further section, whereas the same words again begin another list. */
function isFurther(line: Line, first: Line): boolean {
  return line.kind === first.kind && line.text !== first.text;
}

/** After a heading of the same level the region goes on if what follows reads like before. */
function continues(outline: Line[], at: number, kind: Kind): boolean {
  const next = outline.slice(at + 1, at + 4);
  const like = next.filter((line) => !line.heading && line.likeness[kind] >= 0.6).length;
  const same = outline[at + 1]?.element.tag === outline[at - 1]?.element.tag && outline[at + 1]?.element.tag === 'li';
  return like >= (kind === 'ingredients' ? 2 : 1) && (same || like === next.length);
}

/** Neighbouring lines of one shape that read like the kind; short headings may stand between them. */
function listRegions(outline: Line[], kind: Kind): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < outline.length;) {
    const end = listEnd(outline, i, kind);
    if (end - i >= 2 && outline[i]!.noise < 2)
      spans.push({ start: i, end, bonus: outline[i]!.element.tag === 'li' ? 0 : -1 });
    i = Math.max(end, i + 1);
  }
  const likely = spans.filter((span) => averageLikeness(outline, span, kind) >= 0.45);
  return likely.map((span) => (afterStop(outline, span.start) ? { ...span, bonus: span.bonus - 4 } : span));
}

function listEnd(outline: Line[], start: number, kind: Kind): number {
  const first = outline[start]!;
  if (first.heading || !/^(?:li|tr|p|div|dd|td|span)$/.test(first.element.tag)) return start;
  let end = start + 1;
  for (let i = end; i < outline.length; i++) {
    const line = outline[i]!;
    if (line.heading ? line.kind || i > end || !hasSections(first, kind) : !goesOn(first, line, kind)) break;
    if (!line.heading) end = i + 1;
  }
  return end;
}

/** Paragraphs behind a heading are other text more often than further steps. */
function hasSections({ element }: Line, kind: Kind): boolean {
  return kind === 'ingredients' || element.tag === 'li';
}

/** Items of one list belong together whatever they say; other lines only as long as they read like the kind. */
function goesOn(first: Line, line: Line, kind: Kind): boolean {
  if (line.element.tag === 'li' && line.element.parent === first.element.parent) return true;
  return (
    shape(line) === shape(first) &&
    line.likeness[kind] > 0.1 &&
    (hasSections(first, kind) || line.element.parent === first.element.parent)
  );
}

/** Whether the nearest heading before a line announces tips, comments and the like. */
function afterStop(outline: Line[], at: number): boolean {
  for (let i = at - 1; i >= 0 && at - i < 6; i--) if (outline[i]!.heading) return outline[i]!.kind === 'stop';
  return false;
}

function averageLikeness(outline: Line[], { start, end }: Span, kind: Kind): number {
  const lines = outline.slice(start, end).filter((line) => !line.heading);
  return lines.reduce((sum, line) => sum + line.likeness[kind], 0) / lines.length;
}

function toRegion(outline: Line[], span: Span, kind: Kind): Region {
  const kept = trimmed(withHeadings(outline.slice(firstLine(outline, span), span.end), kind), kind);
  const lines = kind === 'ingredients' ? ingredientList(kept) : stepList(kept);
  const first = kept[0] ?? outline[span.start]!;
  const start = indexOfLine(outline, first, firstLine(outline, span));
  const end = indexOfLine(outline, kept.at(-1) ?? first, start) + 1;
  return {
    lines,
    path: elementPath(first.element),
    announced: span.bonus > 0,
    score: regionScore(lines, kind, span.bonus > 0) + span.bonus - first.noise * 2,
    start,
    end,
  };
}

function indexOfLine(outline: Line[], { element, text }: Line, from: number): number {
  let at = from;
  while (at < outline.length && (outline[at]!.element !== element || outline[at]!.text !== text)) at++;
  return at;
}

/**
 * Which lines of a list are headings shows by the other lines: where most ingredients are bold in part, bold only marks the food; and a
 * line whose class says so is one, unless most are called so.
 */
function withHeadings(lines: Line[], kind: Kind): Line[] {
  const partlyBold =
    kind === 'ingredients' && lines.filter(({ bold }) => bold > 0 && bold < 1).length * 2 > lines.length;
  const named = lines.filter((line) => line.named).length;
  if (!partlyBold && (!named || named * 3 > lines.length)) return lines;
  return lines.map((line) => {
    if (partlyBold && line.heading === 7) return { ...line, heading: 0 };
    return !partlyBold && line.named && !line.heading ? { ...line, heading: 7 } : line;
  });
}

/** The paragraphs right after the ingredients, where no heading or class name says which are the steps. */
export function regionAfter(outline: Line[], { end }: Region): Region | null {
  let start = end;
  while (start < outline.length && start - end < 4 && (outline[start]!.heading || outline[start]!.likeness.steps < 0.6))
    start++;
  let last = start;
  while (
    last < outline.length &&
    !outline[last]!.heading &&
    !outline[last]!.noise &&
    outline[last]!.likeness.steps >= 0.2
  )
    last++;
  return last > start ? toRegion(outline, { start, end: last, bonus: 0 }, 'steps') : null;
}

function regionScore(lines: RecipeLine[], kind: Kind, announced: boolean): number {
  const values = lines.map((line) => likeness[kind](line.text));
  const sum = values.reduce((total, value) => total + value, 0);
  const average = sum / Math.max(1, lines.length);
  if (average < (announced ? -0.1 : 0.1)) return -5;
  const most = kind === 'ingredients' ? 12 : announced ? 8 : 5;
  return Math.min(sum, most) * (0.5 + average / 2) - (lines.length < 2 && !announced ? 2 : 0);
}

/** The lines of the element that most of them come from; what stands between or after in other elements is not part of it. */
function trimmed(lines: Line[], kind: Kind): Line[] {
  const weights = new Map<string, number>();
  for (const line of lines) {
    if (line.heading || line.noise > 1) continue;
    const weight = Math.max(0, line.likeness[kind]) * (kind === 'steps' && isNumbered(line) ? 3 : 1);
    weights.set(shape(line), (weights.get(shape(line)) ?? 0) + weight);
  }
  const total = [...weights.values()].reduce((a, b) => a + b, 0);
  const [main, weight] = [...weights].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const one = weight >= total * (kind === 'steps' ? 0.5 : 0.7);
  const named = one && kind === 'ingredients' ? withGroupNames(lines, main) : lines;
  const kept = named.filter(
    (line) =>
      line.noise < 2 &&
      (isTitle(line) || (one ? shape(line) === main : line.likeness[kind] > (kind === 'steps' ? -0.1 : 0))),
  );
  while (kept.length && isTitle(kept.at(-1)!)) kept.pop();
  return withoutTail(kept, kind);
}

/**
 * Between the ingredients a short line of another shape, without an amount, is the name of a group; the one before the first of them is,
 * too, if it looks like the others.
 */
function withGroupNames(lines: Line[], main: string): Line[] {
  const isName = (line: Line, i: number) =>
    !line.heading &&
    line.noise === 0 &&
    shape(line) !== main &&
    lines[i + 1] !== undefined &&
    shape(lines[i + 1]!) === main &&
    isGroupName(line.text) &&
    line.likeness.ingredients < 0.4;
  const first = lines.findIndex((line) => shape(line) === main && !line.heading);
  const shapes = new Set(lines.filter((line, i) => i > first && isName(line, i)).map(shape));
  if (!shapes.size) return lines;
  return lines.map((line, i) => (shapes.has(shape(line)) && isName(line, i) ? { ...line, heading: 7 } : line));
}

const advertising = /^(?:advert|anzeige|werbung|publicit|pubblicit|publicidad|reklam|sponsor|shop|buy|add to)/i;

function isGroupName(text: string): boolean {
  return (
    text.length < 50 && !/\d/.test(text) && text.split(' ').length < 7 && !advertising.test(text) && !isControl(text)
  );
}

/** A numbered list among paragraphs and other lists is the one with the steps. */
function isNumbered({ element }: Line): boolean {
  return element.tag === 'li' && element.parent?.tag === 'ol';
}

/** Where the likeness breaks off for good, the rest belongs to something else; so do sentences before the first ingredient. */
function withoutTail(lines: Line[], kind: Kind): Line[] {
  let end = kind === 'ingredients' ? endOfAmounts(lines) : lines.length;
  while (end > 1 && isTail(lines, end - 1, kind)) end--;
  let start = 0;
  if (kind === 'ingredients') while (start < end - 1 && lines[start]!.likeness.ingredients < -0.25) start++;
  return lines.slice(start, end);
}

/** Behind lists with amounts, lists of another parent without a heading and without a single one are no ingredients. */
function endOfAmounts(lines: Line[]): number {
  const isAmount = ({ likeness }: Line) => likeness.ingredients >= 0.4;
  const last = lines.findLastIndex(isAmount);
  if (last < 1) return lines.length;
  const list = lines[last]!.element.parent;
  const rest = lines.findIndex((line, i) => i > last && line.element.parent !== list);
  return rest > 0 && lines.length - rest >= 3 && !isTitle(lines[rest]!) ? rest : lines.length;
}

/** Credits, advice to follow elsewhere, and paragraphs after a list of steps. */
const credits =
  /^(?:photo|foto|fotos|source|quelle|bron|källa|copyright|©|rezept|recept|recipe|autor|author|redaktion|text|credit)\w*\s*[:(©]/i;

function isTail(lines: Line[], at: number, kind: Kind): boolean {
  const line = lines[at]!;
  const item = line.element.tag === 'li';
  if (kind === 'ingredients') return line.likeness.ingredients < -0.15;
  if (isTitle(line) || line.heading === 7 || credits.test(line.text)) return true;
  if (!item && (line.linked > 0.2 || line.likeness.steps < -0.15)) return true;
  const listed = lines.slice(0, at).filter(({ element }) => element.tag === 'li').length;
  return !item && listed >= 2 && listed >= at * 0.6;
}

/** Lines of one shape stand in elements of the same kind; numbers in class names count the steps. */
function shape({ element }: Line): string {
  const holder = element.tag === 'p' && element.parent?.tag === 'li' ? element.parent : element;
  const list = holder.parent;
  const name =
    list && !/^(?:ul|ol|tbody)$/.test(list.tag)
      ? (list.attributes.class?.trim().split(/\s+/)[0] ?? '').replace(/\d+/g, '')
      : '';
  return `${holder.tag}<${list?.tag ?? ''}.${name}`;
}

function isTitle(line: Line): boolean {
  if (line.text.length > 80 || line.kind === 'stop') return false;
  return line.heading > 0 || (line.text.endsWith(':') && !/\d/.test(line.text));
}

function ingredientList(lines: Line[]): RecipeLine[] {
  const texts = joinAmounts(lines);
  const marked = texts.map(({ line, text }) => ({
    text: cleanIngredient(text),
    title: (isTitle(line) && ingredientLikeness(text) < 0.7) || isSectionLine(text),
    skip: (line.kind !== null && (line.kind !== 'ingredients' || isBareHeading(text))) || isControl(text),
  }));
  return withoutVariants(withoutSecondCopy(withTitles(marked)));
}

/** Where amounts stand on lines of their own, each belongs to the food on the next one. A single such line, "5 eggs", is whole. */
function joinAmounts(lines: Line[]): { line: Line; text: string }[] {
  const alone = lines.map(isLoneAmount);
  const usual = alone.filter(Boolean).length >= Math.max(2, lines.length / 5);
  const joined: { line: Line; text: string }[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (usual && alone[i]) joined.push({ line: lines[++i]!, text: `${line.text} ${lines[i]!.text}` });
    else joined.push({ line, text: line.text });
  }
  return joined;
}

function isLoneAmount(line: Line, at: number, lines: Line[]): boolean {
  const next = lines[at + 1];
  if (!next || isTitle(next) || /^\d/.test(next.text)) return false;
  return /^[\d\s.,/½¼¾⅓⅔⅛–-]+\s?\p{L}{0,6}\.?$/u.test(line.text);
}

function stepList(lines: Line[]): RecipeLine[] {
  const steps = lines.flatMap((line) => {
    const title = isTitle(line) && stepLikeness(line.text) < 0.6;
    const texts = title ? [line.text] : splitNumbered([line.text]);
    return texts.map((text) => ({ text: stripStepNumber(text), title, skip: isAnnouncement(line) || isControl(text) }));
  });
  return withoutRepetition(withTitles(steps));
}

function isAnnouncement({ kind, text }: Line): boolean {
  return kind !== null && !noteText(text) && (kind !== 'steps' || isBareHeading(text));
}

/** "1x 2x 3x", "Cook mode", "US customary - Metric". */
function isControl(text: string): boolean {
  return /^(?:[\d½]+\s?x\s*)+$|^(?:us customary|metric|us|imperial|cook mode|print|save|share|scale|servings?)\b.{0,25}$|^\d+$/i.test(
    text,
  );
}

interface Marked {
  text: string;
  title: boolean;
  skip: boolean;
}

function withTitles(lines: Marked[]): RecipeLine[] {
  const result: RecipeLine[] = [];
  let title = '';
  for (const line of lines) {
    if (line.skip || !line.text) continue;
    if (line.title) title = sectionTitle(line.text);
    else result.push(title ? { title, text: line.text } : { text: line.text });
    if (!line.title) title = '';
  }
  return result;
}
