import { isSectionLine, splitSections } from '../ingredient-lines.ts';
import type { NamedLine, Reading, RecipeLine, Source } from '../recipe.ts';
import { noteText } from '../visible/lexicon.ts';
import { ingredientLikeness } from '../visible/likeness.ts';
import type { Region } from '../visible/regions.ts';
import { covered, essence, similarity, wordsOf } from './compare.ts';

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
  /** Further regions, to be asked for where none of the others is like the data. */
  others: () => Region[];
}

const texts = (lines: RecipeLine[]) => lines.map(({ text }) => text);
/** How long the lines are to read; a character of Chinese, Japanese or Korean says as much as three letters. */
const length = (lines: RecipeLine[]) =>
  lines.reduce(
    (sum, { text }) => sum + text.length + 2 * (text.match(/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/g)?.length ?? 0),
    0,
  );

export function chooseIngredients({ structured, regions, others }: Candidates): ChosenList | null {
  if (!structured) return fromPage(regions[0], 0.75);
  const listed = splitSections(structured.lines);
  const twin = twinOf(listed, regions, others);
  if (!twin && namesNoAmounts(listed, regions[0])) return fromPage(regions[0], 0.7);
  const better = twin && richerIngredients(listed, twin.region.lines, twin.likeness);
  if (better) return fromPage(twin.region, 0.85);
  const rewritten = twin && twin.likeness > 0.6 && writtenForPeople(listed, twin.region.lines);
  if (rewritten) return fromPage({ ...twin.region, lines: rewritten }, 0.95);
  const sections = twin && twin.likeness > 0.6 ? withSections(listed, twin.region.lines) : listed;
  return fromStructure(sections, structured.reading, agreement(twin?.likeness, amountShare(listed)));
}

/** The ingredients without the first steps, which a list on the page may run on into. */
export function withoutSteps(ingredients: ChosenList | null, steps: ChosenList | null): ChosenList | null {
  if (ingredients?.source !== 'page' || !steps) return ingredients;
  const known = new Set(steps.lines.map(({ text }) => essence(text)));
  const last = ingredients.lines.findLastIndex(({ text }) => !known.has(essence(text)));
  return last < 1 ? ingredients : { ...ingredients, lines: ingredients.lines.slice(0, last + 1) };
}

/** The steps, and apart from them the notes that follow the last one. What data call a step is one, unless it is the heading of notes. */
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
  const { lines, reading } = structured;
  const twin = twinOf(lines, regions, others);
  if (isDescription(lines, description) && regions[0]) return fromPage(regions[0], 0.65);
  if (twin && richerSteps(lines, twin.region.lines)) return fromPage(twin.region, 0.8);
  if (length(lines) < 60 && regions[0] && length(regions[0].lines) > 4 * length(lines))
    return fromPage(regions[0], 0.65);
  const named = withNames(lines);
  const sections = twin && twin.likeness > 0.6 ? withSections(named, twin.region.lines) : named;
  const end = twin && twin.likeness > 0.6 ? { end: twin.region.end } : {};
  return { ...fromStructure(sections, reading, agreement(twin?.likeness, 1)), ...end };
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

/** Structured data that the visible page bears out is nearly certain; without amounts it is doubtful. */
function agreement(likeness: number | undefined, amounts: number): number {
  const borneOut = likeness === undefined ? 0.88 : likeness > 0.8 ? 0.97 : likeness > 0.5 ? 0.9 : 0.8;
  return amounts < 0.2 ? borneOut * 0.7 : borneOut;
}

type Twin = { region: Region; likeness: number } | null;

function twinOf(lines: RecipeLine[], regions: Region[], others: () => Region[]): Twin {
  const twin = closest(regions, lines);
  if (twin && twin.likeness > 0.6) return twin;
  const other = closest(others(), lines);
  return other && other.likeness > (twin?.likeness ?? 0) ? other : twin;
}

/** The region most like the structured lines; regions far shorter or longer, and those after a match, are not looked at. */
function closest(regions: Region[], lines: RecipeLine[]): Twin {
  const [own, extent] = [texts(lines).flatMap(wordsOf), length(lines)];
  const known = new Set(own);
  let best: Twin = null;
  for (const region of distinct(regions.slice(0, 30)).slice(0, 8)) {
    const shown = length(region.lines);
    if (shown * 3 <= extent || shown >= extent * 8 || isForeign(region, known)) continue;
    const likeness = similarity(own, texts(region.lines).flatMap(wordsOf));
    if (likeness > (best?.likeness ?? 0.2)) best = { region, likeness };
    if (likeness > 0.97) break;
  }
  return best;
}

/** Whether hardly a word of some lines is known, which tells another list at little cost. */
function isForeign({ lines }: Region, known: Set<string>): boolean {
  const middle = Math.floor(lines.length / 2);
  const words = texts(lines.slice(middle, middle + 3))
    .flatMap(wordsOf)
    .slice(0, 60);
  return words.filter((word) => known.has(word)).length < words.length * 0.2;
}

/** One stretch of the page is often found by its heading, its class name and its look. */
function distinct(regions: Region[]): Region[] {
  const isSame = (one: Region, other: Region) => one.end === other.end && one.lines.length === other.lines.length;
  return regions.filter((region, i) => regions.findIndex((other) => isSame(region, other)) === i);
}

