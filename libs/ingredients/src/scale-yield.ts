import { spelledNumber, yieldNouns } from './yield-nouns.ts';
import { exactFraction, maxDenominator, roundQuantity, scaleQuantity } from './fraction.ts';
import { writeInDigitsOf, toAsciiDigits } from './digits.ts';
import {
  amountPattern,
  parseQuantity,
  parseRange,
  parseSlashRange,
  rangeJoint,
  vulgarFraction,
  vulgarFractions,
} from './quantity.ts';

const amountOrRange = new RegExp(
  String.raw`(?<![\d.,/])(?<low>${amountPattern})(?:(?<joint>${rangeJoint})(?<high>${amountPattern}))?`,
);

/** Removes the ".0" of "Serves 4.0", which some programs write. */
export const withoutEmptyDecimals = (text: string): string => text.replace(/(?<=\d)\.0+(?![\d.])/g, '');

/** Scales the first amount or range of a yield text, and makes its noun singular or plural: "1 loaf" is "2 loaves". */
export function scaleYield(text: string, factor: number): string {
  if (factor === 1) return withoutEmptyDecimals(text);
  const match = amountOrRange.exec(toAsciiDigits(text));
  if (!match) return scaleSpelled(text, factor);
  const { low = '', joint = '', high } = match.groups ?? {};
  const scaled = scaleWritten(low, factor) + (high ? joint + scaleWritten(high, factor) : '');
  const [start, end] = [match.index, match.index + match[0].length];
  const isMany = (parseRange(high ?? low)?.[1] ?? 0) * factor > 1;
  return text.slice(0, start) + writeInDigitsOf(text.slice(start, end), scaled) + nounInNumber(text.slice(end), isMany);
}

/** The noun behind a number, which adjectives may stand before: "loaves of 900 g", "small cakes". */
const nounBehind = /^((?:\s+\p{L}+)??\s+)(\p{L}[\p{L}’'-]*)/u;

function nounInNumber(text: string, isMany: boolean): string {
  const [all = '', before = '', word = ''] = nounsBehind(text).find(([, , noun = '']) => yieldNouns(noun).length) ?? [];
  const [noun] = yieldNouns(word);
  if (!noun) return text;
  return before + likeCase(word, isMany ? noun.many : noun.one) + text.slice(all.length);
}

/** The first and the second word. */
function nounsBehind(text: string): string[][] {
  const first = nounBehind.exec(text);
  const second = /^(\s+\p{L}+\s+)(\p{L}[\p{L}’'-]*)/u.exec(text);
  return [first, second].flatMap((match) => (match ? [[...match]] : []));
}

const likeCase = (word: string, form: string) =>
  /^\p{Lu}/u.test(word) ? form.charAt(0).toUpperCase() + form.slice(1) : form;

const spelledAmount = /^(\p{L}+)(\s+)(\p{L}[\p{L}’'-]*)/u;

/** Scales a yield whose number is a word: "one cake". */
function scaleSpelled(text: string, factor: number): string {
  const [all = '', number = '', space = '', word = ''] = spelledAmount.exec(text) ?? [];
  const noun = yieldNouns(word).find(({ language }) => spelledNumber(number, language) !== null);
  const value = noun && spelledNumber(number, noun.language);
  if (!noun || !value) return text;
  const scaled = roundQuantity(scaleQuantity(value, factor));
  return String(scaled) + space + likeCase(word, scaled > 1 ? noun.many : noun.one) + text.slice(all.length);
}

/** Scales one written amount and keeps its notation: decimal comma, `1 1/2`, `1½` or `4/6`. */
function scaleWritten(written: string, factor: number): string {
  const ends = parseSlashRange(written);
  if (ends) return ends.map((end) => roundQuantity(scaleQuantity(end, factor))).join('/');
  const value = parseQuantity(written);
  if (value === null) return written;
  const scaled = scaleQuantity(value, factor);
  if (/[/⁄∕]/.test(written)) return writeFraction(scaled, 'ascii');
  if (new RegExp(`[${vulgarFractions}]`).test(written)) return writeFraction(scaled, 'vulgar');
  const decimal = String(roundQuantity(scaled));
  return /\d,\d/.test(written) ? decimal.replace('.', ',') : decimal;
}

function writeFraction(value: number, style: 'ascii' | 'vulgar'): string {
  const { numerator, denominator } = exactFraction(value);
  if (denominator > maxDenominator) return String(roundQuantity(value));
  const whole = Math.floor(numerator / denominator);
  const rest = numerator % denominator;
  if (!rest) return String(whole);
  const single = style === 'vulgar' ? vulgarFraction(rest, denominator) : undefined;
  if (single) return (whole || '') + single;
  return whole ? `${whole} ${rest}/${denominator}` : `${rest}/${denominator}`;
}
