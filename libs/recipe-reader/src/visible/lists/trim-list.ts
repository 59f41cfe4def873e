import type { PageElement } from '../../page/tree.ts';
import { hasAmount, startsWithAmount } from '../../ingredient-lines.ts';
import { joinCards } from '../ingredients/ingredient-cards.ts';
import { isOffer, noteText } from '../lexicon.ts';
import { isLabelledFact, isNamedStep, cutListEnd } from './list-end.ts';
import { isNestedItem, markGroupNames } from './nested-items.ts';
import { numberedLines, findNumberings } from '../steps/step-numbering.ts';
import { isPageControl } from './list-lines.ts';
import { joinWrappedFoods } from '../ingredients/wrapped-foods.ts';
import { joinAmountColumns, amountShapes, isMeasure, isMeasuredFood } from '../ingredients/ingredient-rows.ts';
import { isEmphasised, isTitle, lineShape, withText } from '../outline/line-shape.ts';
import { shortSentence } from '../likeness.ts';
import { removeTools } from '../metadata/tools.ts';
import { mentionsYield } from '../metadata/yields.ts';
import { type Line, type ListKind, lineAt } from '../outline/line.ts';

/** Returns the lines of a range that belong to the list, with its headings. */
export function trimList(lines: Line[], kind: ListKind): Line[] {
  const own =
    kind === 'steps'
      ? cutAfterNumbered(removeCaptions(joinWrappedLines(lines)))
      : joinCards(joinAmountColumns(joinWrappedFoods(removeRepeatedCaptions(lines))));
  const marked = markHeadings(markGroupNames(own, kind), kind);
  return kind === 'ingredients'
    ? keepMainList(removeTools(marked), kind)
    : removeClosingWords(keepMainList(marked, kind));
}

/** Joins printed lines that a converter turned into paragraphs. */
function joinWrappedLines(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (const [i, line] of lines.entries()) {
    const before = result.at(-1);
    if (before && continuesBelow(before, lineAt(lines, i - 1), line))
      result[result.length - 1] = { ...withText(before, `${before.text} ${line.text}`), element: line.element };
    else result.push(line);
  }
  return result;
}

function continuesBelow(sentence: Line, last: Line, { text, heading, element }: Line): boolean {
  if (
    sentence.heading ||
    heading ||
    element.tag === 'li' ||
    last.text.length < minPrintedWidth ||
    sentence.text.length > maxSentenceLength
  )
    return false;
  return (
    /^(?:\d{1,2}[.)]\s)?\p{Lu}/u.test(sentence.text) && /[\p{L}\d,]$/u.test(sentence.text) && /^\p{Ll}/u.test(text)
  );
}

/** Printed lines are rarely shorter, and sentences rarely longer. */
const minPrintedWidth = 20;
const maxSentenceLength = 600;

/** Removes captions of pictures, unless most steps have no other text. */
function removeCaptions(lines: Line[]): Line[] {
  const others = lines.filter((line) => !isCaption(line));
  const steps = others.filter(({ likeness }) => likeness.steps >= 0.6).length;
  return steps >= Math.max(1, lines.length - others.length) ? others : lines;
}

/** Removes equal lines without amounts before the ingredients: the dish's name below each picture. */
function removeRepeatedCaptions(lines: Line[]): Line[] {
  const [first, second] = lines;
  if (!first || first.text !== second?.text || hasAmount(first.text)) return lines;
  const start = lines.findIndex(({ text }) => text !== first.text);
  return start < 0 ? lines : lines.slice(start);
}

function isCaption({ element }: Line): boolean {
  return (
    element.tag === 'figcaption' ||
    element.parent?.tag === 'figcaption' ||
    captionClass.test(element.attributes.class ?? '')
  );
}

const captionClass = /(?:^|[\s_-])caption(?:$|[\s_-])/i;

const maxClosingLines = 2;
const maxClosingLength = 60;

function isClosing({ text, heading }: Line): boolean {
  return !heading && text.length <= maxClosingLength && noteText(text) === null;
}

/** Removes one or two closing lines without numbers behind numbered steps of one line each. */
function removeClosingWords(lines: Line[]): Line[] {
  const found = findNumberings(lines);
  const end = found.at(-1)?.end ?? 0;
  const rest = lines.slice(end);
  const areLines = found.every(({ texts }) => [...texts].every(([line, text]) => text && text !== line.text));
  return found.length && areLines && rest.length <= maxClosingLines && rest.every(isClosing)
    ? lines.slice(0, end)
    : lines;
}

