import type { Reading, RecipeLine, Source } from '../recipe.ts';
import type { Region } from '../visible/regions.ts';
import { covered, essence, similarity, wordsOf } from './compare.ts';

/** A list of ingredients or steps with where it was read and how sure that is. */
export interface ChosenList {
  lines: RecipeLine[];
  source: Source;
  path: string;
  confidence: number;
}

interface Candidates {
  structured: { lines: RecipeLine[]; reading: Reading } | null;
  regions: Region[];
}

const texts = (lines: RecipeLine[]) => lines.map(({ text }) => text);
const length = (lines: RecipeLine[]) => lines.reduce((sum, { text }) => sum + text.length, 0);

export function chooseIngredients({ structured, regions }: Candidates): ChosenList | null {
  if (!structured) return fromPage(regions[0], 0.75);
  const listed = splitHeadings(structured.lines);
  const twin = closest(regions, listed);
  const better = twin && richerIngredients(listed, twin.region.lines, twin.likeness);
  if (better) return fromPage(twin.region, 0.85);
  const sections = twin && twin.likeness > 0.6 ? withSections(listed, twin.region.lines) : listed;
  return fromStructure(sections, structured.reading, agreement(twin?.likeness, amountShare(listed)));
}

export function chooseSteps({ structured, regions }: Candidates, description: string): ChosenList | null {
  if (!structured) return fromPage(regions[0], 0.7);
  const { lines, reading } = structured;
  const twin = closest(regions, lines);
  if (isDescription(lines, description) && regions[0]) return fromPage(regions[0], 0.65);
  if (twin && richerSteps(lines, twin.region.lines)) return fromPage(twin.region, 0.8);
  if (length(lines) < 60 && regions[0] && length(regions[0].lines) > 4 * length(lines))
    return fromPage(regions[0], 0.65);
  const sections = twin && twin.likeness > 0.6 ? withSections(lines, twin.region.lines) : lines;
  return fromStructure(sections, reading, agreement(twin?.likeness, 1));
}

function fromPage(region: Region | undefined, confidence: number): ChosenList | null {
  if (!region) return null;
  const sure = Math.min(1, 0.5 + region.score / 20);
  return { lines: region.lines, source: 'page', path: region.path, confidence: round(confidence * sure) };
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

function closest(regions: Region[], lines: RecipeLine[]): { region: Region; likeness: number } | null {
  const rated = regions
    .slice(0, 8)
    .map((region) => ({ region, likeness: similarity(texts(lines), texts(region.lines)) }));
  const best = rated.sort((a, b) => b.likeness - a.likeness)[0];
  return best && best.likeness > 0.2 ? best : null;
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
  return (
    (visible.length > structured.length * 1.3 && shown.length > own.length * 1.2) ||
    (visible.length >= structured.length + 2 && likeness > 0.93)
  );
}

function wordsWithTitles(lines: RecipeLine[]): string[] {
  return lines.flatMap(({ title, text }) => wordsOf(`${title ?? ''} ${text}`));
}

function richerSteps(structured: RecipeLine[], visible: RecipeLine[]): boolean {
  const contained = covered(texts(structured).flatMap(wordsOf), wordsWithTitles(visible));
  if (contained > 0.6 && length(visible) > 1.6 * length(structured)) return true;
  return (
    structured.length === 1 && visible.length >= 2 && contained > 0.85 && length(visible) < 1.25 * length(structured)
  );
}

function isDescription(lines: RecipeLine[], description: string): boolean {
  if (lines.length > 1 || !description) return false;
  const [text, summary] = [essence(lines[0]!.text), essence(description)];
  return text.startsWith(summary.slice(0, 60)) || summary.startsWith(text.slice(0, 60));
}

/** Lines that are headings, such as "For the sauce:", become the titles of what follows. */
function splitHeadings(lines: RecipeLine[]): RecipeLine[] {
  const result: RecipeLine[] = [];
  let title = '';
  for (const line of lines) {
    if (isHeading(line.text)) title = line.text.replace(/\s*:$/, '');
    else {
      result.push(title ? { ...line, title } : line);
      title = '';
    }
  }
  return result;
}

function isHeading(text: string): boolean {
  return /:$/.test(text) && !/\d/.test(text) && text.length < 60;
}

/** Takes section titles from the visible list over to the structured one; structured lines that are such titles go. */
function withSections(structured: RecipeLine[], visible: RecipeLine[]): RecipeLine[] {
  if (structured.some(({ title }) => title)) return structured;
  const titles = new Map<string, string>();
  const names = new Set<string>();
  for (const { title, text } of visible) {
    if (!title) continue;
    names.add(essence(title));
    if (!titles.has(essence(text))) titles.set(essence(text), title);
  }
  const kept = structured.filter(({ text }) => !names.has(essence(text)));
  if (kept.length < structured.length * 0.5) return structured;
  return kept.map((line) => withTitle(line, titles));
}

function withTitle(line: RecipeLine, titles: Map<string, string>): RecipeLine {
  const title = titles.get(essence(line.text));
  titles.delete(essence(line.text));
  return title ? { ...line, title } : line;
}
