import { cleanIngredient, startsWithAmount } from '../../ingredient-lines.ts';
import { isMeasure } from '../ingredients/ingredient-rows.ts';
import { isEmphasised, isSentence, isTitle, sentenceEnd, lineShape } from '../outline/line-shape.ts';
import { isCommentStamp, noteText } from '../lexicon.ts';
import { shortSentence } from '../likeness.ts';
import { statesTime } from '../metadata/times.ts';
import { isAmountLabel, statesYield } from '../metadata/yields.ts';
import { isClosingLine } from '../steps/closing-lines.ts';
import { type Line, type ListKind, lineAt } from '../outline/line.ts';

/** Cuts lines off the end that do not belong to the list, and sentences before the first ingredient. */
export function cutListEnd(lines: Line[], kind: ListKind, numbered: Map<Line, string>): Line[] {
  let end = kind === 'ingredients' ? Math.min(endOfAmounts(lines), endBeforeSentences(lines)) : lines.length;
  const before = new PrecedingLines(lines);
  while (end > 1 && !beginsStep(lines, end - 1, numbered) && isTail(before, end - 1, kind)) end--;
  return lines.slice(kind === 'ingredients' ? startOfAmounts(lines, end) : 0, end);
}

/** Cached questions about the lines before a line, so that checking many lines stays linear. */
class PrecedingLines {
  readonly lines: Line[];
  private readonly firsts = new Map<(line: Line) => boolean, number>();
  private items?: number[];

  constructor(lines: Line[]) {
    this.lines = lines;
  }

  has(differs: (line: Line) => boolean, at: number): boolean {
    let first = this.firsts.get(differs);
    if (first === undefined) this.firsts.set(differs, (first = this.lines.findIndex(differs)));
    return first >= 0 && first < at;
  }

  /** True if at least two preceding lines state an amount. */
  hasMeasures(at: number): boolean {
    return this.has(isMeasured, at) && this.has(this.isFurtherMeasure, at);
  }

  private readonly isFurtherMeasure = (line: Line) =>
    isMeasured(line) && line !== this.lines[this.firsts.get(isMeasured)!];

  /** Counts the preceding list items. */
  itemsBefore(at: number): number {
    if (!this.items) {
      let count = 0;
      this.items = this.lines.map(({ element }) => (element.tag === 'li' ? count++ : count));
    }
    return this.items[at]!;
  }
}

const isMeasured = ({ text }: Line) => isMeasure(text);
const hasSmile = ({ text }: Line) => smile.test(text);
const isExclamation = ({ text }: Line) => /[!！]$/.test(text);
const isUnfinished = ({ text, heading }: Line) => !heading && !sentenceEnd.test(text);

/** Skips advice, times and the yield between the heading and the first ingredient. */
function startOfAmounts(lines: Line[], end: number): number {
  const isAmount = (line: Line) => !isTitle(line) && line.likeness.ingredients >= 0.4 && !isFact(line.text);
  const first = lines.slice(0, end).findIndex(isAmount);
  const title = lines.findIndex(isTitle);
  // the name of the author may stand above the title of the recipe
  if (title > 0 && title < first && classOf(lines, 0) !== classOf(lines, first)) return title;
  return lines.slice(0, Math.max(0, first < 0 ? end - 1 : first)).findLastIndex(isPreface) + 1;
}

const classOf = (lines: Line[], at: number) => lineAt(lines, at).element.attributes.class;

/** "1. Dough", the heading of the first part. */
const numberedHeading = /^\d{1,2}[.)]\s*\p{L}/u;

function isPreface(line: Line, at: number, lines: Line[]): boolean {
  if (numberedHeading.test(line.text) && (line.heading > 0 || line.text.endsWith(':'))) return false;
  if (isFact(line.text) || isAmountLabel(line.text) || isCommentStamp(line.text)) return true;
  return (
    line.likeness.ingredients < -0.25 &&
    !(startsWithAmount(cleanIngredient(line.text)) && isNextItem(lines[at + 1], line))
  );
}

/** True for "Prep 10 min" and "Serves 4". */
function isFact(text: string): boolean {
  return statesYield(text) || (!startsWithAmount(text) && statesTime(text));
}

/** True for "Cooking time: 1 hour" among the steps. */
export function isLabelledFact({ text }: Line): boolean {
  return /^\p{L}[\p{L} ]*[:：]/u.test(text) && !sentenceEnd.test(text) && isFact(text);
}

function isNextItem(line: Line | undefined, before: Line): boolean {
  return !!line && /^(?:li|tr)$/.test(line.element.tag) && line.element.parent === before.element.parent;
}

