import { lexiconFor, type CompiledLexicon } from '../lexicon/compile.ts';
import { amountPattern, amountStart, parseQuantity, toAsciiDigits } from '../quantity.ts';
import { unitDimension } from '../units.ts';
import type { ParsedUnit, Span } from './parsed.ts';

/** An amount in a text: a number or a range, with or without a unit. */
export interface Amount {
  low: number;
  high: number;
  unit: ParsedUnit | null;
  span: Span;
  quantitySpan: Span;
  unitSpan?: Span;
}

const numberAt = new RegExp(amountPattern, 'uy');
/** "2 and 1/2", "2 & ½", "1と1/2". */
const joinedFraction = /\s*(?:and|&|und|et|e|y|och|og|en|と|又)\s*(?=\d\s?[/⁄]\s?\d|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/iuy;
const dash = new RegExp(String.raw`\s?[-–—−~〜～]\s?(?=${amountStart})`, 'uy');

/** "1 e meia", "une tasse et demie" with the number first: half more. */
const andAHalf =
  /\s+(?:e mei[ao]|y medi[ao]|et demie?|e mezz[ao]|i mig|i mitja|en een half|en een halve|och en halv|och ett halvt|og en halv|ونصف|و نصف|וחצי|и половиной|и половина)(?!\p{L})/iuy;

interface Reading {
  value: number;
  end: number;
}

/** The amount that begins at a position, or null. `words` allows numbers that are written out. */
export function amountAt(text: string, start: number, lexicon: CompiledLexicon, words: boolean): Amount | null {
  const first = readNumber(text, start, lexicon, words);
  if (!first) return null;
  const second = rangeEnd(text, first, lexicon);
  const end = second?.end ?? first.end;
  const quantity = { low: first.value, high: second?.value ?? first.value, quantitySpan: [start, end] as Span };
  const unit = unitAt(text, skipSpaces(text, end), lexicon) ?? unitBehind(text, end, lexicon);
  const half = unit && !second && Number.isInteger(first.value) ? halfBehind(text, unit.span[1]) : null;
  if (half) quantity.low = quantity.high += 0.5;
  return {
    ...quantity,
    unit: unit && { id: unit.id, text: unit.text },
    span: [start, half ?? unit?.span[1] ?? end],
    ...(unit ? { unitSpan: unit.span } : {}),
  };
}

function readNumber(text: string, start: number, lexicon: CompiledLexicon, words: boolean): Reading | null {
  numberAt.lastIndex = start;
  const match = numberAt.exec(toAsciiDigits(text));
  const value = match && parseQuantity(match[0]);
  if (match && value !== null) return withFraction(text, { value, end: start + match[0].length });
  const word = words ? lexicon.numbers.at(text, start) : null;
  return word && { value: word.value, end: word.end };
}

/** "1 taza y media": where the half behind the unit ends. */
function halfBehind(text: string, end: number): number | null {
  andAHalf.lastIndex = end;
  return andAHalf.test(text) ? andAHalf.lastIndex : null;
}

function withFraction(text: string, first: Reading): Reading {
  andAHalf.lastIndex = first.end;
  if (Number.isInteger(first.value) && andAHalf.test(text))
    return { value: first.value + 0.5, end: andAHalf.lastIndex };
  joinedFraction.lastIndex = first.end;
  const joint = Number.isInteger(first.value) ? joinedFraction.exec(text) : null;
  if (!joint) return first;
  numberAt.lastIndex = first.end + joint[0].length;
  const match = numberAt.exec(text);
  const value = match && parseQuantity(match[0]);
  return match && value !== null && value < 1 ? { value: first.value + value, end: numberAt.lastIndex } : first;
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

export interface FoundUnit extends ParsedUnit {
  span: Span;
}

/** The unit that begins at a position; adjectives of measure before it ("heaped", "große") belong to it. */
export function unitAt(text: string, start: number, lexicon: CompiledLexicon): FoundUnit | null {
  let at = start;
  for (let i = 0; i < 3; i++) {
    const unit = lexicon.units.at(text, at);
    if (unit) return { id: unit.value, text: text.slice(at, unit.end).trim(), span: [at, unit.end] };
    const adjective = lexicon.about.at(text, at);
    if (!adjective) return null;
    at = skipSpaces(text, adjective.end);
  }
  return null;
}

/** The canonical id of the unit that a name, plural or abbreviation of a language means, if it is a unit as a whole. */
export function unitIdOf(name: string, language: string): string | null {
  const text = name.trim();
  const unit = unitAt(text, 0, lexiconFor(language));
  return unit?.span[1] === text.length ? unit.id : null;
}

/** Whether a word as a whole makes an amount approximate ("about", "ca."), or offers an alternative ("or"), in a language. */
export function isLexiconWord(kind: 'about' | 'or', word: string, language: string): boolean {
  return lexiconFor(language)[kind].at(word, 0)?.end === word.length;
}

/** "1-inch", "400-g": a hyphen between number and unit. */
function unitBehind(text: string, end: number, lexicon: CompiledLexicon): FoundUnit | null {
  return /[-‑]/.test(text[end] ?? '') ? unitAt(text, end + 1, lexicon) : null;
}

/** "كوب ونصف", "כוס ורבע": a unit without a number is one, and the fraction stands behind it; the Arabic dual is two. */
const fractionBehind = /\s+(?:و\s?(نصف|ربع|ثلث)|ו(חצי|רבע|שליש))(?!\p{L})/uy;
const fractions: Record<string, number> = { نصف: 1 / 2, ربع: 1 / 4, ثلث: 1 / 3, חצי: 1 / 2, רבע: 1 / 4, שליש: 1 / 3 };
const dual = /^\p{Script=Arabic}{2,}(?:ان|ين)$/u;

/** The amount that a unit without a number says, where it says one. */
export function unitAsAmount(line: string, start: number, lexicon: CompiledLexicon): Amount | null {
  const unit = lexicon.units.at(line, start);
  if (!unit) return null;
  const text = line.slice(unit.start, unit.end);
  fractionBehind.lastIndex = unit.end;
  const match = fractionBehind.exec(line);
  const isDual = dual.test(text) && unitDimension(unit.value ?? '') === 'volume';
  if (!match && !isDual) return null;
  const value = (isDual ? 2 : 1) + (match ? fractions[match[1] ?? match[2]!]! : 0);
  const unitSpan: Span = [unit.start, unit.end];
  const quantitySpan: Span = match
    ? [match.index + match[0].length - match[0].trim().length, fractionBehind.lastIndex]
    : unitSpan;
  return {
    low: value,
    high: value,
    unit: { id: unit.value, text },
    span: [start, match ? fractionBehind.lastIndex : unit.end],
    quantitySpan,
    unitSpan,
  };
}

export function skipSpaces(text: string, start: number): number {
  let at = start;
  while (at < text.length && /\s/.test(text[at]!)) at++;
  return at;
}

/** "大さじ2": the unit before the number. */
export function unitFirst(line: string, start: number, lexicon: CompiledLexicon): Amount | null {
  if (!lexicon.dense) return null;
  const unit = lexicon.units.at(line, start);
  const amount = unit && amountAt(line, skipSpaces(line, unit.end), lexicon, true);
  if (!unit || !amount || amount.unit) return null;
  return {
    ...amount,
    unit: { id: unit.value, text: line.slice(unit.start, unit.end) },
    unitSpan: [unit.start, unit.end],
    span: [start, amount.span[1]],
  };
}
