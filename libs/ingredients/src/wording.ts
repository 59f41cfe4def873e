import { skipBullets } from './parser/bullets.ts';

/** The words of a line as its author wrote them. The food and the unit that they mean are linked beside, and change nothing of what is read. */
export interface LineWords {
  /** The line with `{amount}`, `{unit}`, `{food}` and `{note}` in the places of its parts; null: one after the other. */
  line: string | null;
  /** Null where the amount is not from the text; empty where the text says none and one is meant ("pinch of salt"). */
  amount: string | null;
  /** Null where the unit goes by its own name; empty where the amount says it already. */
  unit: string | null;
  /** Null where the food goes by its own name. */
  food: string | null;
}

type Span = readonly [start: number, end: number];
type Part = 'amount' | 'unit' | 'food' | 'note';

/** Ranges of the parts in a line. A part without a range stays as written until it is changed. */
export interface LinePlaces {
  amount?: Span;
  unit?: Span;
  food?: Span;
  note?: Span;
}

const mark = /\{(amount|unit|food|note)\}/g;

/** Spaces of no meaning become one; the wide one of Chinese and Japanese was typed as it is. */
const oneSpaced = (text: string): string => text.replace(/[^\S\u3000]+/g, ' ');

/** A line with the places of its parts, `isOne` where it has a unit and no amount. */
export function wordsOf(text: string, places: LinePlaces, isOne: boolean): LineWords {
  const { amount, unit, food, note } = places;
  const within = amount && unit && amount[0] <= unit[0] && unit[1] <= amount[1];
  const apart = unit && !(amount && amount[0] < unit[1] && unit[0] < amount[1]);
  const found: [Part, Span | undefined][] = [
    ['amount', amount],
    ['unit', apart ? unit : undefined],
    ['food', food],
    ['note', note],
  ];
  let line = '';
  let from = skipBullets(text);
  for (const [part, [start, end]] of inOrder(found)) {
    line += text.slice(from, start);
    if (part === 'amount') line += within ? '{amount}{unit}' : '{amount}';
    else line += part === 'unit' && isOne ? '{amount}{unit}' : `{${part}}`;
    from = end;
  }
  line = oneSpaced(line + text.slice(from)).trim();
  const written = (span: Span | undefined) => (span ? oneSpaced(text.slice(...span)) : null);
  const isImplied = isOne && line.includes('{amount}');
  return { line, amount: isImplied ? '' : written(amount), unit: within ? '' : written(unit), food: written(food) };
}

function inOrder(found: [Part, Span | undefined][]): [Part, Span][] {
  const spans = found.filter((one): one is [Part, Span] => one[1] !== undefined);
  const sorted = spans.toSorted(([, a], [, b]) => a[0] - b[0]);
  return sorted.filter(([, [start]], index) => index === 0 || start >= sorted[index - 1]![1][1]);
}

/** Words of a line in which no part has a place. */
export const plainWords = (text: string): LineWords => ({
  line: oneSpaced(text.slice(skipBullets(text))).trim(),
  amount: null,
  unit: null,
  food: null,
});

/** The texts and the parts of a line, in their order. */
export function layoutOf(line: string): { part: Part | 'text'; text: string }[] {
  const pieces: { part: Part | 'text'; text: string }[] = [];
  let from = 0;
  for (const match of line.matchAll(mark)) {
    if (match.index > from) pieces.push({ part: 'text', text: line.slice(from, match.index) });
    pieces.push({ part: match[1] as Part, text: '' });
    from = match.index + match[0].length;
  }
  if (from < line.length) pieces.push({ part: 'text', text: line.slice(from) });
  return pieces;
}

/** Before it, particles are elided: "d'ail". */
const vowel = /^[aeiouhàâäéèêëîïôöùûüœ]/i;

/** Parts of a line that were changed. */
export interface LineChange {
  amount: boolean;
  unit: boolean;
  /** The other food, empty where there is none any more; null where it is the same. */
  food: string | null;
  /** The note before, where it is another one now. */
  note?: string;
}

/** The words of a line of which something was changed: what stays keeps its words, what was changed goes by its own name. */
export function reworded(words: LineWords | null, { amount, unit, food, note }: LineChange): LineWords | null {
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
