import { amountPattern, parseQuantity } from '../quantity.ts';

const words = (list: string) => new Map(list.split(' ').map((word, i) => [word, i]));
const ones = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const tens = words('zero ten twenty thirty forty fifty sixty seventy eighty ninety');
const denominators = new Map(
  Object.entries({ half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, eighth: 8, sixteenth: 16 }),
);

const oneWord = [...ones.keys()].slice(1).join('|');
const tenWord = [...tens.keys()].slice(2).join('|');
const digit = [...ones.keys()].slice(1, 10).join('|');
const parts = [...denominators.keys()].join('|');
const compound = `(?:${tenWord})[- ](?:${digit})`;
const cardinal = `(?:${compound}|${tenWord}|${oneWord})`;
const figures = String.raw`\d+(?:[.,]\d+)?`;
/** "3/4", "½" behind "and". */
const fraction = String.raw`(?:\d+\s?[/⁄]\s?\d+|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])`;
/** "two thirds", "three-quarters", "one half", "a quarter"; not "two quarter" and "one quarters". */
const spoken = `(?:(?:an?|one)[- ](?:${parts})|(?:${digit})(?:[- ](?:(?:${parts})s|halves)|-(?:${parts}))|half)`;
const whole = String.raw`(?:\d+|${cardinal})`;
const mixed = String.raw`(?:${whole}\s?(?:and|&|\+)\s?(?:${fraction}|${spoken})|${whole}-and-(?:${fraction}|(?:an?|one)-(?:${parts}))|${whole}[- ]and[- ]an?[- ](?:${parts}))`;
/** "Quarter of a pumpkin". */
const partOfOne = String.raw`(?:quarter|third)\s+of\s+an?(?=\s+\p{L})`;
/** A fraction in words needs its unit or thing: "two thirds cup", "three quarters of a cup". */
const ofOne = String.raw`(?:(?:one|${digit})[- ](?:(?:${parts})s?|halves)|an?[- ](?:third|quarter|fourth|fifth|eighth))(?:(?:\s+of)?\s+an?)?(?=\s+(?!(?:of|to|or)\b)\p{L})`;
const end = `(?:${mixed}|${figures}|${cardinal})`;
const range = String.raw`(?:between\s+${end}\s+and\s+${end}|${cardinal}(?:\s+(?:to|or)\s+|\s?[-–]\s?(?:to\s?-\s?)?)${end}|${figures}\s+(?:to|or)\s+${cardinal}|${mixed}(?:\s+(?:to|or)\s+|\s?[-–]\s?)(?:${mixed}|${amountPattern}|${cardinal})|${amountPattern}(?:\s+(?:to|or)\s+|\s?[-–]\s?)${mixed}|\d+\s?to\s?\d+)`;
const border = String.raw`(?![\p{L}\d/⁄]|-\s)`;

/** Matches amounts in several words, which the model's data hardly have: "one and a half", "1 & 1/2", "four to six". */
export const numberPhrase = String.raw`(?=[\dabefhnoqst])(?<![\p{L}\d./⁄-])(?:${range}|${mixed}|${ofOne}|${partOfOne}|${compound})${border}`;

/** An amount around its unit: "a cup and a half of", "2 cups and a quarter", "a handful or two". */
const behindUnit = new RegExp(
  String.raw`(?=[\daefnost])(?<![\p{L}\d./⁄-])(?<count>an?|${whole})\s+(?<unit>\p{L}+)\.?\s+(?:and\s+(?<part>an?\s+(?:${parts})|half)(?!\s+(?:an?|the)\s)|or\s+(?<upper>two|three))(?!\p{L})`,
  'giu',
);

/** A whole number and, behind its unit, a fraction or the end of a range. */
export interface SplitAmount {
  count: readonly [start: number, end: number];
  end: number;
  unit: string;
  low: number;
  high: number;
}

/** Finds amounts whose unit stands between two numbers. */
export function splitAmounts(line: string): SplitAmount[] {
  return [...line.matchAll(behindUnit)].flatMap(({ 0: text, index, groups = {} }) => {
    const { count = '', unit = '', part, upper } = groups;
    const low = /^an?$/i.test(count) ? 1 : valueOf(count);
    const second = valueOf(part ?? upper ?? '');
    if (low === null || second === null || (upper !== undefined && second <= low)) return [];
    const ends = part === undefined ? { low, high: second } : { low: low + second, high: low + second };
    return { count: [index, index + count.length] as const, end: index + text.length, unit, ...ends };
  });
}

const bounds = new RegExp(
  String.raw`^(?:between\s+)?(?<low>${mixed}|${amountPattern}|${cardinal})(?:\s*(?:to|or|and|[-–](?:\s?to\s?-)?)\s*)(?<high>${mixed}|${amountPattern}|${cardinal})$`,
  'iu',
);
const mixedParts = new RegExp(
  String.raw`^(?<whole>${whole})[\s-]?(?:and|&|\+)[\s-]?(?<part>${fraction}|${spoken}|an?[- ](?:${parts}))$`,
  'iu',
);

/** Reads an amount in several words (see `numberPhrase`) as its ends, which are equal without a range; null for anything else. */
export function readNumberPhrase(text: string): [low: number, high: number] | null {
  const value = valueOf(text);
  if (value !== null) return [value, value];
  const { low, high } = bounds.exec(text)?.groups ?? {};
  const [first, second] = [low, high].map((one) => (one === undefined ? null : valueOf(one)));
  return typeof first === 'number' && typeof second === 'number' && second > first ? [first, second] : null;
}

function valueOf(written: string): number | null {
  const text = written.trim().toLowerCase();
  const figure = parseQuantity(text);
  if (figure !== null) return figure;
  const { whole: count, part } = mixedParts.exec(text)?.groups ?? {};
  if (count !== undefined && part !== undefined) {
    const [first, second] = [valueOf(count), valueOf(part)];
    return first !== null && second !== null && second < 1 ? first + second : null;
  }
  return cardinalOf(text) ?? spokenFraction(text);
}

function cardinalOf(text: string): number | null {
  const [first = '', second, ...rest] = text.split(/[- ]/);
  if (rest.length > 0) return null;
  const ten = tens.get(first);
  if (second === undefined) return ones.get(first) ?? (ten === undefined ? null : ten * 10);
  const one = ones.get(second);
  return ten === undefined || one === undefined ? null : ten * 10 + one;
}

const fractionInWords = new RegExp(
  String.raw`^(?:(?<count>an?|${digit})[- ])?(?<part>halves|(?:${parts}))s?(?:(?:\s+of)?\s+an?)?$`,
  'u',
);

function spokenFraction(text: string): number | null {
  const match = fractionInWords.exec(text)?.groups;
  const denominator = denominators.get(match?.part === 'halves' ? 'half' : (match?.part ?? ''));
  const count = /^an?$/.test(match?.count ?? 'a') ? 1 : ones.get(match?.count ?? '');
  return denominator && count && count < denominator ? count / denominator : null;
}
