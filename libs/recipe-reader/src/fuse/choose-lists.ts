import { zip } from '#contract/objects';
import { hasAmount, isSectionLine, splitSections, startsWithAmount } from '../ingredient-lines.ts';
import type { NamedLine, Reading, RecipeLine, Source } from '../recipe.ts';
import { isBareHeading, noteText } from '../visible/lexicon.ts';
import { ingredientLikeness, stepLikeness } from '../visible/likeness.ts';
import type { Region } from '../visible/lists/regions.ts';
import { coverage, lettersAndDigits, splitWords } from './text-similarity.ts';
import { completeLines } from './complete-lines.ts';
import { addSectionTitles } from './section-titles.ts';
import { isSameList, readingLength, texts, findMatchingRegion } from './matching-region.ts';

/** A list of ingredients or steps with its source and confidence. */
export interface ChosenList {
  lines: RecipeLine[];
  source: Source;
  path: string;
  confidence: number;
  /** Index behind the list in the outline of the page, if it was taken from there. */
  end?: number;
  /** True if a heading or a name announces the list of the page. */
  announced?: boolean;
  /** The same index, also if the page only shows the list. */
  shownEnd?: number;
}

interface Candidates {
  structured: { lines: NamedLine[]; reading: Reading } | null;
  regions: Region[];
  /** Computes further regions; called only if none of `regions` resembles the data. */
  others: () => Region[];
}

/** @param steps steps of the data or the page, which tell foods from other lines */
export function chooseIngredients({ structured, regions, others }: Candidates, steps: RecipeLine[]): ChosenList | null {
  if (!structured) return fromPage(regions[0], 0.75);
  const written = splitSections(dropAnnouncement(structured.lines));
  const twin = findMatchingRegion(written, regions, others);
  const listed = removeDoubled(written, twin?.region.lines);
  const whole = listed.some(isLoneNumber) ? regions.find((region) => areBrokenLines(listed, region.lines)) : undefined;
  if (whole) return fromPage(whole, 0.9);
  if (!twin && lacksAmounts(listed, regions[0])) return fromPage(regions[0], 0.7);
  const better = twin && areRicherIngredients(listed, twin.region.lines, twin.likeness);
  if (better) return fromPage(twin.region, 0.85);
  const rewritten = isSameList(twin) && linesAsShown(listed, twin.region.lines);
  if (rewritten) return fromPage({ ...twin.region, lines: rewritten }, 0.95);
  const complete = isSameList(twin) ? completeLines(listed, twin.region.lines, steps) : listed;
  const sections = isSameList(twin) ? addSectionTitles(complete, twin.region.lines) : listed;
  const chosen = fromStructure(sections, structured.reading, structuredConfidence(twin?.likeness, amountShare(listed)));
  return isSameList(twin) ? { ...chosen, shownEnd: twin.region.end } : chosen;
}

/** Cuts steps off the end of an ingredient list of the page. */
export function removeSteps(ingredients: ChosenList | null, steps: ChosenList | null): ChosenList | null {
  if (ingredients?.source !== 'page' || !steps) return ingredients;
  const known = new Set(steps.lines.map(({ text }) => lettersAndDigits(text)));
  const isStep = ({ text }: RecipeLine) => known.has(lettersAndDigits(text)) && ingredientLikeness(text) < 0.4;
  const last = ingredients.lines.findLastIndex((line) => !isStep(line));
  return last < 1 ? ingredients : { ...ingredients, lines: ingredients.lines.slice(0, last + 1) };
}

/** Removes ingredients that are listed among the steps, and lines that introduce them. */
export function removeIngredients(steps: ChosenList | null, ingredients: ChosenList | null): ChosenList | null {
  if (!steps || !ingredients) return steps;
  const { lines } = steps;
  const foods = new Set(ingredients.lines.map(({ text }) => lettersAndDigits(text)));
  const isFood = lines.map(({ text }) => foods.has(lettersAndDigits(text)));
  const [first, last] = [isFood.indexOf(true), isFood.lastIndexOf(true)];
  const [before, after] = [lines.slice(0, first), lines.slice(last + 1)];
  if (isFood.filter(Boolean).length < Math.max(3, foods.size / 2) || !after.length) return steps;
  const start = readingLength(before) * 2 > readingLength(after) ? 0 : first;
  const kept = lines.filter(({ text }, i) => i >= start && i < last && !isFood[i] && stepLikeness(text) >= 0.6);
  return { ...steps, lines: [...kept, ...after] };
}

/** Splits notes off the end of the steps. In structured data, only a bare heading such as "Notes" starts them. */
export function splitNotes(steps: ChosenList | null): { steps: ChosenList | null; notes: RecipeLine[] } {
  const lines = steps?.lines ?? [];
  const isNote = ({ text }: RecipeLine) => (steps?.source === 'page' ? noteText(text) !== null : noteText(text) === '');
  const first = steps?.source === 'json-ld' ? -1 : lines.findIndex(isNote);
  if (!steps || first < 1 || lines.length - first > Math.max(2, lines.length / 3)) return { steps, notes: [] };
  const notes = lines.slice(first).map(({ text }) => ({ text: noteText(text) ?? text }));
  return { steps: { ...steps, lines: lines.slice(0, first) }, notes: notes.filter(({ text }) => text) };
}

