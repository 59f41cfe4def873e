import { entries } from '../lexicon/compile.ts';
import { lexicons } from '../lexicon/index.ts';
import type { Token } from './tokenize.ts';

const english = lexicons.find(({ language }) => language === 'en')!;
const unitWords = entries(english.units);
const numberWords = new Set(entries(english.numbers).keys());
const sizeWords = new Set(
  'small medium large big thick thin jumbo extra-large medium-large small-medium sm md lg med xl'.split(' '),
);

/** What the model sees of a word, whatever stands around it. The first entry is the word itself. */
export function attributesOf(token: Token): string[] {
  const lower = token.text.toLowerCase().replace(/[®™’]/g, (sign) => (sign === '’' ? "'" : ''));
  if (token.low !== undefined) return numberAttributes(token);
  if (!/[\p{L}\d]/u.test(lower)) return [`w=${lower}`, 'k=sign'];
  return [`w=${lower}`, `l=${singular(lower)}`, `k=${kindOf(lower)}`, `c=${shapeOf(token.text)}`, ...affixes(lower)];
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
  if (unitWords.has(word)) return word.length < 4 ? 'short-unit' : 'unit';
  if (numberWords.has(word)) return 'number-word';
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

/** Where a token stands: brackets and commas before it, what the rest of the line holds, its place. */
export function placeFeatures(tokens: Token[]): string[][] {
  const facts = scan(tokens);
  return tokens.map((_, i) => [
    'bias',
    `in=${facts.depth[i]! > 0 ? 1 : 0}`,
    `commas=${Math.min(facts.commas[i]!, 2)}${facts.depth[i]! > 0 ? 'p' : ''}`,
    `ahead=${facts.commasAhead[i]! > 0 ? 1 : 0}${facts.numbersAhead[i]! > 0 ? 1 : 0}`,
    `numbers=${Math.min(facts.numbers[i]!, 3)}`,
    `place=${i < 4 ? i : tokens.length - i < 3 ? i - tokens.length : 'mid'}`,
    `or=${facts.alternatives[i]! > 0 ? 1 : 0}`,
    `dash=${facts.dashes[i]! > 0 ? 1 : 0}`,
    `next=${facts.nextSign[i]}${Math.min(facts.toNextSign[i]!, 4)}`,
    `last=${facts.lastSign[i]}${Math.min(facts.sinceSign[i]!, 4)}`,
  ]);
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
  const [nextSign, lastSign] = [new Array<string>(tokens.length), new Array<string>(tokens.length)];
  const [toNextSign, sinceSign] = [count(), count()];
  let [sign, distance] = ['^', 0];
  let [depth, commas, numbers, alternatives, dashes] = [0, 0, 0, 0, 0];
  tokens.forEach(({ text, low }, i) => {
    if (/[)\]]/.test(text)) depth = Math.max(0, depth - 1);
    [facts.depth[i], facts.commas[i], facts.numbers[i], facts.alternatives[i], facts.dashes[i]] = [
      depth,
      commas,
      numbers,
      alternatives,
      dashes,
    ];
    [lastSign[i], sinceSign[i]] = [sign, distance];
    [sign, distance] = isMark(text) ? [text, 0] : [sign, Math.min(99, distance + 1)];
    if (text === '(' || text === '[') depth = Math.min(9, depth + 1);
    if (text === ',' || text === ';') commas = Math.min(99, commas + 1);
    if (low !== undefined) numbers = Math.min(99, numbers + 1);
    if (/^or$/i.test(text)) alternatives = 1;
    if (/^[-–—]$/.test(text)) dashes = 1;
  });
  [sign, distance] = ['$', 0];
  for (let i = tokens.length - 1; i >= 0; i--) {
    [nextSign[i], toNextSign[i]] = [sign, distance];
    [sign, distance] = isMark(tokens[i]!.text) ? [tokens[i]!.text, 0] : [sign, Math.min(99, distance + 1)];
  }
  for (let i = tokens.length - 2; i >= 0; i--) {
    facts.commasAhead[i] = Math.min(99, facts.commasAhead[i + 1]! + (tokens[i + 1]!.text === ',' ? 1 : 0));
    facts.numbersAhead[i] = Math.min(99, facts.numbersAhead[i + 1]! + (tokens[i + 1]!.low !== undefined ? 1 : 0));
  }
  return { ...facts, nextSign, lastSign, toNextSign, sinceSign };
}

/** Signs that part a line: commas, brackets, slashes. */
function isMark(text: string): boolean {
  return text.length === 1 && ',;()[]/'.includes(text);
}

/** Two neighbours together, as seen from the second and from the first. */
export function pairKey(left: string[], right: string[]): string {
  return `${left[0]}|${right[0]}`;
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

const fixedHinges: Record<string, (typeof hinges)[number]> = {
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
};

function wordHinge(word: string, attributes: string[]): (typeof hinges)[number] {
  const fixed = Object.hasOwn(fixedHinges, word) ? fixedHinges[word] : undefined;
  if (fixed) return fixed;
  if (attributes.includes('k=unit') || attributes.includes('k=short-unit')) return 'unit';
  return /(?:ed|ly)$/.test(word) ? 'participle' : 'other';
}