/** Ends the list before lists of another parent without headings and amounts. */
function endOfAmounts(lines: Line[]): number {
  const holdsFood = (line: Line, i: number) => isMeasure(line.text) && lines[i + 1]?.element.parent === line.element;
  const isAmount = (line: Line, i: number) => line.likeness.ingredients >= 0.4 || holdsFood(line, i);
  const last = lines.findLastIndex(isAmount);
  if (last < 1) return lines.length;
  const { element, ingredients } = lineAt(lines, last);
  const list = holdsFood(lineAt(lines, last), last) ? element : element.parent;
  const rest = lines.findIndex((line, i) => i > last && line.element.parent !== list);
  const isBesideGrid = /^h[1-6]$/.test(element.tag) && !!ingredients && lines[rest]?.ingredients === ingredients;
  return rest > 0 && lines.length - rest >= 3 && !isTitle(lineAt(lines, rest)) && !isBesideGrid ? rest : lines.length;
}

/** True for a short last step that was classified as a title. */
export function isNamedStep({ named, likeness }: Line): boolean {
  return named && likeness.steps >= 0.6;
}

/** True if a line has a step number or follows one. */
function beginsStep(lines: Line[], at: number, numbered: Map<Line, string>): boolean {
  const text = numbered.get(lineAt(lines, at));
  return text !== undefined && (text !== lineAt(lines, at).text || numbered.get(lineAt(lines, at - 1)) === '');
}

/** Beginnings of credit lines. */
const creditPattern =
  /^(?:photo|foto|fotos|source|quelle|bron|källa|copyright|©|rezept|recept|recipe|autor|author|redaktion|text|credit)\w*\s*[:(©]/i;

/**
 * True if the last item of an ingredient list belongs to it even if it is long: it begins with an amount or follows an ingredient, or is
 * an amount on a line of its own.
 */
function isLastListItem(others: PrecedingLines, at: number): boolean {
  const [before, line] = [lineAt(others.lines, at - 1), lineAt(others.lines, at)];
  if (isMeasure(line.text)) return others.hasMeasures(at);
  if (!isNextItem(line, before)) return false;
  return (
    startsWithAmount(cleanIngredient(line.text)) ||
    (before.likeness.ingredients >= 0.4 && line.likeness.ingredients > -0.5)
  );
}

/** Ends ingredients without full stops before sentences, which are unannounced steps. */
function endBeforeSentences(lines: Line[]): number {
  const isShort = ({ text, likeness }: Line) => shortSentence.test(text) && likeness.ingredients < 0.4;
  const end = lines.findLastIndex((line) => !isSentence(line) && !isShort(line)) + 1;
  return end > 1 && !lines.slice(0, end).some(({ text }) => sentenceEnd.test(text)) ? end : lines.length;
}

const maxFarewellLength = 30;

/** An emoticon or emoji at the end of a line. */
const smile = /(?:[;:]-?[)D]|[♥♡❤☺☻♪😀-😏😘-😝🙂🤗🥰]\uFE0F?)$/u;

/** True for "Enjoy and see you soon" behind sentences, and for a last line that alone has a smile or italics. */
function isFarewell(before: PrecedingLines, at: number): boolean {
  const line = lineAt(before.lines, at);
  if (at < 2) return false;
  const isOther = (differs: (line: Line) => boolean) => differs(line) && !before.has(differs, at);
  if (isOther(hasSmile) || isOther(isEmphasised)) return true;
  if (isExclamation(line) && line.text.length <= maxFarewellLength) return !before.has(isExclamation, at);
  if (line.likeness.steps > 0 || isShortStep(before.lines, at)) return false;
  return !before.has(isUnfinished, at);
}

/** True for a short sentence beside others: "Serve it." */
export function isShortStep(lines: Line[], at: number): boolean {
  const [before, line] = [lineAt(lines, at - 1), lineAt(lines, at)];
  const isBeside = lineShape(line) === lineShape(before) && line.element.parent === before.element.parent;
  return isBeside && shortSentence.test(line.text) && sentenceEnd.test(before.text);
}

function isTail(before: PrecedingLines, at: number, kind: ListKind): boolean {
  const line = lineAt(before.lines, at);
  const item = line.element.tag === 'li';
  if (kind === 'ingredients') return line.likeness.ingredients < (isLastListItem(before, at) ? -0.9 : -0.15);
  if (((isTitle(line) || line.heading === 7) && !isNamedStep(line)) || creditPattern.test(line.text)) return true;
  if (!item && (line.linked > 0.2 || (line.kind === 'stop' && noteText(line.text) === null) || isFarewell(before, at)))
    return true;
  if (isClosingLine(line.text)) return true;
  if (!item && line.likeness.steps < -0.15 && !isShortStep(before.lines, at)) return true;
  const listed = before.itemsBefore(at);
  return !item && listed >= 2 && listed >= at * 0.6;
}
