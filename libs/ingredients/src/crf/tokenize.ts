import { englishUnits } from '../lexicon/english.ts';
import { amountPattern, amountStart, isRatio, parseQuantity, parseSlashRange } from '../quantity.ts';
import { numberPhrase, readNumberPhrase, splitAmounts } from './number-phrases.ts';

/** A word, number or sign of a line. Numbers have `low` and `high`, which differ for ranges. */
export interface Token {
  text: string;
  start: number;
  end: number;
  low?: number;
  high?: number;
  /** End of the amount, if a part of it stands behind its unit: "a cup and a half". */
  amountEnd?: number;
}

const between = String.raw`(?:\s?[-–—]\s?|\s?[-–—]?\s+(?:to|or)\s+|[-–—](?:to|or)[-–—])`;
const range = `${amountPattern}${between}(?=${amountStart})${amountPattern}`;
const letters = String.raw`[\p{L}\p{M}]+(?:\d+(?![\p{L}\d]))?`;
/** Names that begin with a number. */
const numberedName = String.raw`(?=[1357])(?<!\d[ .,/]?)(?:7[ -]?[Uu][Pp]|[57][ -][Ss]pice|1,?000[ -][Ii]sland|3 Musketeers|57 [Ss]auce)(?![\p{L}\d])`;
const word = String.raw`(?:${numberedName}|['’‘“"]00['’”"]|\d+(?:\.\d+)?(?:[-–]\d+)?\s?%|${letters}(?:['’]?(?:[-'’&]|(?<!(?<!\p{L})(?:fl|tsp|tbsp|oz|lb|pkg|kg|ml))\.)${letters})*(?:(?<=s)['’](?=\s|$))?[®™]*(?:\((?:e?s|e?n)\))?)`;
const pattern = new RegExp(`(?<word>${word})|(?<range>${range})|(?<number>${amountPattern})|(?<sign>\\S)`, 'gu');
const phrases = new RegExp(numberPhrase, 'giu');
/** A quick test for lines that may have an amount in several words. */
const mayHavePhrase =
  /(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|half|\ban?)[\s-]*(?:[&+]|and\b|to(?![a-z])|or\b|hal|third|quarter|fourth|fifth|sixth|eighth|sixteenth|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|nine\b)|\bbetween\b|\b(?:quarter|third) of an?\b|\band (?:an?|half)\b|\bor (?:two|three)\b/i;
/** Plural mark, which is not part of the token: "cup(s)". */
const openPlural = /\(e?[sn]\)$/;
const ends = new RegExp(`^(${amountPattern})(.*?)(${amountPattern})$`, 'u');

/** Splits an English line. The hyphen between number and unit ("14-ounce") is not a token; "5-spice" is one word instead of a number. */
export function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  const amounts = mayHavePhrase.test(line) ? phraseTokens(line) : [];
  for (const match of line.matchAll(pattern)) {
    const amount =
      amounts.length === 0
        ? undefined
        : amounts.find(({ start, end }) => start < match.index + match[0].length && match.index < end);
    if (amount) {
      if (amount.text && tokens.at(-1) !== amount) tokens.push(amount);
      continue;
    }
    const { range: both, number, sign } = match.groups ?? {};
    const token: Token = { text: match[0], start: match.index, end: match.index + match[0].length };
    if (both) tokens.push(...rangeTokens(token));
    else if (number)
      tokens.push(
        ...(number.includes(' ') && packagesOfSize.test(line.slice(token.start))
          ? splitNumber(token)
          : [numberToken(token, cups.test(line.slice(token.end)) ? 'cup' : null)]),
      );
    else if (!sign && isNameWithNumber(line, token, tokens.at(-1))) joinToNumber(line, token, tokens);
    else if (openPlural.test(token.text)) tokens.push({ ...token, text: token.text.replace(openPlural, '') });
    else if (!sign || !isHyphenBeforeUnit(line, token, tokens.at(-1))) tokens.push(token);
  }
  return tokens;
}

/** Amounts in several words, which become one number each; an empty token where the rest of one is left out. */
function phraseTokens(line: string): Token[] {
  const split = splitAmounts(line)
    .filter(({ unit }) => englishUnits().has(unit.toLowerCase()))
    .flatMap(({ count: [start, end], unit, low, high, end: amountEnd }): Token[] => {
      const rest = line.indexOf(unit, end) + unit.length;
      return [
        { text: `${low}-${high}`, start, end, low, high, amountEnd },
        { text: '', start: rest, end: amountEnd },
      ];
    });
  if (split.length) return split;
  return [...line.matchAll(phrases)].flatMap(({ 0: text, index: start }) => {
    const [low, high] = readNumberPhrase(text) ?? [];
    return low !== undefined && high !== undefined ? [{ text, start, end: start + text.length, low, high }] : [];
  });
}

/** "2 1/4-ounce packages" are two packages. */
const packagesOfSize =
  /^\d+ \d\/\d-\p{L}+\.? (?:packages|packets|envelopes|cans|jars|bottles|bars|boxes|bags)(?!\p{L})/u;

function splitNumber({ text, start, end }: Token): Token[] {
  const at = text.indexOf(' ');
  return [
    numberToken({ text: text.slice(0, at), start, end: start + at }),
    numberToken({ text: text.slice(at + 1), start: start + at + 1, end }),
  ];
}

const cups = /^\s*(?:cups?|c)(?!\p{L})/iu;

function numberToken(token: Token, unit?: string | null): Token {
  const value = parseQuantity(token.text, unit);
  const [low, high] = parseSlashRange(token.text, unit) ?? [value, value];
  // "00 flour", "80/20 beef": no amounts
  return !low || !high || isRatio(token.text) ? token : { ...token, low, high };
}

/** "2-4" is a range, "1-1/2" a number; "2 to 1" is neither and becomes three tokens. */
function rangeTokens(token: Token): Token[] {
  const [, first = '', joint = '', second = ''] = ends.exec(token.text) ?? [];
  const [low, high] = [parseQuantity(first), parseQuantity(second)];
  if (low !== null && high !== null && high > low) return [{ ...token, low, high }];
  if (joint.trim() === '-' && /^\d+$/.test(first) && high !== null && high < 1) return [numberToken(token)];
  const jointStart = token.start + first.length;
  const sign = joint.trim();
  const signStart = jointStart + joint.indexOf(sign);
  return [
    numberToken({ text: first, start: token.start, end: jointStart }),
    ...(sign ? [{ text: sign, start: signStart, end: signStart + sign.length }] : []),
    numberToken({ text: second, start: token.end - second.length, end: token.end }),
  ];
}

function isHyphenBeforeUnit(line: string, { text, start, end }: Token, number: Token | undefined): boolean {
  const isBehindNumber = number?.low !== undefined && number.end === start;
  return isBehindNumber && /^[-‑–]$/.test(text) && /\p{L}/u.test(line[end] ?? '');
}

const joints = new Set(['to', 'or', 'by', 'and', 'x']);

/** True if a number with a hyphen belongs to a name: "24-karat", but not "14-ounce" and "6-inch-long". */
function isNameWithNumber(line: string, { text, start }: Token, number: Token | undefined): boolean {
  if (number?.low === undefined || number.end !== start - 1 || !/[-‑–]/.test(line.charAt(start - 1))) return false;
  const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase();
  return first !== undefined && !joints.has(first) && !englishUnits().has(first);
}

function joinToNumber(line: string, { end }: Token, tokens: Token[]): void {
  const start = tokens.pop()?.start ?? end;
  tokens.push({ text: line.slice(start, end), start, end });
}