/** Cuts at the first heading behind the last step if all steps have a labelled number. */
function cutAfterNumbered(lines: Line[]): Line[] {
  const found = findNumberings(lines);
  const end = found.at(-1)?.end ?? 0;
  const next = lines.findIndex(({ heading }, i) => i >= end && heading > 0 && heading < 7);
  return found.length && next > 0 && found.every(({ labelled }) => labelled) ? lines.slice(0, next) : lines;
}

/**
 * Corrects headings by comparing lines: if most ingredients are partly bold, bold marks the food. A class name marks a heading unless too
 * many lines have it; for steps every second line may be a heading.
 */
function markHeadings(lines: Line[], kind: ListKind): Line[] {
  const partlyBold = kind === 'ingredients' && areFoodsBold(lines);
  const named = lines.filter((line) => line.named).length;
  const few = named * (kind === 'steps' ? 2 : 3) <= lines.length;
  if (!partlyBold && !few) return lines;
  return lines.map((line) => {
    if (line.named && few) return line.heading ? line : { ...line, heading: 7 };
    return partlyBold && line.heading === 7 ? { ...line, heading: 0 } : line;
  });
}

/** True if most lines are bold, and at least two only partly: "200 g leeks" of "200 g leeks, sliced". */
function areFoodsBold(lines: Line[]): boolean {
  const bold = lines.filter((line) => line.bold > 0 && !line.heading);
  return bold.length * 2 > lines.length && bold.filter((line) => line.bold < 1).length >= 2;
}

/** Keeps the lines of the dominant shape and those that belong to them. */
function keepMainList(lines: Line[], kind: ListKind): Line[] {
  const numbered = kind === 'steps' ? numberedLines(lines) : new Map<Line, string>();
  const forms = new Set([...numbered].flatMap(([line, text]) => (text ? lineShape(line) : [])));
  const columns = kind === 'ingredients' ? amountShapes(lines) : new Set<string>();
  const weights = new Map<string, number>();
  for (const [i, line] of lines.entries()) {
    if (line.heading || line.noise > 1 || (kind === 'ingredients' && isAmountOf(line, lines[i + 1], columns))) continue;
    const weight = Math.max(0, line.likeness[kind]) * (kind === 'steps' && isNumbered(line) ? 3 : 1);
    weights.set(lineShape(line), (weights.get(lineShape(line)) ?? 0) + weight);
  }
  const total = [...weights.values()].reduce((a, b) => a + b, 0);
  const [main, weight] = [...weights].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const one = weight >= total * (kind === 'steps' ? 0.5 : 0.7);
  // foods without amounts may be listed beside a grid of cards
  const isGrid = kind === 'ingredients' && /^h[1-6]</.test(main);
  const holders = new Set(
    main.startsWith('p<') && kind === 'steps'
      ? lines.flatMap((line) => (lineShape(line) === main ? line.element.parent : []))
      : [],
  );
  const stepLists = new Set(lines.map((line) => (lineShape(line) === main ? stepListHolder(line) : null)));
  const isBesideMain = (line: Line) => !!stepListHolder(line) && stepLists.has(stepListHolder(line));
  const named = one && kind === 'ingredients' ? markNamesBetween(lines, main) : lines;
  const isOfList = (line: Line) => {
    if (kind === 'steps' && main.startsWith('li<') && (isNestedItem(line) || isBesideMain(line))) return true;
    if (forms.size) return numbered.has(line) || (forms.has(lineShape(line)) && isSentenceOrAmount(line));
    if (holders.has(line.element) && line.likeness.steps >= 0.6) return true;
    if (one && !isGrid) return lineShape(line) === main || measured.has(line) || opening.has(line) || isInPart(line);
    if (kind === 'ingredients' && lineShape(line) === main && isMeasure(line.text)) return true;
    return line.likeness[kind] > (kind === 'steps' ? -0.1 : 0);
  };
  const opening = new Set(kind === 'steps' ? openingSteps(lines, main) : []);
  const titled = new Set(
    kind === 'steps' && main.startsWith('p<')
      ? lines.flatMap((line) => (line.heading && !line.kind ? [line.element.parent] : []))
      : [],
  );
  const isInPart = ({ element, text, likeness }: Line) =>
    element.tag === 'p' && titled.has(element.parent) && (likeness.steps >= 0.2 || shortSentence.test(text));
  const measured = new Set(one && kind === 'ingredients' ? measuredFoods(named, main) : []);
  const isPart = (line: Line, i: number) =>
    one && kind === 'ingredients' && isAmountOf(line, named[i + 1], columns) && lineShape(named[i + 1]!) === main;
  const kept = named.filter(
    (line, i) =>
      line.noise < 2 &&
      !(kind === 'steps' && isLabelledFact(line)) &&
      (isTitle(line) || isOfList(line) || isPart(line, i)),
  );
  const isHeading = (line: Line) => isTitle(line) && (kind === 'ingredients' || !isNamedStep(line));
  while (kept.length && isHeading(kept.at(-1)!)) kept.pop();
  return cutListEnd(kept, kind, numbered);
}

