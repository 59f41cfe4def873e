import { hasAmount, isSectionLine, splitSections, startsWithAmount } from '../ingredient-lines.ts';
import type { NamedLine, Reading, RecipeLine, Source } from '../recipe.ts';
import { isBareHeading, noteText } from '../visible/lexicon.ts';
import { ingredientLikeness, stepLikeness } from '../visible/likeness.ts';
import type { Region } from '../visible/lists/regions.ts';
import { coverage, lettersAndDigits, splitWords } from './text-similarity.ts';
import { addSectionTitles } from './section-titles.ts';
import { isSameList, readingLength, texts, findMatchingRegion } from './matching-region.ts';

/** A list of ingredients or steps with where it was read and how sure that is. */
export interface ChosenList {
  lines: RecipeLine[];
  source: Source;
  path: string;
  confidence: number;
  /** Where the list ends in the outline of the page, if it is shown there. */
  end?: number;
}

interface Candidates {
  structured: { lines: NamedLine[]; reading: Reading } | null;
  regions: Region[];
  /** Further regions, computed only where none of the others resembles the data. */
  others: () => Region[];
}

export function chooseIngredients({ structured, regions, others }: Candidates): ChosenList | null {
  if (!structured) return fromPage(regions[0], 0.75);
  const listed = splitSections(dropAnnouncement(structured.lines));
  const twin = findMatchingRegion(listed, regions, others);
  if (!twin && lacksAmounts(listed, regions[0])) return fromPage(regions[0], 0.7);
  const better = twin && areRicherIngredients(listed, twin.region.lines, twin.likeness);
  if (better) return fromPage(twin.region, 0.85);
  const rewritten = isSameList(twin) && linesAsShown(listed, twin.region.lines);
  if (rewritten) return fromPage({ ...twin.region, lines: rewritten }, 0.95);
  const sections = isSameList(twin) ? addSectionTitles(listed, twin.region.lines) : listed;
  return fromStructure(sections, structured.reading, structuredConfidence(twin?.likeness, amountShare(listed)));
}

/** The ingredients without the first steps, where the list on the page continues with them. */
export function removeSteps(ingredients: ChosenList | null, steps: ChosenList | null): ChosenList | null {
  if (ingredients?.source !== 'page' || !steps) return ingredients;
  const known = new Set(steps.lines.map(({ text }) => lettersAndDigits(text)));
  const isStep = ({ text }: RecipeLine) => known.has(lettersAndDigits(text)) && ingredientLikeness(text) < 0.4;
  const last = ingredients.lines.findLastIndex((line) => !isStep(line));
  return last < 1 ? ingredients : { ...ingredients, lines: ingredients.lines.slice(0, last + 1) };
}

/** The steps without ingredients that are listed among them, and without a line that only introduces those. */
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

/** The steps and, separately, the notes after the last one. Whatever the data call a step is one, but for a heading of notes. */
export function splitNotes(steps: ChosenList | null): { steps: ChosenList | null; notes: RecipeLine[] } {
  const lines = steps?.lines ?? [];
  const isNote = ({ text }: RecipeLine) => (steps?.source === 'page' ? noteText(text) !== null : noteText(text) === '');
  const first = steps?.source === 'json-ld' ? -1 : lines.findIndex(isNote);
  if (!steps || first < 1 || lines.length - first > Math.max(2, lines.length / 3)) return { steps, notes: [] };
  const notes = lines.slice(first).map(({ text }) => ({ text: noteText(text) ?? text }));
  return { steps: { ...steps, lines: lines.slice(0, first) }, notes: notes.filter(({ text }) => text) };
}

export function chooseSteps({ structured, regions, others }: Candidates, description: string): ChosenList | null {
  if (!structured) return fromPage(regions[0], 0.7);
  const { reading } = structured;
  const lines = dropAnnouncement(structured.lines);
  const twin = findMatchingRegion(lines, regions, others);
  if (isDescription(lines, description) && regions[0]) return fromPage(regions[0], 0.65);
  const whole =
    twin && areRicherSteps(lines, twin.region.lines)
      ? twin.region
      : regions.find((region) => explainsStepNames(region, lines));
  if (whole) return fromPage({ ...whole, lines: appendRest(whole.lines, lines) }, 0.8);
  if (readingLength(lines) < 60 && regions[0] && readingLength(regions[0].lines) > 4 * readingLength(lines))
    return fromPage(regions[0], 0.65);
  const named = prependNames(lines);
  const sections = isSameList(twin) ? addSectionTitles(named, twin.region.lines) : named;
  const end = isSameList(twin) ? { end: twin.region.end } : {};
  return { ...fromStructure(sections, reading, structuredConfidence(twin?.likeness, 1)), ...end };
}

/** A list without the word that announces it, which mark-up may hold as well: "Ingredients", "Method". */
function dropAnnouncement([first, ...rest]: NamedLine[]): NamedLine[] {
  return first && !(rest.length && isBareHeading(first.text)) ? [first, ...rest] : rest;
}

