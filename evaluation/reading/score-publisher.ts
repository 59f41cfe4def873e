/**
 * Scores the parser on a publisher's lines: `node --conditions=source evaluation/reading/score-publisher.ts <
 * lines.jsonl`. Options: [--by language] [--detect] [--wrong n].
 */
import { parseArgs } from 'node:util';
import { parseQuantity } from '#ingredients';
import { parseIngredient, type ParsedIngredient } from '#ingredients/parser';
import { jsonLines } from './json-lines.ts';
import { published, type PublishedLine, type StoredLine } from './published.ts';

const sizes = new Set(
  'small medium large big extra-large jumbo whole med lg sm heaping heaped level scant packed each'.split(' '),
);

function words(text: string): string[] {
  const found = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.map(singular).filter((word) => !sizes.has(word));
}

function singular(word: string): string {
  if (/(?:ss|us)$/.test(word) || word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/leaves$/, 'leaf')
    .replace(/(?<=ch|sh|x|o|ss)es$/, '')
    .replace(/s$/, '');
}

const withoutBrackets = (text: string) => text.replace(/\([^)]*\)?|\[[^\]]*\]/g, ' ');

/** A range needs both its ends. */
function isQuantityRight({ quantity }: PublishedLine, parsed: ParsedIngredient): boolean {
  const [low = null, high = null] = ends(quantity);
  return isSame(parsed.quantity, low) && isSame(parsed.quantityMax, high === low ? null : high);
}

function ends(quantity: string): (number | null)[] {
  if (!quantity.trim()) return [];
  const whole = parseQuantity(quantity);
  return whole === null ? quantity.split(/\s*(?:[-–]|to)\s*/).map((end) => parseQuantity(end)) : [whole];
}

function isSame(mine: number | null, theirs: number | null): boolean {
  return mine === theirs || (mine !== null && theirs !== null && Math.abs(mine - theirs) <= 0.011 * theirs);
}

/** A unit is right if it means the same, or if the publisher left it in the name. */
function isUnitRight({ unit, name, language }: PublishedLine, { unit: mine }: ParsedIngredient): boolean {
  const theirs = words(withoutBrackets(unit));
  const ours = words(mine?.text ?? '');
  if (!theirs.length) return !ours.length || ours.every((word) => words(name).includes(word));
  const id = parseIngredient(`1 ${withoutBrackets(unit)} salt`, { language }).unit?.id ?? null;
  return (mine !== null && mine.id !== null && mine.id === id) || ours.some((word) => theirs.includes(word));
}

/** Particles between amount and food belong to neither. */
const particles = new Set('de d di du des la l van av af do da of'.split(' '));

/** Drops leading particles and units from a name. */
function foodOf(name: string[], unit: string[]): string[] {
  return name.slice(name.findIndex((word) => !particles.has(word) && !unit.includes(word)));
}

/** Compares foods without sizes, brackets and text after a comma. */
function isFoodSame({ name, unit }: PublishedLine, { food, unit: mine }: ParsedIngredient): boolean {
  const left = unit.trim() ? [] : words(mine?.text ?? '');
  return isEqual(words(food), foodOf(words(withoutBrackets(name).split(',')[0]!), left));
}

/**
 * True if nothing is lost but the split differs: the food is part of the publisher's name and the rest is in note, unit or
 * another amount, or the food is the name plus the alternative from the publisher's notes.
 */
function isSplitElsewhere({ name, notes }: PublishedLine, { food, note, unit, amounts }: ParsedIngredient): boolean {
  const [ours, theirs] = [words(food), words(name)];
  if (!ours.length) return false;
  const rest = theirs.filter((word) => !ours.includes(word) && !joints.has(word) && !/^\d/.test(word));
  const elsewhere = words([note, unit?.text, ...amounts.map((amount) => amount.unit?.text)].join(' '));
  if (ours.every((word) => theirs.includes(word))) return rest.every((word) => elsewhere.includes(word));
  const alternative = alternatives.test(notes) ? words(notes) : [];
  const whole = [...words(withoutBrackets(name)), ...alternative];
  return alternative.length > 0 && isEqual(ours, whole.slice(0, ours.length));
}

const alternatives = /^\W*(?:or|oder|of|eller|ou|o|vagy)(?!\p{L})/iu;
const joints = new Set('of plus and or with a the can'.split(' '));

function isEqual(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i]);
}

const { values: options } = parseArgs({
  options: {
    wrong: { type: 'string', default: '0' },
    by: { type: 'string', default: 'source' },
    detect: { type: 'boolean', default: false },
  },
});
type Rows = Map<string, Record<string, number>>;
const counts: Rows = new Map();
const byConfidence: Rows = new Map();
let left = Number(options.wrong);
for await (const stored of jsonLines<StoredLine>()) {
  const line = published(stored);
  if (!line) continue;
  const parsed = parseIngredient(line.sentence, { language: options.detect ? undefined : line.language });
  const [quantity, unit, same] = [isQuantityRight(line, parsed), isUnitRight(line, parsed), isFoodSame(line, parsed)];
  const food = same || isSplitElsewhere(line, parsed);
  const right = quantity && unit && food;
  const judged = { lines: true, quantity, unit, 'food as published': same, food, 'all three': right };
  for (const group of [options.by === 'language' ? (line.language ?? '') : line.source, 'all'])
    add(counts, group, judged);
  add(byConfidence, bin(parsed.confidence.overall), { lines: true, 'all three': right });
  if (!right && left-- > 0) console.log(difference(line, parsed));
}
show(counts);
show(byConfidence);

function show(rows: Rows): void {
  const sorted = [...rows].sort(([a], [b]) => (a < b ? 1 : -1));
  console.table(Object.fromEntries(sorted.map(([group, row]) => [group, percent(row)])));
}

function bin(confidence: number): string {
  const from = [0.99, 0.97, 0.9, 0.8, 0.7, 0.5].find((limit) => confidence >= limit) ?? 0;
  return `from ${from}`;
}

function add(rows: Rows, group: string, judged: Record<string, boolean>): void {
  const row = rows.get(group) ?? {};
  rows.set(group, row);
  for (const [key, right] of Object.entries(judged)) row[key] = (row[key] ?? 0) + (right ? 1 : 0);
}

function percent(row: Record<string, number>): Record<string, number> {
  const share = (count: number) => Math.round((1000 * count) / row['lines']!) / 10;
  return Object.fromEntries(Object.entries(row).map(([key, count]) => [key, key === 'lines' ? count : share(count)]));
}

function difference(line: PublishedLine, parsed: ParsedIngredient): string {
  const theirs = [line.quantity, line.unit, line.name, line.notes].join(' | ');
  const ours = [parsed.quantity, parsed.quantityMax, parsed.unit?.text, parsed.food, parsed.note].join(' | ');
  return `${line.sentence}\n  theirs: ${theirs}\n  ours: ${ours}`;
}