/** Shorter steps may only be a summary of those on the page. */
const maxStubLength = 60;
/** Maximum lines between the ingredients and the heading of their steps. */
const maxStepsDistance = 12;

/** True for announced steps right behind the ingredients of the same recipe. */
function isBelow({ announced, start }: Region, ingredients: ChosenList | null): boolean {
  const end = ingredients?.shownEnd;
  return announced && end !== undefined && start >= end && start - end <= maxStepsDistance;
}

export function chooseSteps(
  { structured, regions, others }: Candidates,
  description: string,
  ingredients: ChosenList | null,
): ChosenList | null {
  if (!structured) return fromPage(regions[0], 0.7);
  const { reading } = structured;
  const written = dropAnnouncement(structured.lines);
  const twin = findMatchingRegion(written, regions, others);
  const lines = removeDoubled(written, twin?.region.lines);
  if (isDescription(lines, description) && regions[0]) return fromPage(regions[0], 0.65);
  const whole =
    twin && areRicherSteps(lines, twin.region.lines)
      ? twin.region
      : regions.find((region) => explainsStepNames(region, lines));
  if (whole) return fromPage({ ...whole, lines: appendRest(whole.lines, lines) }, 0.8);
  const [first] = regions;
  if (
    first &&
    isBelow(first, ingredients) &&
    readingLength(lines) < maxStubLength &&
    readingLength(first.lines) > 4 * readingLength(lines)
  )
    return fromPage(first, 0.65);
  const named = prependNames(lines);
  const sections = isSameList(twin) ? addSectionTitles(named, twin.region.lines) : named;
  const end = isSameList(twin) ? { end: twin.region.end } : {};
  return { ...fromStructure(sections, reading, structuredConfidence(twin?.likeness, 1)), ...end };
}

/** Removes the second half of data that repeat the first one, if the page shows the list only once. */
function removeDoubled<T extends RecipeLine>(lines: T[], shown: RecipeLine[] | undefined): T[] {
  const half = lines.length / 2;
  if (!shown || half < 2 || !Number.isInteger(half) || shown.length > half * 1.5) return lines;
  const isTwice = lines.slice(0, half).every(({ text }, i) => text === lines[half + i]?.text);
  return isTwice ? lines.slice(0, half) : lines;
}

const isLoneNumber = ({ text }: RecipeLine) => /^\d+$/.test(text);

/** True if data were broken at decimal commas: "1", "5 l milk" where the page shows "1,5 l milk" in the same letters. */
function areBrokenLines(structured: RecipeLine[], visible: RecipeLine[]): boolean {
  if (visible.length >= structured.length || visible.length * 2 < structured.length) return false;
  return lettersAndDigits(texts(structured).join('')) === lettersAndDigits(texts(visible).join(''));
}

/** Drops a first line that is only a heading, such as "Ingredients" or "Method". */
function dropAnnouncement([first, ...rest]: NamedLine[]): NamedLine[] {
  return first && !(rest.length && isBareHeading(first.text)) ? [first, ...rest] : rest;
}

function fromPage(region: Region | undefined, confidence: number): ChosenList | null {
  if (!region) return null;
  const sure = Math.min(1, 0.5 + region.score / 20);
  const { lines, path, end, announced } = region;
  return { lines, source: 'page', path, confidence: round(confidence * sure), end, shownEnd: end, announced };
}

