import { skipBullets } from './parser/bullets.ts';

/** The wording of a line. Its food and unit are linked separately and do not change the displayed words. */
export interface LineWords {
  /** The line with the placeholders `{amount}`, `{unit}`, `{food}` and `{note}`; null for the usual order of parts. */
  line: string | null;
  /** Null if the amount is not from the text; empty if the text has no number and means one ("pinch of salt"). */
  amount: string | null;
  /** Null for the name of the unit; empty if the amount contains the unit. */
  unit: string | null;
  /** Null for the name of the food. */
  food: string | null;
}

type Span = readonly [start: number, end: number];
const parts = ['amount', 'unit', 'food', 'note'] as const;
type Part = (typeof parts)[number];

/** Ranges of the parts in a line. A part without a range stays as written until it changes. */
export interface LinePlaces {
  amount?: Span;
  unit?: Span;
  food?: Span;
  note?: Span;
}

const placeholder = /\{(?:amount|unit|food|note)\}/g;

/** Replaces repeated and unusual spaces by one; keeps the wide space of Chinese and Japanese. */
const normalizeSpaces = (text: string): string => text.replace(/[^\S\u3000]+/g, ' ');

/** Creates the wording of a line. `isOne` is true for a unit without an amount. */
export function wordsOf(text: string, places: LinePlaces, isOne: boolean): LineWords {
  const { amount, unit, food, note } = places;
  const within = amount && unit && amount[0] <= unit[0] && unit[1] <= amount[1];
  const apart = unit && !(amount && amount[0] < unit[1] && unit[0] < amount[1]);
  const spans: [Part, Span | undefined][] = [
    ['amount', amount],
    ['unit', apart ? unit : undefined],
    ['food', food],
    ['note', note],
  ];
  let line = '';
  let from = skipBullets(text);
  for (const [part, [start, end]] of inOrder(spans)) {
    line += text.slice(from, start);
    if (part === 'amount') line += within ? '{amount}{unit}' : '{amount}';
    else if (part === 'unit' && isOne) line = withAmount(line);
    else line += `{${part}}`;
    from = end;
  }
  line = normalizeSpaces(line + text.slice(from)).trim();
  const written = (span: Span | undefined) => (span ? normalizeSpaces(text.slice(...span)) : null);
  const isImplied = isOne && line.includes('{amount}');
  return { line, amount: isImplied ? '' : written(amount), unit: within ? '' : written(unit), food: written(food) };
}

/** Adds a unit and the place of its amount, which is before a size: "16-ounce can". */
function withAmount(line: string): string {
  const size = /\d\S*[-‑]\p{L}+\.?\s(?:\{food\}\s)?$/u.exec(line)?.index ?? line.length;
  return `${line.slice(0, size)}{amount}${line.slice(size)}{unit}`;
}

/** Sorts the parts by position; drops parts that overlap the one before. */
function inOrder(spans: [Part, Span | undefined][]): [Part, Span][] {
  const sorted = spans
    .flatMap(([part, span]): [Part, Span][] => (span ? [[part, span]] : []))
    .toSorted(([, a], [, b]) => a[0] - b[0]);
  return sorted.filter(([, [start]], index) => start >= (sorted[index - 1]?.[1][1] ?? 0));
}

/** Wording of a line without known parts. */
export const plainWords = (text: string): LineWords => ({
  line: normalizeSpaces(text.slice(skipBullets(text))).trim(),
  amount: null,
  unit: null,
  food: null,
});

/** Splits a line with placeholders into texts and parts. */
export function layoutOf(line: string): { part: Part | 'text'; text: string }[] {
  const pieces: { part: Part | 'text'; text: string }[] = [];
  let from = 0;
  for (const match of line.matchAll(placeholder)) {
    if (match.index > from) pieces.push({ part: 'text', text: line.slice(from, match.index) });
    const part = parts.find((name) => match[0] === `{${name}}`);
    if (part) pieces.push({ part, text: '' });
    from = match.index + match[0].length;
  }
  if (from < line.length) pieces.push({ part: 'text', text: line.slice(from) });
  return pieces;
}

/** First letter after an elided particle: "d'ail". */
const vowel = /^[aeiouhàâäéèêëîïôöùûüœ]/i;

/** Changed parts of a line. */
export interface LineChange {
  amount: boolean;
  unit: boolean;
  /** The new food, empty if it was removed; null if unchanged. */
  food: string | null;
  /** The old note, if it changed. */
  note?: string;
}

/** Adapts the wording of a changed line: unchanged parts keep their words, changed ones get the name of their food or unit. */
export function rewordLine(words: LineWords | null, { amount, unit, food, note }: LineChange): LineWords | null {
  if (!words || !(amount || unit || food !== null || note !== undefined)) return words;
  const changed: LineWords = {
    line: words.line,
    amount: amount ? null : words.amount,
    unit: unit ? null : words.unit,
    food: food === null ? words.food : null,
  };
  const has = (part: Part) => changed.line?.includes(`{${part}}`) ?? false;
  const isElided = /['’]\{food\}/.test(changed.line ?? '') && !vowel.test(food ?? 'a');
  const isLost = (amount && !has('amount')) || (unit && !has('unit')) || (food !== null && !has('food'));
  if (isLost || isElided) changed.line = null;
  if (unit) changed.line = changed.line?.replace('{amount}{unit}', '{amount} {unit}') ?? null;
  if (note !== undefined && !has('note')) changed.line = note || !changed.line ? null : `${changed.line}, {note}`;
  return Object.values(changed).every((one) => one === null) ? null : changed;
}
