import { lexiconFor, type CompiledLexicon } from '../lexicon/compile.ts';
import { amountStart, parseQuantity, vulgarFractions } from '../quantity.ts';
import type { Match } from '../lexicon/matcher.ts';
import { unitDimension, unitFacts } from '../units.ts';
import { fullnessAt } from './fullness.ts';
import { fractionBehind, numbersAt, skipSpaces, type Numbers, type Reading } from './numbers.ts';
import type { ParsedUnit, Span } from './parsed.ts';

export { isLetter, skipSpaces } from './numbers.ts';

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

/** The amount that begins at a position, or null. `words` allows spelled-out numbers. */
export function amountAt(text: string, start: number, lexicon: CompiledLexicon, words: boolean): Amount | null {
  const numbers = numbersAt(text, start, lexicon, words);
  if (!numbers) return null;
  const { low, high, end } = numbers;
  const unit = unitBehindNumber(text, numbers, lexicon);
  const rest = unit && low === high && Number.isInteger(low) ? restBehindUnit(text, unit, lexicon) : null;
  const added = rest?.value ?? 0;
  return {
    low: low + added,
    high: high + added,
    quantitySpan: [start, rest?.end ?? end],
    unit,
    span: [start, rest?.end ?? unit?.span[1] ?? end],
  };
}

/** Numbers that "of" follows: "une dizaine de feuilles". */
const collective = /(?:dizaine|quinzaine|vingtaine|trentaine|decina|ventina|decena|dezena|desena)$/iu;

/** The unit behind a number, and behind "of" after a fraction or a collective number: "3/4 di bicchiere". */
function unitBehindNumber(text: string, { low, end }: Numbers, lexicon: CompiledLexicon): FoundUnit | null {
  const at = skipSpaces(text, end);
  const unit = unitAt(text, at, lexicon) ?? (/[-‑]/.test(text[end] ?? '') ? unitAt(text, end + 1, lexicon) : null);
  if (unit || (Number.isInteger(low) && !collective.test(text.slice(0, end)))) return unit;
  const of = lexicon.of.at(text, at);
  return of && unitAt(text, skipSpaces(text, of.end), lexicon);
}

const thousandth = /\s(\d{3})(?=\s+\p{L}|\s*$)/uy;
const fractionOfUnit = new RegExp(String.raw`\s(\d\s?[/⁄]\s?\d|[${vulgarFractions}])(?=\s+\p{L}|\s*$)`, 'uy');

/** The rest of an amount behind its unit: "1 taza y media", "1 kg 500 de", "1 l 1/2 de". */
function restBehindUnit(text: string, { id, span: [, end] }: FoundUnit, lexicon: CompiledLexicon): Reading | null {
  const half = fractionBehind(text, end, lexicon);
  if (half) {
    const isHalf = lexicon.half.at(text, skipSpaces(text, end)) !== null;
    return isHalf || lexicon.of.at(text, skipSpaces(text, half.end)) ? half : null;
  }
  fractionOfUnit.lastIndex = thousandth.lastIndex = end;
  // "1 boîte 4/4" is one tin of that size
  const fraction = unitFacts.has(id ?? '') ? fractionOfUnit.exec(text)?.[1] : undefined;
  if (fraction) return { value: parseQuantity(fraction) ?? 0, end: fractionOfUnit.lastIndex };
  const thousandths = /^(?:kilogram|liter)$/.test(id ?? '') ? thousandth.exec(text)?.[1] : undefined;
  if (!thousandths || unitAt(text, skipSpaces(text, thousandth.lastIndex), lexicon)) return null;
  return { value: Number(thousandths) / 1000, end: thousandth.lastIndex };
}

/** The unit that begins at a position; adjectives of measure before it ("heaped", "große") belong to it. */
export function unitAt(text: string, start: number, lexicon: CompiledLexicon): FoundUnit | null {
  let at = start;
  for (let i = 0; i < 3; i++) {
    const mark = sizeMarkAt(text, at, lexicon);
    const unit = mark ? null : lexicon.units.at(text, at);
    if (unit && lexicon.nameSuffixes.at(text, skipSpaces(text, unit.end))) return null;
    if (unit) return { id: unit.value, text: text.slice(at, unit.end).trim(), span: [at, unit.end] };
    const adjective = mark ?? lexicon.about.at(text, at) ?? lexicon.sizes.at(text, at);
    const end = adjective?.end ?? fullnessAt(text, at);
    if (end === null) return null;
    at = skipSpaces(text, end);
  }
  return null;
}