/** Finds paragraphs before the parts of the steps, which have elements of their own. */
function openingSteps(lines: Line[], main: string): Line[] {
  const first = lines.findIndex((line) => lineShape(line) === main);
  const before = lines.slice(0, Math.max(0, first)).filter((line) => !line.heading);
  const isStep = (line: Line) =>
    main.startsWith('p<') && line.element.tag === 'p' && (line.likeness.steps >= 0.6 || shortSentence.test(line.text));
  return before.length && lines[first - 1]?.heading && before.every(isStep) ? before : [];
}

/** Excludes tools and advertising among numbered steps; keeps lines with amounts. */
function isSentenceOrAmount({ text, likeness }: Line): boolean {
  return likeness.steps >= 0.2 || startsWithAmount(text) || /[.!?。！？:：]$/.test(text);
}

/** Finds ingredients in elements of another shape, such as products that can be bought, if there are only a few. */
function measuredFoods(lines: Line[], main: string): Line[] {
  const last = lines.findLastIndex((line) => lineShape(line) === main);
  const own = lines.filter((line) => lineShape(line) === main);
  const known = new Set(own.map(({ text }) => text.toLowerCase()));
  const isOther = (line: Line) => !line.heading && lineShape(line) !== main && !known.has(line.text.toLowerCase());
  const found = lines.filter(
    (line, i) => i < last && isOther(line) && isMeasuredFood(line.text) && !mentionsYield(line.text),
  );
  return found.length * 2 < own.length ? found : [];
}

/**
 * Marks short lines of another shape without an amount between ingredients as group names, and also the first one if it has the same
 * shape.
 */
function markNamesBetween(lines: Line[], main: string): Line[] {
  const isName = (line: Line, i: number) =>
    !line.heading &&
    line.noise === 0 &&
    (lineShape(line) !== main || isEmphasised(line)) &&
    lines[i + 1] !== undefined &&
    lineShape(lineAt(lines, i + 1)) === main &&
    isGroupName(line.text) &&
    line.likeness.ingredients < 0.4;
  const first = lines.findIndex((line) => lineShape(line) === main && !line.heading);
  const shapes = new Set(lines.filter((line, i) => i > first && isName(line, i)).map(lineShape));
  if (!shapes.size) return lines;
  const isLike = (line: Line) => (lineShape(line) === main ? isEmphasised(line) : shapes.has(lineShape(line)));
  return lines.map((line, i) => (isLike(line) && isName(line, i) ? { ...line, heading: 7 } : line));
}

function isGroupName(text: string): boolean {
  return text.length < 50 && !/\d/.test(text) && text.split(' ').length < 7 && !isOffer(text) && !isPageControl(text);
}

/** True for an amount before its food, in another element or directly in the parent element of the food. */
function isAmountOf(line: Line, food: Line | undefined, columns: Set<string>): boolean {
  const { text, element } = line;
  if (!food || !(isMeasure(text) || columns.has(lineShape(line)))) return false;
  const isBeside = food.element.parent === element.parent && lineShape(food) !== lineShape(line);
  return isBeside || food.element.parent === element;
}

/** Returns the parent of the list of an item, inside an element named for the steps; else null. */
function stepListHolder({ element, steps }: Line): PageElement | null {
  const holder = element.tag === 'li' ? (element.parent?.parent ?? null) : null;
  return holder && steps && steps.index <= holder.index && holder.index < steps.end ? holder : null;
}

/** True for an item of an ordered list. */
function isNumbered({ element }: Line): boolean {
  return element.tag === 'li' && element.parent?.tag === 'ol';
}