function amountShare(lines: RecipeLine[]): number {
  return lines.filter(({ text }) => /[\d½⅓⅔¼¾⅛]/.test(text)).length / Math.max(1, lines.length);
}

/** Whether the visible list is to be preferred: the structured one is merged, lacks amounts or lines. */
function richerIngredients(structured: RecipeLine[], visible: RecipeLine[], likeness: number): boolean {
  const [own, shown] = [texts(structured).flatMap(wordsOf), wordsWithTitles(visible)];
  const contained = covered(own, shown);
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

/** The lines as the page writes them, where the lists are the same line by line and the data's are written for programs. */
function writtenForPeople(structured: RecipeLine[], visible: RecipeLine[]): RecipeLine[] | null {
  const titles = new Set(structured.map(({ title }) => title && essence(title)));
  const shown = visible.filter(({ text }) => !titles.has(essence(text)));
  if (structured.length !== shown.length) return null;
  const better = structured.some(({ text }, i) => isBetterWritten(text, shown[i]!.text));
  const hasTitles = structured.some(({ title }) => title);
  return better ? structured.map((line, i) => ({ ...(hasTitles ? line : shown[i]!), text: shown[i]!.text })) : null;
}

/** "2 cups" for "2 cup(s)", "400 g" for "400g", "1 tbsp oil" for "18.20 g oil", "3 eggs" for "3.0 eggs", "500 ml milk" for "milk, 500 ml". */
function isBetterWritten(own: string, shown: string): boolean {
  const has = (pattern: RegExp) => pattern.test(own) && !pattern.test(shown);
  if (has(/\p{L}\((?:s|es|en|n)\)/u) || has(/\d[.,]\d?0(?!\d)/)) return true;
  const isLetters = essence(own) === essence(shown);
  if (isLetters) return has(/^[\d.,/]+\p{L}/u);
  return startsWithAmount(shown) && !startsWithAmount(own) && covered(wordsOf(own), wordsOf(shown)) === 1;
}

function startsWithAmount(text: string): boolean {
  return /^[\d½⅓⅔¼¾⅛]/.test(text);
}

/** Structured ingredients without a single amount, such as mere headings, beside a visible list that has them. */
function namesNoAmounts(structured: RecipeLine[], best: Region | undefined): boolean {
  return (
    !!best &&
    !amountShare(structured) &&
    best.lines.length > 3 &&
    best.lines.length > structured.length &&
    amountShare(best.lines) > 0.5
  );
}

function wordsWithTitles(lines: RecipeLine[]): string[] {
  return lines.flatMap(({ title, text }) => wordsOf(`${title ?? ''} ${text}`));
}

/** Whether the visible steps are to be preferred: the structured ones are cut short, names only, or merged into one. */
function richerSteps(structured: RecipeLine[], visible: RecipeLine[]): boolean {
  const contained = covered(texts(structured).flatMap(wordsOf), wordsWithTitles(visible));
  const [own, shown] = [length(structured), length(visible)];
  const more = visible.length > structured.length * 1.2 || own / structured.length < 45;
  if (contained > 0.85 && more && shown > 1.6 * own) return true;
  return structured.length === 1 && visible.length >= 2 && contained > 0.85 && shown < 1.25 * own;
}

function withNames(lines: NamedLine[]): RecipeLine[] {
  return lines.map(({ name, ...line }) => (name ? { ...line, text: namedText(name, line.text) } : line));
}

function namedText(name: string, text: string): string {
  return /[.:!?]$/.test(name) ? `${name} ${text}` : `${name}: ${text}`;
}

function isDescription(lines: RecipeLine[], description: string): boolean {
  if (lines.length > 1 || !description) return false;
  const [text, summary] = [essence(lines[0]!.text), essence(description)];
  return text.startsWith(summary.slice(0, 60)) || summary.startsWith(text.slice(0, 60));
}

/** Takes section titles from the visible list over to the structured one; structured lines that are such titles go. */
function withSections(structured: RecipeLine[], visible: RecipeLine[]): RecipeLine[] {
  const titled = visible.filter((line) => line.title);
  if (titled.length <= structured.filter(({ title }) => title).length) return structured;
  const names = new Set(titled.map(({ title }) => essence(title!)));
  const kept = structured.filter(({ text }) => !names.has(essence(text)));
  if (kept.length < structured.length * 0.5) return structured;
  const titles = new Map<RecipeLine, string>();
  // More sections than any recipe has are not matched, which would take quadratic time.
  for (const { title, text } of titled.slice(0, mostSections)) {
    const line = counterpart(kept, text, titles);
    if (line) titles.set(line, title!);
  }
  return kept.map((line) => (titles.has(line) ? { title: titles.get(line)!, ...line } : line));
}

const mostSections = 40;

/** The line of the data that a line of the page shows: the same letters, else mostly the same words. */
function counterpart(lines: RecipeLine[], text: string, taken: Map<RecipeLine, string>): RecipeLine | undefined {
  const free = lines.filter((line) => !taken.has(line));
  const letters = essence(text);
  const same = free.find((line) => essence(line.text) === letters);
  if (same) return same;
  const words = wordsOf(text);
  const rated = free.map((line) => ({ line, likeness: similarity(wordsOf(line.text), words) }));
  const best = rated.sort((a, b) => b.likeness - a.likeness)[0];
  return best && best.likeness > 0.6 ? best.line : undefined;
}
