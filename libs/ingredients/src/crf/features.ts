import { englishNumbers, englishUnits } from '../lexicon/english.ts';
import type { Token } from './tokenize.ts';

const sizeWords = new Set(
  'small medium large big thick thin jumbo extra-large medium-large small-medium sm md lg med xl'.split(' '),
);

/** The attributes of a word by itself, independent of its neighbours. The first entry is the word. */
export type Attributes = readonly [word: string, ...others: string[]];

export function attributesOf(token: Token): Attributes {
  const lower = token.text.toLowerCase().replace(/[®™’]/g, (sign) => (sign === '’' ? "'" : ''));
  if (token.low !== undefined) return numberAttributes(token);
  // a bar separates the words of a pair in the stored features
  if (!/[\p{L}\d]/u.test(lower)) return [`w=${lower === '|' ? '¦' : lower}`, 'k=sign'];
  return [`l=${singular(lower)}`, `w=${lower}`, `k=${kindOf(lower)}`, `c=${shapeOf(token.text)}`, ...affixes(lower)];
}

function numberAttributes({ low = 0, high = 0, text }: Token): Attributes {
  const form =
    high > low
      ? 'range'
      : /[/⁄½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/.test(text)
        ? 'fraction'
        : Number.isInteger(low)
          ? 'integer'
          : 'decimal';
  const size =
    low < 1
      ? 'below1'
      : low <= 6 && Number.isInteger(low)
        ? String(low)
        : low <= 12
          ? 'to12'
          : low < 100
            ? 'to99'
            : 'large';
  return [`w=#${form}`, `n=${size}`, 'k=number'];
}

function kindOf(word: string): string {
  if (englishUnits().has(word)) return word.length < 4 ? 'short-unit' : 'unit';
  if (englishNumbers().has(word)) return 'number-word';
  return sizeWords.has(word) ? 'size' : 'word';
}

function affixes(word: string): string[] {
  const list = [];
  if (word.length > 3) list.push(`s3=${word.slice(-3)}`, `p3=${word.slice(0, 3)}`);
  if (word.length > 4) list.push(`s4=${word.slice(-4)}`, `p4=${word.slice(0, 4)}`, `s2=${word.slice(-2)}`);
  if (word.includes('-')) list.push('hyphen', `h=${word.slice(word.lastIndexOf('-') + 1)}`);
  return list;
}

function shapeOf(text: string): string {
  if (/[®™]/.test(text)) return 'mark';
  if (/^\p{Lu}+$/u.test(text)) return 'X';
  return /^\p{Lu}/u.test(text) ? 'Xx' : 'x';
}

function singular(word: string): string {
  if (/(?:ss|us)$/.test(word) || word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|o|ss)es$/, '')
    .replace(/s$/, '');
}

/** Attributes that count for a token at a distance from the word: all of its own, fewer the farther away. */
interface Offset {
  offset: number;
  attributes: RegExp;
}
export const offsets: readonly Offset[] = [
  { offset: -3, attributes: /^[wk]=/ },
  { offset: -2, attributes: /^[wk]=/ },
  { offset: -1, attributes: /^(?:[wlkcn]|s3)=/ },
  { offset: 0, attributes: /^/ },
  { offset: 1, attributes: /^(?:[wlkcn]|s3)=/ },
  { offset: 2, attributes: /^(?:[wk]|s3)=/ },
  { offset: 3, attributes: /^[wk]=/ },
];

export function offsetFeatures(attributes: Attributes, { offset, attributes: counted }: Offset): string[] {
  return attributes.filter((attribute) => counted.test(attribute)).map((attribute) => `${offset}${attribute}`);
}

/** Attributes of the word beyond either end of a line. */
export const edge: Attributes = ['w=<edge>'];

/** Features of each token's place in the line. */
export function placeFeatures(tokens: Token[]): string[][] {
  return placesOf(tokens).map(({ code, next, last }) => [...placeNames(code), next, last]);
}

/** A place in a line as a number (see `placeNames`), and the nearest signs before and after it. */
export interface Place {
  code: number;
  next: string;
  last: string;
}

/** Values of the digits of a place code, the most significant digit first. */
const placeDigits = [
  ['commas=0', 'commas=1', 'commas=2', 'commas=0p', 'commas=1p', 'commas=2p'],
  ['ahead=00', 'ahead=01', 'ahead=10', 'ahead=11'],
  ['numbers=0', 'numbers=1', 'numbers=2', 'numbers=3'],
  ['place=0', 'place=1', 'place=2', 'place=3', 'place=-1', 'place=-2', 'place=mid'],
  ['flags=', 'flags=or', 'flags=dash', 'flags=or-dash'],
  ['list=none', 'list=plain', 'list=verbs'],
];

export function placeNames(code: number): string[] {
  const names: string[] = [];
  let rest = code;
  for (const values of placeDigits.toReversed()) {
    names.unshift(values[rest % values.length] ?? '');
    rest = Math.floor(rest / values.length);
  }
  return ['bias', names[0]?.endsWith('p') ? 'in=1' : 'in=0', ...names];
}

