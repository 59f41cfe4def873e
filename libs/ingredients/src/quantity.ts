import { maxDenominator, nearestFraction, roundQuantity, toNumber } from './fraction.ts';

/** A quantity ready to be shown. `fraction` is there when the value has a broken part and the unit allows fractions. */
export interface QuantityParts {
  text: string;
  whole: number;
  fraction?: { numerator: number; denominator: number };
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/** Above this share of the value the nearest fraction would mislead, and the decimal number is shown. */
const largestError = 0.1;

/** `1 ¹/₂` where fractions are allowed, else a decimal number with at most three places. */
export function formatQuantity(value: number, allowFraction: boolean): QuantityParts {
  const rounded = roundQuantity(value);
  const decimal = { text: String(rounded), whole: Math.trunc(rounded) };
  if (!allowFraction || value < 0) return decimal;
  const nearest = nearestFraction(value, maxDenominator);
  if (Math.abs(toNumber(nearest) - value) > largestError * value) return decimal;
  return fractionParts(nearest.numerator, nearest.denominator);
}

function fractionParts(numerator: number, denominator: number): QuantityParts {
  const whole = Math.floor(numerator / denominator);
  const rest = numerator - whole * denominator;
  if (!rest) return { text: String(whole), whole };
  const text = `${digits(rest, superscripts)}/${digits(denominator, subscripts)}`;
  return { text: whole ? `${whole} ${text}` : text, whole, fraction: { numerator: rest, denominator } };
}

function digits(value: number, alphabet: string): string {
  return String(value).replace(/\d/g, (digit) => alphabet[Number(digit)]!);
}

const vulgar: Record<string, [number, number]> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅐': [1, 7],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅑': [1, 9],
  '⅒': [1, 10],
  '↉': [0, 3],
};

/** The characters that stand for a whole fraction, for use in a character class. */
export const vulgarFractions = Object.keys(vulgar).join('');

/** The single character of a fraction, where Unicode has one. */
export function vulgarFraction(numerator: number, denominator: number): string | undefined {
  return Object.entries(vulgar).find(([, [n, d]]) => n === numerator && d === denominator)?.[0];
}

const fractionPattern = String.raw`(?:\d+|[${superscripts}]+)\s?[/⁄∕]\s?(?:\d+|[${subscripts}]+)|[${vulgarFractions}]`;

/** Matches one written amount: `2`, `1.5`, `1,5`, `1/2`, `1 1/2`, `1½`, `¹/₂`. No range, no number words. */
export const amountPattern = String.raw`(?:\d+\s?[${vulgarFractions}]|\d+[\s-](?:${fractionPattern})|${fractionPattern}|\d+[${superscripts}]+[/⁄∕][${subscripts}]+|\d+(?:[.,]\d+)*)`;

const mixed = new RegExp(
  String.raw`^(?:(\d+?)[\s-]*)?(?:(\d+|[${superscripts}]+)\s?[/⁄∕]\s?(\d+|[${subscripts}]+)|([${vulgarFractions}]))$`,
);

/** Matches the first character of a written amount, in the digits of any script; for patterns with the flag u. */
export const amountStart = String.raw`[\p{Nd}${superscripts}${vulgarFractions}]`;

const foreignDigits = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/;
const foreignNumber = new RegExp(`${foreignDigits.source}|(?<=${foreignDigits.source})[\u066b\u066c]|\uff0f`, 'g');
const foreignSigns: Record<string, string> = { '\u066b': '.', '\u066c': ',', '\uff0f': '/' };

/** Full-width, Arabic and Persian digits as ours; a text of the same length, so that offsets stay. */
export function toAsciiDigits(text: string): string {
  if (!foreignDigits.test(text)) return text;
  return text.replace(foreignNumber, (sign) => foreignSigns[sign] ?? String(sign.charCodeAt(0) & 15));
}

/** A number in the digits of the text that it replaces. */
export function inDigitsOf(written: string, number: string): string {
  const digit = foreignDigits.exec(written)?.[0];
  if (!digit) return number;
  const zero = digit.charCodeAt(0) & ~15;
  const isArabic = zero < 0xff00;
  return number
    .replace(/(?<=\d)[.,](?=\d)/g, (sign) => (isArabic ? '\u066b' : sign))
    .replace(/\d/g, (ascii) => String.fromCharCode(zero + Number(ascii)));
}

/** Reads one written amount (see `amountPattern`); null for anything else. Decimal point and comma are both read. */
export function parseQuantity(text: string): number | null {
  const trimmed = toAsciiDigits(text.trim());
  if (/^\d+$/.test(trimmed)) return Number(trimmed);
  return parseMixed(trimmed) ?? parseDecimal(trimmed);
}

/** Matches what stands between the ends of a written range. */
export const rangeJoint = String.raw`(?:\s*[-–—−~〜～]\s*|\s+(?:to|bis|à|a|إلى)\s+)`;

const oneOrTwo = new RegExp(`^(${amountPattern})(?:${rangeJoint}(${amountPattern}))?$`, 'u');

/** Reads a written amount or a range as its ends, in the order in which they are written; null for anything else. */
export function parseRange(text: string): [first: number, second: number] | null {
  const match = oneOrTwo.exec(toAsciiDigits(text.trim()));
  const [first, second] = [match?.[1], match?.[2] ?? match?.[1]].map((end) => (end ? parseQuantity(end) : null));
  return typeof first === 'number' && typeof second === 'number' ? [first, second] : null;
}

function parseMixed(text: string): number | null {
  const match = mixed.exec(text);
  if (!match) return null;
  const [, whole = '0', numerator, denominator, single] = match;
  const [n, d] = single ? vulgar[single]! : [plainNumber(numerator!), plainNumber(denominator!)];
  return d ? Number(whole) + n / d : null;
}

function plainNumber(text: string): number {
  return Number(text.replace(/\D/g, (c) => String(Math.max(superscripts.indexOf(c), subscripts.indexOf(c)))));
}

function parseDecimal(text: string): number | null {
  if (!/^\d+(?:[.,]\d+)+$/.test(text)) return /^[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : null;
  const separators = text.replace(/\d/g, '');
  // 1,000 and 1.234.567 group thousands; 1,5 and 0.125 are decimals.
  const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text) || /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(text);
  if (grouped) return Number(separators[0] === ',' ? text.replaceAll(',', '') : text.replaceAll('.', ''));
  return separators.length === 1 ? Number(text.replace(',', '.')) : null;
}
