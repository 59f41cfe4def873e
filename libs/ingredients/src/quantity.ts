import { numberText } from '#locales';
import { toAsciiDigits } from './digits.ts';
import { exactFraction, type Fraction, maxDenominator, nearestFraction, toNumber } from './fraction.ts';

/** A formatted quantity. `fraction` is set if the value is not whole and the unit allows fractions. */
export interface QuantityParts {
  text: string;
  whole: number;
  fraction?: { numerator: number; denominator: number };
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/** Maximum error of a fraction, as share of the value; with a larger error the decimal number is shown. */
const largestError = 0.01;
/** Error of a fraction that was stored with two decimals, such as 0.13 for ⅛. */
const storedError = 0.005;

/** Formats as `1 ¹/₂` if fractions are allowed, else as decimal number with at most three places. */
export function formatQuantity(value: number, allowFraction: boolean, standard?: string | null): QuantityParts {
  const rounded = Number(value.toFixed(exactDigits(value, standard)));
  const decimal = { text: String(rounded), whole: Math.trunc(rounded) };
  if (!allowFraction || value < 0) return decimal;
  const nearest = readableFraction(value);
  return nearest ? fractionParts(nearest.numerator, nearest.denominator) : decimal;
}

/** The fraction that people read most easily for a stored quantity; null if none is near. */
function readableFraction(value: number): Fraction | null {
  const nearest = spoonFraction(value) ?? nearestFraction(value, maxDenominator);
  const error = Math.abs(toNumber(nearest) - value);
  return error > Math.max(largestError * value, storedError + Number.EPSILON) ? null : nearest;
}

/** Units that are not written in thousandths: three digits behind a point are thousands. */
const FINE_UNITS = new Set(['gram', 'milliliter']);
const exactDigits = (value: number, standard?: string | null) => (FINE_UNITS.has(standard ?? '') && value >= 1 ? 2 : 3);

export interface NumberStyle {
  /** BCP 47. */
  locale: string;
  /** True for units that are written in fractions, such as cups. */
  isFraction: boolean;
  /** Standard unit, see `unitFacts`. */
  standard?: string | null;
  /** True to keep the value instead of rounding it to kitchen measures. */
  isExact?: boolean;
  /** A scaled amount is rounded to parts of a thing, or of a cup or spoon, even if they are not close. */
  roundTo?: 'things' | 'measures';
}

/** Formats a number as cooks write it: "1½", "83", "1,35". */
export function writeQuantity(value: number, style: NumberStyle): QuantityParts {
  const { locale, isFraction, standard, isExact, roundTo } = style;
  const nearest = isFraction && !isExact && roundTo ? partOfKitchen(value, roundTo) : null;
  const hasFraction = isFraction && !Number.isInteger(value);
  const close =
    nearest ??
    (hasFraction ? kitchenFraction(value, isExact) : null) ??
    (hasFraction && isExact ? readableFraction(value) : null);
  if (close) {
    const whole = Math.floor(close.numerator / close.denominator);
    const fraction = { numerator: close.numerator % close.denominator, denominator: close.denominator };
    const { numerator, denominator } = fraction;
    if (!numerator) return { text: String(whole), whole };
    const sign = vulgarFraction(numerator, denominator);
    const written = sign ?? `${whole ? ' ' : ''}${numerator}/${denominator}`;
    return { text: `${whole || ''}${written}`, whole, fraction };
  }
  const maximumFractionDigits = isExact ? exactDigits(value, standard) : kitchenDecimals(value, standard);
  const isWhole = maximumFractionDigits === 0;
  const format = { useGrouping: false, maximumFractionDigits };
  return { text: numberText(isWhole ? Math.round(value) : value, locale, format), whole: Math.trunc(value) };
}

/** Denominator of the fractions that a value may be rounded to, and the maximum relative error. */
const usualParts = 4;
const maxRoundingError = 0.04;

/** The fraction of kitchen measures that equals the value or, unless `isExact`, is close to it; else null. */
export function kitchenFraction(value: number, isExact = false): Fraction | null {
  const spoon = spoonFraction(value);
  if (spoon) return spoon;
  const isUsual = ({ numerator, denominator }: Fraction) =>
    vulgarFraction(numerator % denominator, denominator) !== undefined &&
    Math.abs(numerator / denominator - value) < maxRoundingError * value;
  const candidates = isExact ? [exactFraction(value)] : [exactFraction(value), nearestFraction(value, usualParts)];
  return candidates.find(isUsual) ?? null;
}

/** Fractions of a thing that a cook can cut, and of a cup or spoon that a kitchen has, by the amount from which they are too fine. */
const kitchenParts: Record<NonNullable<NumberStyle['roundTo']>, [below: number, denominators: number[]][]> = {
  things: [
    [1, [1, 2, 3, 4]],
    [3, [1, 2]],
    [Infinity, [1]],
  ],
  measures: [
    [1, [1, 2, 3, 4, 8]],
    [4, [1, 2, 3, 4]],
    [Infinity, [1, 2]],
  ],
};
/** A larger error is shown as it is. */
const maxPartError = 0.2;

/** The fraction that a kitchen has and that is nearest; null if none is near. */
function partOfKitchen(value: number, kind: NonNullable<NumberStyle['roundTo']>): Fraction | null {
  const exact = exactFraction(value);
  const all = kitchenParts[kind].flatMap(([, denominators]) => denominators);
  if (all.includes(exact.denominator)) return exact;
  const denominators = kitchenParts[kind].find(([below]) => value < below)?.[1] ?? [1];
  const error = ({ numerator, denominator }: Fraction) => Math.abs(numerator / denominator - value);
  const [nearest] = denominators
    .map((denominator) => ({ numerator: Math.round(value * denominator), denominator }))
    .toSorted((a, b) => error(a) - error(b));
  return nearest && nearest.numerator > 0 && error(nearest) <= maxPartError * value ? nearest : null;
}

/** The value that is shown for another one, which decides between singular and plural. */
export const shownValue = (value: number, { whole, fraction, text }: QuantityParts): number =>
  fraction ? whole + fraction.numerator / fraction.denominator : (parseQuantity(text) ?? value);

const unnoticed = 0.02;
const aboutWords = new Map(Object.entries({ en: 'about', de: 'ca.', fr: 'env.', ar: 'حوالي' }));

/** The word for an amount that is shown rounded, in the reader's language; empty if nobody notices the rounding. */
export function wordForRounded(value: number, parts: QuantityParts, locale: string): string {
  const isNear = Math.abs(shownValue(value, parts) - value) <= unnoticed * value;
  return isNear ? '' : (aboutWords.get(locale.slice(0, 2)) ?? '≈');
}

/** Sizes of the smallest measuring spoons, which are stored with two or three decimals. */
const spoonParts = [16, 32];

/** Rounding of a small spoon to two decimals. */
const spoonError = 0.05;

/** Sixteenth or thirty-second that a small value stands for. */
function spoonFraction(value: number): Fraction | null {
  const denominator = spoonParts.find((parts) => Math.abs(1 / parts - value) <= spoonError / parts);
  return denominator ? { numerator: 1, denominator } : null;
}

/** Number of decimals that can be weighed in a kitchen. */
export function kitchenDecimals(value: number, standard?: string | null): number {
  if (/^(?:kilogram|liter)$/.test(standard ?? '')) return value >= 10 ? 1 : value >= 0.1 ? 2 : 3;
  if (value >= 20) return 0;
  return value >= 10 ? 1 : 2;
}

function fractionParts(numerator: number, denominator: number): QuantityParts {
  const whole = Math.floor(numerator / denominator);
  const rest = numerator - whole * denominator;
  if (!rest) return { text: String(whole), whole };
  const text = `${digits(rest, superscripts)}/${digits(denominator, subscripts)}`;
  return { text: whole ? `${whole} ${text}` : text, whole, fraction: { numerator: rest, denominator } };
}

function digits(value: number, alphabet: string): string {
  return Array.from(String(value), (digit) => alphabet[Number(digit)]).join('');
}

const vulgar = new Map<string, [number, number]>(
  Object.entries({
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
  }),
);

/** Characters that are a whole fraction, for use in a character class. */
export const vulgarFractions = [...vulgar.keys()].join('');

/** Single Unicode character of a fraction, if it exists. */
export function vulgarFraction(numerator: number, denominator: number): string | undefined {
  return [...vulgar].find(([, [n, d]]) => n === numerator && d === denominator)?.[0];
}

const fractionPattern = String.raw`(?:\d+|[${superscripts}]+)\s?[/⁄∕]\s?(?:\d+|[${subscripts}]+)|[${vulgarFractions}]`;

/** Thousands with an apostrophe, a narrow space, or a space before a zero: 1'000, 1 000, but not 2 500. */
const groupedPattern = String.raw`[1-9]\d{0,2}(?:(?:['’\u202f]\d|[ \u00a0]0)\d{2})+(?![\d.,])`;

/** A decimal without its zero, at the beginning of a word: ".5 cup". */
const pointPattern = String.raw`(?<=^|[\s(/~–-])\.\d+(?![\d.,])`;

/** Matches one written amount: `2`, `1.5`, `1,5`, `.5`, `1/2`, `1 1/2`, `1½`, `¹/₂`, `1 000`. No range, no number words. */
export const amountPattern = String.raw`(?:\d+\s?[${vulgarFractions}]|\d+[\s-](?:${fractionPattern})|${fractionPattern}|\d+[${superscripts}]+[/⁄∕][${subscripts}]+|${groupedPattern}|\d+(?:[.,]\d+)*|${pointPattern})`;

const grouped = new RegExp(`^${groupedPattern}$`);

const mixed = new RegExp(
  String.raw`^(?:(\d+?)([\s-]*))?(?:(\d+|[${superscripts}]+)\s?[/⁄∕]\s?(\d+|[${subscripts}]+)|([${vulgarFractions}]))$`,
);

/** Matches the first character of a written amount, in the digits of any script; for patterns with the flag u. */
export const amountStart = String.raw`(?:[\p{Nd}${superscripts}${vulgarFractions}]|(?<=^|[\s(/~–-])\.(?=\d))`;

/** Reads one written amount (see `amountPattern`); null for anything else. Decimal point and comma are both read. */
export function parseQuantity(text: string, unit?: string | null): number | null {
  const trimmed = toAsciiDigits(text.trim());
  if (parseSlashRange(trimmed, unit)) return null;
  if (/^\d+$/.test(trimmed)) return Number(trimmed);
  if (grouped.test(trimmed)) return Number(trimmed.replace(/\D/g, ''));
  return parseMixed(trimmed) ?? parseDecimal(trimmed);
}

/** True if the point of a number separates thousands: 1.500 g are 1500 g, but 1.500 kg are one and a half. */
export const isInThousands = (written: string, unit: string | null | undefined): boolean =>
  FINE_UNITS.has(unit ?? '') && /^[1-9]\d{0,2}\.\d{3}$/.test(toAsciiDigits(written.trim()));

/** Languages whose numbers have a decimal point. */
const decimalPoint = /^(?:en|ja|zh|ko|he|ar)$/;

/** True if the comma of a number is a decimal sign before three digits: "1,500 kg" in German. Grams have no thousandths. */
export const isWithDecimalComma = (written: string, unit: string | null | undefined, language: string): boolean =>
  !!unit &&
  !FINE_UNITS.has(unit) &&
  !decimalPoint.test(language) &&
  /^[1-9]\d{0,2},\d{3}$/.test(toAsciiDigits(written.trim()));

/** True for two parts of a hundred, which belong to a name: "50/50 bread", "80/20 beef". */
export function isRatio(written: string): boolean {
  const [first = 0, second = 0] = /^(\d{2})\/(\d{1,2})$/.exec(written)?.slice(1).map(Number) ?? [];
  return first + second === 100;
}

const kitchenDenominators = new Set([2, 3, 4, 5, 6, 8, 16, 32]);

function isKitchenFraction(numerator: number, denominator: number, unit: string | null | undefined): boolean {
  if (!kitchenDenominators.has(denominator)) return false;
  if (unit === 'cup') return true;
  const isShortest = exactFraction(numerator / denominator).denominator === denominator;
  // 4/5 and 5/6 are rather ranges; spoons are divided into eighths
  const isNeighbour = numerator >= 4 && denominator === numerator + 1 && denominator !== 8;
  return isShortest && !isNeighbour;
}

/** Ends of a range are at most this many times apart. */
const maxSlashRatio = 3;

/**
 * Reads two numbers around a slash that are no fraction of a kitchen as the ends of a range: "10/12 tomatoes", "100/120 g".
 * @param unit standard unit behind the numbers, see `unitFacts`
 */
export function parseSlashRange(written: string, unit?: string | null): [low: number, high: number] | null {
  const [low, high] = /^(\d+)\s?\/\s?(\d+)$/.exec(toAsciiDigits(written.trim()))?.slice(1).map(Number) ?? [];
  if (!low || !high || low >= high || high > maxSlashRatio * low) return null;
  return isKitchenFraction(low, high, unit) ? null : [low, high];
}

/** Reads "2/3" and "7/8", whose numbers follow each other: a fraction or a range, by the words beside it. */
export function parseSlashNeighbours(written: string): [low: number, high: number] | null {
  const [low, high] = /^(\d+)\s?\/\s?(\d+)$/.exec(toAsciiDigits(written.trim()))?.slice(1).map(Number) ?? [];
  return low && high === low + 1 ? [low, high] : null;
}

/** Parses all amounts in a text that are written in digits. */
export function amountsIn(text: string): number[] {
  const numbers = toAsciiDigits(text).match(new RegExp(amountPattern, 'gu')) ?? [];
  return numbers.flatMap((number) => parseQuantity(number) ?? []);
}

/** Matches the text between the ends of a range. */
export const rangeJoint = String.raw`(?:\s*[-–—−~〜～]\s*|\s+(?:to|bis|à|a|إلى)\s+)`;

const oneOrTwo = new RegExp(`^(${amountPattern})(?:${rangeJoint}(${amountPattern}))?$`, 'u');

/** Reads a written amount or a range as its ends, in the order in which they are written; null for anything else. */
export function parseRange(text: string): [first: number, second: number] | null {
  const slashed = parseSlashRange(text);
  if (slashed) return slashed;
  const match = oneOrTwo.exec(toAsciiDigits(text.trim()));
  const [first, second] = [match?.[1], match?.[2] ?? match?.[1]].map((end) => (end ? parseQuantity(end) : null));
  return typeof first === 'number' && typeof second === 'number' ? [first, second] : null;
}

function parseMixed(text: string): number | null {
  const match = mixed.exec(text);
  if (!match) return null;
  const [, whole = '0', space = '', numerator = '', denominator = '', single = ''] = match;
  const [n, d] = vulgar.get(single) ?? [plainNumber(numerator), plainNumber(denominator)];
  if (!d) return null;
  // "11/2" is 1 1/2 without its space, but "10/40" and "24/1" are no mixed numbers
  const isOneNumber = !single && !space && /\d$/.test(numerator) && (n === 0 || n >= d);
  return isOneNumber ? Number(whole + numerator) / d : Number(whole) + n / d;
}

function plainNumber(text: string): number {
  return Number(text.replace(/\D/g, (c) => String(Math.max(superscripts.indexOf(c), subscripts.indexOf(c)))));
}

function parseDecimal(text: string): number | null {
  if (!/^\d+(?:[.,]\d+)+$/.test(text)) return /^[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : null;
  const separators = text.replace(/\d/g, '');
  // 1,000 and 1.234.567 group thousands; 1,5 and 0.125 are decimals
  const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text) || /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(text);
  if (grouped) return Number(separators[0] === ',' ? text.replaceAll(',', '') : text.replaceAll('.', ''));
  return separators.length === 1 ? Number(text.replace(',', '.')) : null;
}