export function placesOf(tokens: Token[]): Place[] {
  const enumerations = enumerationsIn(tokens);
  let [sign, distance, depth, commas, numbers, alternatives, dashes] = ['^', 0, 0, 0, 0, 0, 0];
  return lookAhead(tokens).map(({ token: { text, low }, commaAhead, numberAhead, next }, i) => {
    if (text === ')' || text === ']') depth = Math.max(0, depth - 1);
    const digits = [
      Math.min(commas, 2) + (depth > 0 ? 3 : 0),
      2 * commaAhead + numberAhead,
      Math.min(numbers, 3),
      i < 4 ? i : Math.min(tokens.length - i, 3) + 3,
      alternatives + 2 * dashes,
      enumerations[i] ?? 0,
    ];
    const code = placeDigits.reduce((sum, { length }, at) => sum * length + (digits[at] ?? 0), 0);
    const last = signName('last', sign, distance);
    [sign, distance] = isMark(text) ? [text, 0] : [sign, distance + 1];
    if (text === '(' || text === '[') depth++;
    if (text === ',' || text === ';') commas++;
    if (low !== undefined) numbers++;
    if (text === 'or') alternatives = 1;
    if (text === '-' || text === '–' || text === '—') dashes = 1;
    return { code, next, last };
  });
}

/** Adds to each token whether a comma or a number follows anywhere, and the nearest sign behind it. */
function lookAhead(tokens: Token[]) {
  let [sign, distance, commaAhead, numberAhead] = ['$', 0, 0, 0];
  return tokens
    .toReversed()
    .map((token) => {
      const ahead = { token, commaAhead, numberAhead, next: signName('next', sign, distance) };
      [sign, distance] = isMark(token.text) ? [token.text, 0] : [sign, distance + 1];
      if (token.text === ',') commaAhead = 1;
      if (token.low !== undefined) numberAhead = 1;
      return ahead;
    })
    .reverse();
}

/** Cached names of signs, because map lookups of the same string are faster than of equal new ones. */
const signNames = new Map<string, { near: string[]; far: string }>();

function signName(side: string, sign: string, distance: number): string {
  const key = side + sign;
  let names = signNames.get(key);
  if (!names) {
    names = { near: [0, 1, 2, 3].map((count) => `${side}=${sign}${count}`), far: `${side}=${sign}4` };
    signNames.set(key, names);
  }
  return names.near[distance] ?? names.far;
}

/** True for signs that divide a line: commas, brackets, slashes. */
function isMark(text: string): boolean {
  return text.length === 1 && ',;()[]/'.includes(text);
}

/** Returns 1 for tokens of an enumeration "a, b, or c" of short members, 2 if one of them is a verb form, 0 for other tokens. */
function enumerationsIn(tokens: Token[]): Uint8Array {
  const kinds = new Uint8Array(tokens.length);
  for (const [i, { text }] of tokens.entries()) {
    if (!/^(?:or|and)$/i.test(text) || !tokens.slice(Math.max(0, i - 4), i).some((token) => token.text === ','))
      continue;
    const start = i - membersLength(tokens.slice(0, i));
    const hasVerb = tokens.slice(start, i + 3).some((token) => /(?:ed|ly|cut|torn)$/.test(token.text));
    kinds.fill(hasVerb ? 2 : 1, start, Math.min(tokens.length, i + 3));
  }
  return kinds;
}

/** Counts the tokens at the end that are members of at most three words, with their commas. */
function membersLength(tokens: Token[]): number {
  let [count, words] = [0, 0];
  for (const { text, low } of tokens.toReversed()) {
    if (words >= 4 || low !== undefined || '()[]/;'.includes(text)) break;
    words = text === ',' ? 0 : words + 1;
    count++;
  }
  return count;
}

/** Views of a pair of neighbours: from its second word, its first, the word after and the word before. */
export const pairSides = ['<', '>', '{', '}'] as const;

const pairKey = ([left]: Attributes, [right]: Attributes): string => `${left}|${right}`;

/** The pairs and triples of words around a token that count for it; words from the second before to the second after. */
export function phraseFeatures([a, b, c, d, e]: [
  Attributes,
  Attributes,
  Attributes,
  Attributes,
  Attributes,
]): string[] {
  const pairs = { '<': pairKey(b, c), '>': pairKey(c, d), '{': pairKey(a, b), '}': pairKey(d, e) };
  return [...pairSides.map((side) => side + pairs[side]), `-${pairKey(b, d)}`, `3${b[0]}|${c[0]}|${d[0]}`];
}

/** Kinds of tokens at which the labels may change, each with its own table of transitions. */
export const hinges = [
  'other',
  'comma',
  'open',
  'close',
  'slash',
  'or',
  'and',
  'number',
  'unit',
  'of',
  'participle',
  'for',
  'dash',
  'with',
] as const;

export function hingeOf({ text, low }: Token, attributes: Attributes): number {
  return hinges.indexOf(low !== undefined ? 'number' : wordHinge(text.toLowerCase(), attributes));
}

const fixedHinges = new Map<string, (typeof hinges)[number]>(
  Object.entries({
    ',': 'comma',
    ';': 'comma',
    '(': 'open',
    '[': 'open',
    ')': 'close',
    ']': 'close',
    '/': 'slash',
    or: 'or',
    and: 'and',
    '&': 'and',
    '+': 'and',
    plus: 'and',
    of: 'of',
    for: 'for',
    to: 'for',
    '-': 'dash',
    '–': 'dash',
    '—': 'dash',
    with: 'with',
    in: 'with',
    from: 'with',
    at: 'with',
    about: 'with',
    such: 'with',
  }),
);

function wordHinge(word: string, attributes: Attributes): (typeof hinges)[number] {
  const fixed = fixedHinges.get(word);
  if (fixed) return fixed;
  if (attributes.includes('k=unit') || attributes.includes('k=short-unit')) return 'unit';
  return /(?:ed|ly)$/.test(word) ? 'participle' : 'other';
}
