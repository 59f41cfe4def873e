import type { CompiledLexicon } from '../lexicon/compile.ts';
import { toAsciiDigits } from '../digits.ts';
import {
  amountPattern,
  amountStart,
  isInThousands,
  isRatio,
  isWithDecimalComma,
  parseQuantity,
  parseSlashRange,
  vulgarFractions,
} from '../quantity.ts';

const numberAtStart = new RegExp(`^${amountPattern}`, 'u');
/** Maximum length of a number; bounds the time for texts that are one long number. */
const maxNumberLength = 50;
const fractionAt = new RegExp(String.raw`[\s-]*(?=\d\s?[/⁄]\s?\d|[${vulgarFractions}])`, 'uy');
const dash = new RegExp(String.raw`\s?[-–—−~〜～]\s?(?=${amountStart})`, 'uy');

/** A number and the offset behind it. */
export interface Reading {
  value: number;
  end: number;
}

/** A number or a range, and the offset behind it. */
export interface Numbers {
  low: number;
  high: number;
  end: number;
}

/** The number or range that begins at a position: "2", "2 bis 3", "entre 3 y 4". `words` allows spelled-out numbers. */
export function numbersAt(text: string, start: number, lexicon: CompiledLexicon, words: boolean): Numbers | null {
  const slashed = slashRangeAt(text, start, lexicon);
  if (slashed) return slashed;
  const between = words ? lexicon.between.at(text, start) : null;
  const first = readNumber(text, between ? skipSpaces(text, between.end) : start, lexicon, words);
  if (!first) return null;
  const second = between ? rangeBetween(text, first, lexicon) : rangeEnd(text, first, lexicon);
  if (between && !second) return null;
  return { low: first.value, high: second?.value ?? first.value, end: second?.end ?? first.end };
}

/** @returns the number in figures that begins at a position, in ASCII digits */
function numberAt(text: string, start: number): string | undefined {
  return numberAtStart.exec(toAsciiDigits(text.slice(start, start + maxNumberLength)))?.[0];
}

function slashRangeAt(text: string, start: number, lexicon: CompiledLexicon): Numbers | null {
  const written = numberAt(text, start);
  if (!written?.includes('/') || isRatio(written)) return null;
  const end = start + written.length;
  const range = parseSlashRange(written, unitOfNumber(text, end, lexicon));
  return range && { low: range[0], high: range[1], end };
}

/** A number that belongs to a name: "7-Up", "5 % Fett", "50/50". */
const partOfName = /\s?%|[-‑](?!(?:by|x|to)[-‑]|ish(?!\p{L}))(?=\p{L})/uy;

function isInName(text: string, written: string, end: number, lexicon: CompiledLexicon): boolean {
  partOfName.lastIndex = end;
  const sign = partOfName.exec(text)?.[0];
  if (sign?.includes('%')) return true;
  return isRatio(written) || (!!sign && !lexicon.dense && !unitId(text, end + 1, lexicon));
}

function readNumber(text: string, start: number, lexicon: CompiledLexicon, words: boolean): Reading | null {
  const written = numberAt(text, start);
  const value =
    written &&
    parseQuantity(written, written.includes('/') ? unitOfNumber(text, start + written.length, lexicon) : null);
  // zero is not an amount: "farina 00"
  if (written && value) {
    const end = start + written.length;
    if (isInName(text, written, end, lexicon)) return null;
    const unit = unitOfNumber(text, end, lexicon);
    const factor = isInThousands(written, unit)
      ? 1000
      : isWithDecimalComma(written, unit, lexicon.language)
        ? 0.001
        : 1;
    return withFraction(text, { value: value * factor, end }, lexicon);
  }
  const word = words ? lexicon.numbers.at(text, start) : null;
  if (!word) return null;
  const isHyphened = text[word.end - 1] === '-';
  if (!lexicon.dense && isLetter(text[word.end]) && !isHyphened && !unitId(text, word.end, lexicon)) return null;
  return withFraction(text, word, lexicon);
}

const unitId = (text: string, at: number, { units }: CompiledLexicon): string | undefined => units.at(text, at)?.value;

/** The unit behind a number, or behind the range that the number begins. */
function unitOfNumber(text: string, end: number, lexicon: CompiledLexicon): string | undefined {
  dash.lastIndex = end;
  const second = dash.test(text) ? numberAt(text, dash.lastIndex) : undefined;
  const last = second ? dash.lastIndex + second.length : end;
  return unitId(text, skipSpaces(text, last), lexicon);
}

