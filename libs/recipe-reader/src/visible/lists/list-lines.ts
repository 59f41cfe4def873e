import {
  cleanIngredient,
  isSectionLine,
  sectionTitle,
  startsWithAmount,
  removeRepetition,
  removeSecondCopy,
  removeVariants,
} from '../../ingredient-lines.ts';
import { textOf } from '../../page/text.ts';
import { memoizePerElement } from '../../page/tree.ts';
import type { RecipeLine } from '../../recipe.ts';
import { splitNumberedSteps, parseStepNumber, stripStepNumber } from '../../steps.ts';
import { headingKind, isBareHeading, isJunk, isOffer, noteText } from '../lexicon.ts';
import { ingredientLikeness, stepLikeness } from '../likeness.ts';
import { numberedLines } from '../steps/step-numbering.ts';
import { removeHiddenFoodPanels, removeHiddenStepPanels } from './hidden-panels.ts';
import { ingredientRows } from '../ingredients/ingredient-rows.ts';
import { putAmountsFirst } from '../ingredients/table-cells.ts';
import { isTitle } from '../outline/line-shape.ts';
import type { Line } from '../outline/line.ts';

/** Converts lines of the page to ingredients with section titles. */
export function ingredientList(lines: Line[]): RecipeLine[] {
  const marked = putAmountsFirst(ingredientRows(removeHiddenFoodPanels(lines))).map(({ line, text }) => ({
    text: cleanIngredient(text),
    level: line.heading,
    title: (isTitle(line) && ingredientLikeness(text) < 0.7) || isSectionLine(text) || isPartTitle(text),
    skip:
      isHeaderRow(line.element) ||
      (line.kind !== null && (line.kind !== 'ingredients' || isBareHeading(text))) ||
      isPageControl(text) ||
      isOffer(text) ||
      isJunk(text),
  }));
  const listed = assignTitles(marked);
  return areInSeveralElements(lines) ? removeVariants(removeSecondCopy(listed)) : listed;
}

/** True for "Ingredients for the dough". */
function isPartTitle(text: string): boolean {
  if (startsWithAmount(text) || text.length >= maxNameLength || text.includes(',')) return false;
  const [first = '', ...rest] = text.split(' ');
  return rest.length > 0 && headingKind(first) === 'ingredients';
}

/** Converts lines of the page to steps with section titles. */
export function stepList(found: Line[]): RecipeLine[] {
  const lines = removeHiddenStepPanels(found);
  const numbered = numberedLines(lines);
  const names = findStepNames(lines);
  const label = boldLabelOf(lines);
  const steps = lines.flatMap((line) => {
    const whole = numbered.get(line) ?? line.text;
    const own = label && line === lines[0] && whole.startsWith(label) ? whole.slice(label.length).trim() : whole;
    const title = (isTitle({ ...line, text: own }) && stepLikeness(own) < 0.6) || names.has(line);
    const texts = title ? [own] : splitNumberedSteps([stripMethodLabel(own)]);
    const skip = isAnnouncement(line);
    return texts.map((text) => ({
      text: stripStepNumber(text),
      level: line.heading,
      title,
      skip: skip || isPageControl(text),
    }));
  });
  const listed = assignTitles(steps);
  return areInSeveralElements(lines) ? removeRepetition(listed) : listed;
}

/** Returns the bold words that announce the steps before the first one: "**Off we go:** Wash the leeks."; '' if other steps have some. */
function boldLabelOf(lines: Line[]): string {
  const [first = '', ...others] = lines.slice(0, maxLabelled).map(boldLabel);
  return others.some(Boolean) ? '' : first;
}

/** Steps that are searched for bold words. */
const maxLabelled = 30;
const maxLabelLength = 40;

function boldLabel({ element, text }: Line): string {
  const [first] = element.children.filter((child) => child !== ' ');
  if (typeof first !== 'object' || !/^(?:b|strong)$/.test(first.tag)) return '';
  const label = /^[^:?]{3,}\s?[:?]/.exec(text.slice(0, maxLabelLength))?.[0] ?? '';
  return label && textOf(first).replace(/\s?[:?]$/, '') === label.replace(/\s?[:?]$/, '') ? label : '';
}

/** True if a list has several elements. Only then can a repetition be a second copy; within one element, the author repeats. */
function areInSeveralElements(lines: Line[]): boolean {
  const holder = (line: Line | undefined) => (line?.element.tag === 'p' ? line.element : line?.element.parent);
  return lines.some((line) => !line.heading && holder(line) !== holder(lines.at(-1)));
}

/** Finds lines such as "Step 2: The sauce" with a text below, if there are several. */
function findStepNames(lines: Line[]): Set<Line> {
  const names = lines.filter(({ text }, i) => {
    const step = text.length < maxNameLength && !/[.!?。]$/.test(text) ? parseStepNumber(text) : null;
    const next = lines[i + 1];
    return step?.hasLabel && step.text && next && !next.heading && !parseStepNumber(next.text);
  });
  return new Set(names.length > 1 ? names : []);
}

const maxNameLength = 60;

/** Removes the label of "Method: Wash the leeks." */
function stripMethodLabel(text: string): string {
  const label = /^\p{L}[\p{L} ]{2,30}(?=:\s)/u.exec(text)?.[0];
  return label && isBareHeading(label) && headingKind(label) === 'steps' ? text.slice(label.length + 1).trim() : text;
}

function isAnnouncement({ kind, text }: Line): boolean {
  return kind !== null && !noteText(text) && (kind !== 'steps' || isBareHeading(text));
}

/** True for a row of header cells: "Ingredient | Amount". */
const isHeaderRow = memoizePerElement(({ tag, children }) => {
  if (tag !== 'tr') return false;
  const cells = children.filter((child) => typeof child !== 'string');
  return cells.length > 1 && cells.every((cell) => cell.tag === 'th');
});

/** True for "1x 2x 3x", "Cook mode" and "US customary - Metric". */
export function isPageControl(text: string): boolean {
  return /^(?:[\d½]+\s?x\s*)+$|^(?:watch|play) (?:the |our |this )?video\b.{0,20}$|^(?:share|pin|tweet|send|e-?mail) (?:this|it|on|to|via|by)\b.{0,25}$|^jump to\b.{0,20}$|^(?:us customary|metric|us|imperial|cook mode|print|save|share|scale|servings?)\b.{0,25}$|^(?:de)?select all\b|^\d+$/i.test(
    text,
  );
}

interface ClassifiedLine {
  text: string;
  level: number;
  title: boolean;
  skip: boolean;
}

function assignTitles(lines: ClassifiedLine[]): RecipeLine[] {
  const result: RecipeLine[] = [];
  let [title, level] = ['', 0];
  for (const line of lines) {
    // the heading of the list ends a section before it, such as "Before you begin"
    if (line.skip && line.level && line.level <= level && level < 7) title = '';
    if (line.skip || !line.text) continue;
    if (line.title) [title, level] = [sectionTitle(line.text), line.level];
    else result.push(title ? { title, text: line.text } : { text: line.text });
    if (!line.title) title = '';
  }
  return result;
}
