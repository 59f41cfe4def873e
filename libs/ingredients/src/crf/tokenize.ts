import { englishUnits } from '../lexicon/english.ts';
import { amountPattern, amountStart, parseQuantity } from '../quantity.ts';

/** A word, number or sign of a line. Numbers have `low` and `high`, which differ for ranges. */
export interface Token {
  text: string;
  start: number;
  end: number;
  low?: number;
  high?: number;
}

const between = String.raw`(?:\s?[-–—]\s?|\s?[-–—]?\s+(?:to|or)\s+|[-–—](?:to|or)[-–—])`;
const range = `${amountPattern}${between}(?=${amountStart})${amountPattern}`;
const letters = String.raw`[\p{L}\p{M}]+(?:\d+(?![\p{L}\d]))?`;
const word = String.raw`(?:['’‘“"]00['’”"]|\d+(?:\.\d+)?(?:[-–]\d+)?\s?%|${letters}(?:['’]?[-'’.&]${letters})*(?:(?<=s)['’](?=\s|$))?[®™]*(?:\((?:e?s|e?n)\))?)`;
const pattern = new RegExp(`(?<word>${word})|(?<range>${range})|(?<number>${amountPattern})|(?<sign>\\S)`, 'gu');
/** Plural mark, which is not part of the token: "cup(s)". */
const openPlural = /\(e?[sn]\)$/;
const ends = new RegExp(`^(${amountPattern})(.*?)(${amountPattern})$`, 'u');

/** Splits an English line. The hyphen between number and unit ("14-ounce") is not a token; "5-spice" is one word instead of a number. */
export function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  for (const match of line.matchAll(pattern)) {
    const { range: both, number, sign } = match.groups ?? {};
    const token: Token = { text: match[0], start: match.index, end: match.index + match[0].length };
    if (both) tokens.push(...rangeTokens(token));
    else if (number) tokens.push(numberToken(token));
    else if (!sign && isNameWithNumber(line, token, tokens.at(-1))) joinToNumber(line, token, tokens);
    else if (openPlural.test(token.text)) tokens.push({ ...token, text: token.text.replace(openPlural, '') });
    else if (!sign || !isHyphenBeforeUnit(line, token, tokens.at(-1))) tokens.push(token);
  }
  return tokens;
}

function numberToken(token: Token): Token {
  const value = parseQuantity(token.text);
  return value === null ? token : { ...token, low: value, high: value };
}

/** "2-4" is a range, "1-1/2" a number; "2 to 1" is neither and becomes three tokens. */
function rangeTokens(token: Token): Token[] {
  const [, first = '', joint = '', second = ''] = ends.exec(token.text) ?? [];
  const [low, high] = [parseQuantity(first), parseQuantity(second)];
  if (low !== null && high !== null && high > low) return [{ ...token, low, high }];
  if (joint === '-' && /^\d+$/.test(first) && high !== null && high < 1) return [numberToken(token)];
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