function fromPage(region: Region | undefined, confidence: number): ChosenList | null {
  if (!region) return null;
  const sure = Math.min(1, 0.5 + region.score / 20);
  const { lines, path, end } = region;
  return { lines, source: 'page', path, confidence: round(confidence * sure), end };
}

function fromStructure(lines: RecipeLine[], reading: Reading, confidence: number): ChosenList {
  return { lines, source: reading.source, path: reading.path, confidence: round(confidence) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Structured data that the visible page confirms are nearly certain; those without amounts are doubtful. */
function structuredConfidence(likeness: number | undefined, amounts: number): number {
  const borneOut = likeness === undefined ? 0.88 : likeness > 0.8 ? 0.97 : likeness > 0.5 ? 0.9 : 0.8;
  return amounts < 0.2 ? borneOut * 0.7 : borneOut;
}

function amountShare(lines: RecipeLine[]): number {
  return lines.filter(({ text }) => hasAmount(text)).length / Math.max(1, lines.length);
}

/** Whether to prefer the visible list: the structured one has lines merged into one, or lacks amounts or lines. */
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

/** The lines as the page writes them, where both lists agree line by line and those of the data are written for programs. */
function linesAsShown(structured: RecipeLine[], visible: RecipeLine[]): RecipeLine[] | null {
  const titles = new Set(structured.map(({ title }) => title && lettersAndDigits(title)));
  const shown = visible.filter(({ text }) => !titles.has(lettersAndDigits(text)));
  if (structured.length !== shown.length) return null;
  const better = structured.some(({ text }, i) => isBetterWritten(text, shown[i]!.text));
  const hasTitles = structured.some(({ title }) => title);
  return better ? structured.map((line, i) => ({ ...(hasTitles ? line : shown[i]!), text: shown[i]!.text })) : null;
}

/** "2 cups" for "2 cup(s)", "400 g" for "400g", "1 tbsp oil" for "18.20 g oil", "3 eggs" for "3.0 eggs", "500 ml milk" for "milk, 500 ml". */
function isBetterWritten(own: string, shown: string): boolean {
  const has = (pattern: RegExp) => pattern.test(own) && !pattern.test(shown);
  if (has(/\p{L}\((?:s|es|en|n)\)/u) || has(/\d[.,]\d?0(?!\d)/)) return true;
  const isLetters = lettersAndDigits(own) === lettersAndDigits(shown);
  if (isLetters) return has(/^[\d.,/]+\p{L}/u);
  return startsWithAmount(shown) && !startsWithAmount(own) && coverage(splitWords(own), splitWords(shown)) === 1;
}

/** Structured ingredients without a single amount, such as mere headings, beside a visible list that has them. */
function lacksAmounts(structured: RecipeLine[], best: Region | undefined): boolean {
  return (
    !!best &&
    !amountShare(structured) &&
    best.lines.length > 3 &&
    best.lines.length > structured.length &&
    amountShare(best.lines) > 0.5
  );
}

function wordsIncludingTitles(lines: RecipeLine[]): string[] {
  return lines.flatMap(({ title, text }) => splitWords(`${title ?? ''} ${text}`));
}

/** The lines into which the page breaks one text, with what the text says behind the last of them. */
function appendRest(shown: RecipeLine[], [whole, ...others]: RecipeLine[]): RecipeLine[] {
  const last = shown.at(-1)!.text;
  const at = others.length ? -1 : whole!.text.lastIndexOf(last);
  const rest = at < 0 ? '' : whole!.text.slice(at + last.length).trim();
  return stepLikeness(rest) >= 0.6 ? [...shown, { text: rest }] : shown;
}

/** Steps whose texts are shorter than this on average are only names. */
const maxNameLength = 45;

/** Whether to prefer the visible steps: the structured ones are cut short, are only names, or are merged into one. */
function areRicherSteps(structured: RecipeLine[], visible: RecipeLine[]): boolean {
  const [own, shown] = [readingLength(structured), readingLength(visible)];
  const more = visible.length > structured.length * 1.2 || own / structured.length < maxNameLength;
  const merged = structured.length === 1 && visible.length >= 2 && shown < 1.25 * own;
  if (!(more && shown > 1.6 * own) && !merged) return false;
  return coverage(texts(structured).flatMap(splitWords), wordsIncludingTitles(visible)) > 0.85;
}

/** Whether the steps of the data are names only, below which the page has the texts. */
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

function isDescription(lines: RecipeLine[], description: string): boolean {
  if (lines.length > 1 || !description) return false;
  const [text, summary] = [lettersAndDigits(lines[0]!.text), lettersAndDigits(description)];
  return text.startsWith(summary.slice(0, 60)) || summary.startsWith(text.slice(0, 60));
}
