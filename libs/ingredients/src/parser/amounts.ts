import { lexiconFor, type CompiledLexicon } from '../lexicon/compile.ts';
import {
  amountPattern,
  amountStart,
  isInThousands,
  parseQuantity,
  toAsciiDigits,
  vulgarFractions,
} from '../quantity.ts';
import { unitDimension } from '../units.ts';
import type { ParsedUnit, Span } from './parsed.ts';

/** An amount in a text: a number or a range, with or without a unit. */
export interface Amount {
  low: number;
  high: number;
  unit: FoundUnit | null;
  span: Span;
  quantitySpan: Span;
}

export interface FoundUnit extends ParsedUnit {
  span: Span;
}

const numberAtStart = new RegExp(`^${amountPattern}`, 'u');
/** Maximum length of a number; bounds the time for texts that are one long number. */
const maxNumberLength = 50;
const fractionAt = new RegExp(String.raw`[\s-]*(?=\d\s?[/⁄]\s?\d|[${vulgarFractions}])`, 'uy');
const dash = new RegExp(String.raw`\s?[-–—−~〜～]\s?(?=${amountStart})`, 'uy');

const denseStart = /(?<![\d.,/])(?=\d|[^\u0000-\u02ff])/gu;
/** Start of a number or a word, also behind the Arabic "and" that has no space after it; not inside a number. */
const numberStart = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}.,°]|\d\s?[/–-])(?=${amountStart}|\p{L})|(?<=(?<!\p{L})و)(?=\d))`,
  'gu',
);
/** Offsets at which an amount can begin. */
export function* amountStarts(text: string, { dense }: CompiledLexicon): Generator<number> {
  for (const { index } of text.matchAll(dense ? denseStart : numberStart)) yield index;
}

interface Reading {
  value: number;
  end: number;
}

/** The amount that begins at a position, or null. `words` allows spelled-out numbers. */
export function amountAt(text: string, start: number, lexicon: CompiledLexicon, words: boolean): Amount | null {
  const first = readNumber(text, start, lexicon, words);
  if (!first) return null;
  const second = rangeEnd(text, first, lexicon);
  const end = second?.end ?? first.end;
  const quantitySpan: Span = [start, end];
  const unit = unitAt(text, skipSpaces(text, end), lexicon) ?? unitBehind(text, end, lexicon);
  const half = unit && !second && Number.isInteger(first.value) ? halfBehind(text, unit.span[1], lexicon) : null;
  const added = half ? 0.5 : 0;
  return {
    low: first.value + added,
    high: (second?.value ?? first.value) + added,
    quantitySpan,
    unit,
    span: [start, half ?? unit?.span[1] ?? end],
  };
}

/** @returns the number in figures that begins at a position, in ASCII digits */
function numberAt(text: string, start: number): string | undefined {
  return numberAtStart.exec(toAsciiDigits(text.slice(start, start + maxNumberLength)))?.[0];
}

function readNumber(text: string, start: number, lexicon: CompiledLexicon, words: boolean): Reading | null {
  const written = numberAt(text, start);
  const value = written && parseQuantity(written);
  // zero is not an amount: "farina 00"
  if (written && value) {
    const end = start + written.length;
    const factor = isInThousands(written, unitOfNumber(text, end, lexicon)) ? 1000 : 1;
    return withFraction(text, { value: value * factor, end }, lexicon);
  }
  const word = words ? lexicon.numbers.at(text, start) : null;
  if (!word || !(lexicon.dense || !isLetter(text[word.end]) || unitAt(text, word.end, lexicon))) return null;
  const half = Number.isInteger(word.value) ? halfBehind(text, word.end, lexicon) : null;
  return half ? { value: word.value + 0.5, end: half } : word;
}

/** The unit behind a number, or behind the range that the number begins. */
function unitOfNumber(text: string, end: number, lexicon: CompiledLexicon): string | null | undefined {
  dash.lastIndex = end;
  const second = dash.test(text) ? numberAt(text, dash.lastIndex) : undefined;
  const last = second ? dash.lastIndex + second.length : end;
  return unitAt(text, skipSpaces(text, last), lexicon)?.id;
}

export const isLetter = (character = '') => /\p{L}/u.test(character);

/** @returns the end of a half behind a number or a unit: "1 e meia", "2 muỗng rưỡi", "1杯半" */
function halfBehind(text: string, end: number, lexicon: CompiledLexicon): number | null {
  const half = lexicon.half.at(text, skipSpaces(text, end));
  return half && !isLetter(text[half.end]) ? half.end : null;
}

/** Adds a fraction to a whole number: "1 and 1/2", "1 und ½", "1 e meia"; "1 halbe" is a half. */
function withFraction(text: string, first: Reading, lexicon: CompiledLexicon): Reading {
  if (!Number.isInteger(first.value)) return first;
  const half = halfBehind(text, first.end, lexicon);
  if (half) return { value: first.value + 0.5, end: half };
  const next = skipSpaces(text, first.end);
  const part = first.value === 1 && next > first.end ? lexicon.numbers.at(text, next) : null;
  if (part && part.value < 1) return part;
  const joint = lexicon.and.at(text, next);
  fractionAt.lastIndex = joint?.end ?? 0;
  if (!joint || !fractionAt.test(text)) return first;
  const start = fractionAt.lastIndex;
  const written = numberAt(text, start);
  const value = written ? parseQuantity(written) : null;
  return written && value !== null && value < 1 ? { value: first.value + value, end: start + written.length } : first;
}

function rangeEnd(text: string, first: Reading, lexicon: CompiledLexicon): Reading | null {
  dash.lastIndex = first.end;
  if (dash.test(text)) return larger(readNumber(text, dash.lastIndex, lexicon, false), first);
  const space = skipSpaces(text, first.end);
  const word = lexicon.to.at(text, space);
  if (!word || (space === first.end && !lexicon.dense)) return null;
  return larger(readNumber(text, skipSpaces(text, word.end), lexicon, true), first);
}

function larger(second: Reading | null, first: Reading): Reading | null {
  return second && second.value > first.value ? second : null;
}

/** The unit that begins at a position; adjectives of measure before it ("heaped", "große") belong to it. */
export function unitAt(text: string, start: number, lexicon: CompiledLexicon): FoundUnit | null {
  let at = start;
  for (let i = 0; i < 3; i++) {
    const unit = lexicon.units.at(text, at);
    if (unit && lexicon.nameSuffixes.at(text, skipSpaces(text, unit.end))) return null;
    if (unit) return { id: unit.value, text: text.slice(at, unit.end).trim(), span: [at, unit.end] };
    const adjective = lexicon.about.at(text, at) ?? lexicon.sizes.at(text, at);
    if (!adjective) return null;
    at = skipSpaces(text, adjective.end);
  }
  return null;
}

/** @returns the canonical id of a name, plural or abbreviation of a unit in a language, else null */
export function unitIdOf(name: string, language: string): string | null {
  const text = name.trim();
  const unit = unitAt(text, 0, lexiconFor(language));
  return unit?.span[1] === text.length ? unit.id : null;
}

/** True for a word for an approximate amount ("about", "ca."), an alternative ("or"), or between unit and food ("of", "d'"). */
export function isLexiconWord(kind: 'about' | 'or' | 'of', word: string, language: string): boolean {
  return lexiconFor(language)[kind].at(word, 0)?.end === word.length;
}

/** @returns the unit behind a number and a hyphen: "1-inch", "400-g" */
function unitBehind(text: string, end: number, lexicon: CompiledLexicon): FoundUnit | null {
  return /[-‑]/.test(text[end] ?? '') ? unitAt(text, end + 1, lexicon) : null;
}

/** Fraction behind a unit: "كوب ونصف", "כוס ורבע". */
const fractionBehind = /\s+(?:و\s?(نصف|ربع|ثلث)|ו(חצי|רבע|שליש))(?!\p{L})/uy;
const fractions = new Map<string, number>(
  Object.entries({ نصف: 1 / 2, ربع: 1 / 4, ثلث: 1 / 3, חצי: 1 / 2, רבע: 1 / 4, שליש: 1 / 3 }),
);
/** Arabic dual, which means two. */
const dual = /^\p{Script=Arabic}{2,}(?:ان|ين)(?:\s\p{Script=Arabic}+(?:ان|ين))?$/u;
/** Abbreviations of one letter are ambiguous. */
const minUnitLength = 2;

/** The amount of a unit without a number: a dual, a unit with a fraction, or one unit in languages without articles. */
export function unitAsAmount(line: string, start: number, lexicon: CompiledLexicon): Amount | null {
  const unit = lexicon.units.at(line, start);
  if (!unit) return null;
  const text = line.slice(unit.start, unit.end);
  fractionBehind.lastIndex = unit.end;
  const match = fractionBehind.exec(line);
  const isMeasure = /^(?:volume|mass)$/.test(unitDimension(unit.value));
  const isDual = dual.test(text) && isMeasure;
  const isOne = lexicon.hasNoArticles && isMeasure && text.length >= minUnitLength;
  if (!match && !isDual && !isOne) return null;
  const value = (isDual ? 2 : 1) + (fractions.get(match?.[1] ?? match?.[2] ?? '') ?? 0);
  const unitSpan: Span = [unit.start, unit.end];
  const quantitySpan: Span = match
    ? [match.index + match[0].length - match[0].trim().length, fractionBehind.lastIndex]
    : unitSpan;
  return {
    low: value,
    high: value,
    unit: { id: unit.value, text, span: unitSpan },
    span: [start, match ? fractionBehind.lastIndex : unit.end],
    quantitySpan,
  };
}

export function skipSpaces(text: string, start: number): number {
  let at = start;
  while (at < text.length && /\s/.test(text.charAt(at))) at++;
  return at;
}

/** An amount with the unit before the number: "大さじ2". */
export function unitFirst(line: string, start: number, lexicon: CompiledLexicon): Amount | null {
  if (!lexicon.dense) return null;
  const unit = lexicon.units.at(line, start);
  const amount = unit && amountAt(line, skipSpaces(line, unit.end), lexicon, true);
  if (!unit || !amount || amount.unit) return null;
  return {
    ...amount,
    unit: { id: unit.value, text: line.slice(unit.start, unit.end), span: [unit.start, unit.end] },
    span: [start, amount.span[1]],
  };
}