export const isLetter = (character = ''): boolean => /\p{L}/u.test(character);

export function skipSpaces(text: string, start: number): number {
  let at = start;
  while (at < text.length && /\s/.test(text.charAt(at))) at++;
  return at;
}

/** Particles behind a half in languages without spaces: "1カップ半の水", but not "半分" and "半熟". */
const particleBehindHalf = /^(?:[をのとほ程くがはも以的]|(?:을|를|이|의|과|와|정도|가|은|는|도|만)(?![\p{L}]))/u;

/** Characters behind the Chinese half of a name: 半熟 (half-cooked), 半肥瘦 (half fat), 半脱脂 (half skimmed). */
const halfOfName = /[熟肥干乾脱脂瘦生甜透成块塊个個]/u;

/** The fraction behind a number or a unit: "1 e meia", "2 muỗng rưỡi", "1杯半", "una taza y cuarto". */
export function fractionBehind(text: string, end: number, lexicon: CompiledLexicon): Reading | null {
  const at = skipSpaces(text, end);
  const half = lexicon.half.at(text, at);
  const isWord = half && !isLetter(text[half.end]);
  const isBeforeFood = lexicon.language === 'zh' && half && !halfOfName.test(text.slice(half.end, half.end + 1));
  if (
    half &&
    (isWord || isBeforeFood || (lexicon.dense && particleBehindHalf.test(text.slice(half.end, half.end + 3))))
  )
    return { value: 0.5, end: half.end };
  const joint = lexicon.dense ? null : lexicon.and.at(text, at);
  const part = joint && partAt(text, skipSpaces(text, joint.end), lexicon);
  return part && !isLetter(text[part.end]) ? part : null;
}

/** A fraction in words: "halb", "un quart", "trois quarts". */
function partAt(text: string, start: number, lexicon: CompiledLexicon): Reading | null {
  const word = lexicon.numbers.at(text, start);
  if (!word || word.value < 1) return word;
  return (
    partsOf(text, word, lexicon) ?? (word.value === 1 ? smallNumberAt(text, skipSpaces(text, word.end), lexicon) : null)
  );
}

function smallNumberAt(text: string, at: number, { numbers }: CompiledLexicon): Reading | null {
  const word = numbers.at(text, at);
  return word && word.value < 1 ? word : null;
}

/** A number of parts: "drei Viertel", "deux tiers". */
function partsOf(text: string, { value, end }: Reading, lexicon: CompiledLexicon): Reading | null {
  const at = skipSpaces(text, end);
  const part = at > end ? lexicon.parts.at(text, at) : null;
  const isWord = part && (!isLetter(text[part.end]) || unitId(text, part.end, lexicon) !== undefined);
  return part && isWord && value * part.value < 1 ? { value: value * part.value, end: part.end } : null;
}

/** Adds a fraction to a whole number: "1 and 1/2", "1 und ½", "1 e meia"; "1 halbe" is a half, "drei Viertel" are .75. */
function withFraction(text: string, first: Reading, lexicon: CompiledLexicon): Reading {
  if (!Number.isInteger(first.value)) return first;
  const parts = partsOf(text, first, lexicon);
  if (parts) return parts;
  const half = fractionBehind(text, first.end, lexicon);
  if (half) return { value: first.value + half.value, end: half.end };
  const next = skipSpaces(text, first.end);
  const part = first.value === 1 && next > first.end ? smallNumberAt(text, next, lexicon) : null;
  if (part && (!isLetter(text[part.end]) || unitId(text, part.end, lexicon) !== undefined)) return part;
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
  if (!word) return null;
  const isGlued = space === first.end && !lexicon.dense;
  if (isGlued && !(/\d/.test(text[space - 1] ?? '') && /\d/.test(text[word.end] ?? ''))) return null;
  return larger(readNumber(text, skipSpaces(text, word.end), lexicon, !isGlued), first);
}

/** "zwischen 2 und 3". */
function rangeBetween(text: string, first: Reading, lexicon: CompiledLexicon): Reading | null {
  const joint = lexicon.and.at(text, skipSpaces(text, first.end));
  return joint && larger(readNumber(text, skipSpaces(text, joint.end), lexicon, true), first);
}

function larger(second: Reading | null, first: Reading): Reading | null {
  return second && second.value > first.value ? second : null;
}