/** Numbers of things, as opposed to grams. */
const fewThings = /(?:^|[^\d.,/])(?:[1-9]|1[0-2]|½)\s*$/;

/** The size "gr." or "kl." before a container or something that is counted: "1 gr. Dose", "2 kl. Zwiebeln". */
export function sizeMarkAt(text: string, at: number, lexicon: CompiledLexicon): Match<string> | null {
  const size = lexicon.sizeMarks.at(text, at);
  if (!size || !fewThings.test(text.slice(Math.max(0, at - 5), at))) return null;
  const next = skipSpaces(text, size.end);
  const unit = lexicon.units.at(text, next);
  lexicon.countable.lastIndex = next;
  return (unit && !unitFacts.has(unit.value)) || lexicon.countable.test(text) ? size : null;
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

/** Fraction behind a unit: "كوب ونصف", "כוס ורבע". */
const semiticFraction = /\s+(?:و\s?(نصف|ربع|ثلث)|ו(חצי|רבע|שליש))(?!\p{L})/uy;
const fractions = new Map<string, number>(
  Object.entries({ نصف: 1 / 2, ربع: 1 / 4, ثلث: 1 / 3, חצי: 1 / 2, רבע: 1 / 4, שליש: 1 / 3 }),
);
/** Arabic dual, which means two. */
const dual = /^\p{Script=Arabic}{2,}(?:ان|ين)(?:\s\p{Script=Arabic}+(?:ان|ين))?$/u;
/** Abbreviations of one letter are ambiguous. */
const minUnitLength = 2;

/** One unit and a part of it: "taza y media". */
function unitAndFraction(line: string, unit: Match<string>, lexicon: CompiledLexicon): Amount | null {
  const found = { id: unit.value, text: line.slice(unit.start, unit.end), span: [unit.start, unit.end] satisfies Span };
  const rest = lexicon.dense ? null : fractionBehind(line, unit.end, lexicon);
  if (!rest || !lexicon.half.at(line, skipSpaces(line, unit.end))) return null;
  const span: Span = [unit.start, rest.end];
  return { low: 1 + rest.value, high: 1 + rest.value, unit: found, span, quantitySpan: span };
}

/** The amount of a unit without a number: a dual, a unit with a fraction, or one unit in languages without articles. */
export function unitAsAmount(line: string, start: number, lexicon: CompiledLexicon): Amount | null {
  const unit = lexicon.units.at(line, start);
  if (!unit) return null;
  const text = line.slice(unit.start, unit.end);
  semiticFraction.lastIndex = unit.end;
  const match = semiticFraction.exec(line);
  const isMeasure = /^(?:volume|mass)$/.test(unitDimension(unit.value));
  const isDual = dual.test(text) && isMeasure;
  const isOne = lexicon.hasNoArticles && isMeasure && text.length >= minUnitLength;
  if (!match && isMeasure) {
    const fraction = unitAndFraction(line, unit, lexicon);
    if (fraction) return fraction;
  }
  if (!match && !isDual && !isOne) return null;
  const value = (isDual ? 2 : 1) + (fractions.get(match?.[1] ?? match?.[2] ?? '') ?? 0);
  const unitSpan: Span = [unit.start, unit.end];
  const quantitySpan: Span = match
    ? [match.index + match[0].length - match[0].trim().length, semiticFraction.lastIndex]
    : unitSpan;
  return {
    low: value,
    high: value,
    unit: { id: unit.value, text, span: unitSpan },
    span: [start, match ? semiticFraction.lastIndex : unit.end],
    quantitySpan,
  };
}

/** Metric abbreviations, which Italian cookbooks write before the number: "g 200 di farina". */
const metricFirst = /(?<![\p{L}\d])(?:k?g|gr|hg|dkg|dag|[dcm]?l|lt|κ?γρ?|г|кг|м?л)\.?\s?(?=\d)/iuy;

/** True if a metric unit and its number begin at a position. */
export function isMetricFirst(line: string, start: number): boolean {
  metricFirst.lastIndex = start;
  return metricFirst.test(line);
}

/** An amount with the unit before the number: "大さじ2", "gr. 200". */
export function unitFirst(line: string, start: number, lexicon: CompiledLexicon): Amount | null {
  if (!lexicon.dense && !isMetricFirst(line, start)) return null;
  const unit = lexicon.units.at(line, start);
  const amount = unit && amountAt(line, skipSpaces(line, unit.end), lexicon, true);
  if (!unit || !amount || amount.unit) return null;
  return {
    ...amount,
    unit: { id: unit.value, text: line.slice(unit.start, unit.end), span: [unit.start, unit.end] },
    span: [start, amount.span[1]],
  };
}
