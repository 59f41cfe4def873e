import { englishNumbers, englishUnits } from '../lexicon/english.ts';
import type { Token } from './tokenize.ts';

const sizeWords = new Set(
  'small medium large big thick thin jumbo extra-large medium-large small-medium sm md lg med xl'.split(' '),
);

/** The attributes of a word by itself, independent of its neighbours. The first entry is the word. */
export function attributesOf(token: Token): string[] {
  const lower = token.text.toLowerCase().replace(/[®™’]/g, (sign) => (sign === '’' ? "'" : ''));
  if (token.low !== undefined) return numberAttributes(token);
  // A bar separates the words of a pair in the stored features, so a word may not hold one.
  if (!/[\p{L}\d]/u.test(lower)) return [`w=${lower === '|' ? '¦' : lower}`, 'k=sign'];
  return [`l=${singular(lower)}`, `w=${lower}`, `k=${kindOf(lower)}`, `c=${shapeOf(token.text)}`, ...affixes(lower)];
}

function numberAttributes({ low = 0, high = 0, text }: Token): string[] {
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

/** Which attributes of the words around a token count for it: all of its own, fewer the farther away. */
export const offsets: readonly { offset: number; keeps: RegExp }[] = [
  { offset: -3, keeps: /^[wk]=/ },
  { offset: -2, keeps: /^[wk]=/ },
  { offset: -1, keeps: /^(?:[wlkcn]|s3)=/ },
  { offset: 0, keeps: /^/ },
  { offset: 1, keeps: /^(?:[wlkcn]|s3)=/ },
  { offset: 2, keeps: /^(?:[wk]|s3)=/ },
  { offset: 3, keeps: /^[wk]=/ },
];

export function offsetFeatures(attributes: string[], index: number): string[] {
  const { offset, keeps } = offsets[index]!;
  return attributes.filter((attribute) => keeps.test(attribute)).map((attribute) => `${offset}${attribute}`);
}

/** Beyond the ends of a line. */
export const edge = ['w=<edge>'];

/** Features of a token's place: brackets and commas before it, and the rest of the line. */
export function placeFeatures(tokens: Token[]): string[][] {
  return placesOf(tokens).map(({ code, next, last }) => [...placeNames(code), next, last]);
}

/** A place as a number (see `placeNames`), and the signs before and after it. */
export interface Place {
  code: number;
  next: string;
  last: string;
}

export function placesOf(tokens: Token[]): Place[] {
  const facts = scan(tokens);
  return tokens.map((_, i) => {
    const inside = facts.depth[i]! > 0 ? 1 : 0;
    const digits = [
      Math.min(facts.commas[i]!, 2) + inside * 3,
      (facts.commasAhead[i]! > 0 ? 2 : 0) + (facts.numbersAhead[i]! > 0 ? 1 : 0),
      Math.min(facts.numbers[i]!, 3),
      i < 4 ? i : Math.min(tokens.length - i, 3) + 3,
      facts.alternatives[i]! + 2 * facts.dashes[i]!,
      facts.list[i]!,
    ];
    const code = digits.reduce((sum, digit, at) => sum * names[at]!.length + digit, 0);
    return {
      code,
      next: signName('next', facts.nextSign[i]!, facts.toNextSign[i]!),
      last: signName('last', facts.lastSign[i]!, facts.sinceSign[i]!),
    };
  });
}

/** The digits of a place code, the first one counting most. */
const names = [
  ['commas=0', 'commas=1', 'commas=2', 'commas=0p', 'commas=1p', 'commas=2p'],
  ['ahead=00', 'ahead=01', 'ahead=10', 'ahead=11'],
  ['numbers=0', 'numbers=1', 'numbers=2', 'numbers=3'],
  ['place=0', 'place=1', 'place=2', 'place=3', 'place=-1', 'place=-2', 'place=mid'],
  ['flags=', 'flags=or', 'flags=dash', 'flags=or-dash'],
  ['list=none', 'list=plain', 'list=verbs'],
];

export function placeNames(code: number): string[] {
  const found: string[] = [];
  let rest = code;
  for (let at = names.length - 1; at >= 0; at--) {
    const count = names[at]!.length;
    found.unshift(names[at]![rest % count]!);
    rest = Math.floor(rest / count);
  }
  return ['bias', found[0]!.endsWith('p') ? 'in=1' : 'in=0', ...found];
}

const signNames = new Map<string, string[]>();

function signName(side: string, sign: string, distance: number): string {
  const key = side + sign;
  let made = signNames.get(key);
  if (!made) signNames.set(key, (made = [0, 1, 2, 3, 4].map((far) => `${side}=${sign}${far}`)));
  return made[Math.min(distance, 4)]!;
}

function scan(tokens: Token[]) {
  const count = () => new Uint8Array(tokens.length);
  const facts = {
    depth: count(),
    commas: count(),
    numbers: count(),
    alternatives: count(),
    dashes: count(),
    commasAhead: count(),
    numbersAhead: count(),
  };
  const signs = {
    nextSign: [] as string[],
    lastSign: [] as string[],
    toNextSign: count(),
    sinceSign: count(),
  };
  scanForward(tokens, facts, signs);
  scanBackward(tokens, facts, signs);
  return { ...facts, ...signs, list: lists(tokens) };
}

type Counts = Record<
  'depth' | 'commas' | 'numbers' | 'alternatives' | 'dashes' | 'commasAhead' | 'numbersAhead',
  Uint8Array
>;
interface Signs {
  nextSign: string[];
  lastSign: string[];
  toNextSign: Uint8Array;
  sinceSign: Uint8Array;
}

function scanForward(tokens: Token[], facts: Counts, signs: Signs): void {
  let [sign, distance, depth, commas, numbers, alternatives, dashes] = ['^', 0, 0, 0, 0, 0, 0];
  tokens.forEach(({ text, low }, i) => {
    if (text === ')' || text === ']') depth = Math.max(0, depth - 1);
    facts.depth[i] = depth;
    facts.commas[i] = commas;
    facts.numbers[i] = numbers;
    facts.alternatives[i] = alternatives;
    facts.dashes[i] = dashes;
    signs.lastSign[i] = sign;
    signs.sinceSign[i] = distance;
    [sign, distance] = isMark(text) ? [text, 0] : [sign, Math.min(99, distance + 1)];
    if (text === '(' || text === '[') depth = Math.min(9, depth + 1);
    if (text === ',' || text === ';') commas = Math.min(99, commas + 1);
    if (low !== undefined) numbers = Math.min(99, numbers + 1);
    if (text === 'or') alternatives = 1;
    if (text === '-' || text === '–' || text === '—') dashes = 1;
  });
}

function scanBackward(tokens: Token[], facts: Counts, signs: Signs): void {
  let [sign, distance, commas, numbers] = ['$', 0, 0, 0];
  for (let i = tokens.length - 1; i >= 0; i--) {
    const { text, low } = tokens[i]!;
    signs.nextSign[i] = sign;
    signs.toNextSign[i] = distance;
    facts.commasAhead[i] = commas;
    facts.numbersAhead[i] = numbers;
    [sign, distance] = isMark(text) ? [text, 0] : [sign, Math.min(99, distance + 1)];
    if (text === ',') commas = Math.min(99, commas + 1);
    if (low !== undefined) numbers = Math.min(99, numbers + 1);
  }
}

/** Signs that part a line: commas, brackets, slashes. */
function isMark(text: string): boolean {
  return text.length === 1 && ',;()[]/'.includes(text);
}

/** Tokens of an enumeration "a, b, or c": 1 where its members are short and plain, 2 where a verb form is among them. */
function lists(tokens: Token[]): Uint8Array {
  const kinds = new Uint8Array(tokens.length);
  for (let i = 1; i < tokens.length; i++) {
    if (!/^(?:or|and)$/i.test(tokens[i]!.text) || !tokens.slice(Math.max(0, i - 4), i).some(({ text }) => text === ','))
      continue;
    const start = listStart(tokens, i);
    const verbs = tokens.slice(start, i + 3).some(({ text }) => /(?:ed|ly|cut|torn)$/.test(text));
    kinds.fill(verbs ? 2 : 1, start, Math.min(tokens.length, i + 3));
  }
  return kinds;
}

/** Back over members of at most three words. */
function listStart(tokens: Token[], joint: number): number {
  let [start, words] = [joint, 0];
  for (let i = joint - 1; i >= 0 && words < 4; i--) {
    const { text, low } = tokens[i]!;
    if (low !== undefined || '()[]/;'.includes(text)) break;
    words = text === ',' ? 0 : words + 1;
    start = i;
  }
  return start;
}

/** Views of a pair of neighbours: from its second word, its first, the word after and the word before. */
export const pairSides = ['<', '>', '{', '}'] as const;

export function pairKey(left: string[], right: string[]): string {
  return `${left[0]!}|${right[0]!}`;
}

export function skipKey(left: string[], right: string[]): string {
  return `-${left[0]!}|${right[0]!}`;
}

export function tripleKey(left: string[], own: string[], right: string[]): string {
  return `3${left[0]!}|${own[0]!}|${right[0]!}`;
}

/** The pairs and triples of words around a token that count for it; words from the second before to the second after. */
export function phraseFeatures([a, b, c, d, e]: [string[], string[], string[], string[], string[]]): string[] {
  const pairs = [pairKey(b, c), pairKey(c, d), pairKey(a, b), pairKey(d, e)];
  return [...pairs.map((pair, side) => pairSides[side]! + pair), skipKey(b, d), tripleKey(b, c, d)];
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

export function hingeOf({ text, low }: Token, attributes: string[]): number {
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

function wordHinge(word: string, attributes: string[]): (typeof hinges)[number] {
  const fixed = fixedHinges.get(word);
  if (fixed) return fixed;
  if (attributes.includes('k=unit') || attributes.includes('k=short-unit')) return 'unit';
  return /(?:ed|ly)$/.test(word) ? 'participle' : 'other';
}