function fromStructure(lines: RecipeLine[], reading: Reading, confidence: number): ChosenList {
  return { lines, source: reading.source, path: reading.path, confidence: round(confidence) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns the confidence in structured data: higher if the page confirms them, lower without amounts. */
function structuredConfidence(likeness: number | undefined, amounts: number): number {
  const borneOut = likeness === undefined ? 0.88 : likeness > 0.8 ? 0.97 : likeness > 0.5 ? 0.9 : 0.8;
  return amounts < 0.2 ? borneOut * 0.7 : borneOut;
}

function amountShare(lines: RecipeLine[]): number {
  return lines.filter(({ text }) => hasAmount(text)).length / Math.max(1, lines.length);
}

/** True if the visible list is better because the structured one merges lines, or lacks amounts or lines. */
function areRicherIngredients(structured: RecipeLine[], visible: RecipeLine[], likeness: number): boolean {
  const [own, shown] = [texts(structured).flatMap(splitWords), wordsIncludingTitles(visible)];
  const contained = coverage(own, shown);
  if (contained < 0.75) return false;
  if (visible.length >= structured.length + 2 && structured.length <= 3) return true;
  if (amountShare(structured) < 0.35 && amountShare(visible) > amountShare(structured) + 0.3) return true;
  if (contained < 0.95 || shown.length < own.length) return false;
  const missing =
    visible.filter(({ text }) => ingredientLikeness(text) > 0.4 && !isSectionLine(text)).length - structured.length;
  return (
    (missing > structured.length * 0.3 && shown.length > own.length * 1.2) ||
    (missing >= 2 && likeness > 0.93 && shown.length > own.length + missing)
  );
}

/** Returns the lines in the page's wording if both lists agree line by line and the data are written for programs; else null. */
function linesAsShown(structured: RecipeLine[], visible: RecipeLine[]): RecipeLine[] | null {
  const titles = new Set(structured.map(({ title }) => title && lettersAndDigits(title)));
  const shown = visible.filter(({ text }) => !titles.has(lettersAndDigits(text)));
  if (structured.length !== shown.length) return null;
  const pairs = zip(structured, shown);
  if (!pairs.some(([own, line]) => isBetterWritten(own.text, line.text))) return null;
  const hasTitles = structured.some(({ title }) => title);
  return pairs.map(([own, line]) => ({ ...(hasTitles ? own : line), text: line.text }));
}

/** True for "2 cups" instead of "2 cup(s)", "400 g" for "400g", "3 eggs" for "3.0 eggs", "500 ml milk" for "milk, 500 ml". */
function isBetterWritten(own: string, shown: string): boolean {
  const has = (pattern: RegExp) => pattern.test(own) && !pattern.test(shown);
  if (has(/\p{L}\((?:s|es|en|n)\)/u) || has(/\d[.,]\d?0(?!\d)/)) return true;
  const isLetters = lettersAndDigits(own) === lettersAndDigits(shown);
  if (isLetters) return has(/^[\d.,/]+\p{L}/u);
  return startsWithAmount(shown) && !startsWithAmount(own) && coverage(splitWords(own), splitWords(shown)) === 1;
}

/** True if no structured ingredient has an amount, while a longer visible list of the same foods has amounts. */
function lacksAmounts(structured: RecipeLine[], best: Region | undefined): boolean {
  return (
    !!best &&
    !amountShare(structured) &&
    best.lines.length > 3 &&
    best.lines.length > structured.length &&
    amountShare(best.lines) > 0.5 &&
    coverage(texts(structured).flatMap(splitWords), wordsIncludingTitles(best.lines)) >= minSharedFoods
  );
}

/** Share of the words of data that a list of the page must repeat to be of the same recipe. */
const minSharedFoods = 0.5;

function wordsIncludingTitles(lines: RecipeLine[]): string[] {
  return lines.flatMap(({ title, text }) => splitWords(`${title ?? ''} ${text}`));
}

/** Appends the rest of a single structured step that the page does not show. */
function appendRest(shown: RecipeLine[], [whole, ...others]: RecipeLine[]): RecipeLine[] {
  const last = shown.at(-1)?.text ?? '';
  const at = whole && !others.length ? whole.text.lastIndexOf(last) : -1;
  const rest = whole && at >= 0 ? whole.text.slice(at + last.length).trim() : '';
  return stepLikeness(rest) >= 0.6 ? [...shown, { text: rest }] : shown;
}

/** Steps that are shorter on average are only names. */
const maxNameLength = 45;

/** True if the visible steps are better because the structured ones are truncated, only names, or merged into one. */
function areRicherSteps(structured: RecipeLine[], visible: RecipeLine[]): boolean {
  const [own, shown] = [readingLength(structured), readingLength(visible)];
  const more = visible.length > structured.length * 1.2 || own / structured.length < maxNameLength;
  const merged = structured.length === 1 && visible.length >= 2 && shown < 1.25 * own;
  if (!(more && shown > 1.6 * own) && !merged) return false;
  return coverage(texts(structured).flatMap(splitWords), wordsIncludingTitles(visible)) > 0.85;
}

/** True if the structured steps are only names, and the page has texts below them. */
function explainsStepNames({ lines }: Region, names: RecipeLine[]): boolean {
  const own = readingLength(names);
  if (names.length < 2 || own / names.length >= maxNameLength || readingLength(lines) < 1.6 * own) return false;
  const shown = new Set(lines.flatMap(({ title, text }) => [title ?? '', text].map(lettersAndDigits)));
  return names.filter(({ text }) => shown.has(lettersAndDigits(text))).length >= names.length * 0.7;
}

function prependNames(lines: NamedLine[]): RecipeLine[] {
  return lines.map(({ name, ...line }) => (name ? { ...line, text: namedText(name, line.text) } : line));
}

function namedText(name: string, text: string): string {
  return /[.:!?]$/.test(name) ? `${name} ${text}` : `${name}: ${text}`;
}

function isDescription([line, ...others]: RecipeLine[], description: string): boolean {
  if (!line || others.length || !description) return false;
  const [text, summary] = [lettersAndDigits(line.text), lettersAndDigits(description)];
  return text.startsWith(summary.slice(0, 60)) || summary.startsWith(text.slice(0, 60));
}
