import { englishUnits } from '../lexicon/english.ts';
import { unitFacts } from '../units.ts';
import type { TokenLabel } from './decode.ts';
import type { Label } from './states.ts';
import type { Token } from './tokenize.ts';

/** Certainty of a label that a rule sets. */
const ruleCertainty = 0.99;

/** Words of which a line has one if any rule concerns it. */
const concerned = /^(?:[tc/(]|fl|fluid|units?|ea|nos|half|so|least|most|more|less)$/i;

/** Labels abbreviations and phrases that the training data hardly have: "2 T. oil", "4 fl. ounces", "half a kilo", "or so". */
export function labelByRules(tokens: Token[], labelled: TokenLabel[]): TokenLabel[] {
  if (!tokens.some(({ text, amountEnd }) => amountEnd !== undefined || concerned.test(text))) return labelled;
  const closing = new Set([...closingWords(tokens), ...sharesInBrackets(tokens)]);
  const leading = leadingWords(tokens);
  const isKnownUnit = (i: number) =>
    labelled[i - 1]?.label === 'QTY' && (isSpoonLetter(tokens, i) || isFluid(tokens, i) || isPiece(tokens, i));
  const labelAt = (i: number): Label | null => {
    if (i < leading || closing.has(i)) return 'NOTE';
    if (tokens[i]?.amountEnd || (leading > 0 && i === leading)) return 'QTY';
    if (isKnownUnit(i) || isUnitOfHalf(tokens, labelled, i)) return 'UNIT';
    if (/^of$/i.test(tokens[i]?.text ?? '') && isUnitOfHalf(tokens, labelled, i - 1)) return 'NOTE';
    if (labelled[i - 1]?.label === 'QTY' && isArticleOfHalf(tokens, i)) return 'NOTE';
    return tokens[i]?.text === '.' && isKnownUnit(i - 1) ? 'PUNC' : null;
  };
  return labelled.map((own, i) => {
    const label = labelAt(i);
    return label ? { label, certainty: Math.max(own.certainty, ruleCertainty) } : own;
  });
}

/** The "a" of "half a lemon". */
const isArticleOfHalf = (tokens: Token[], i: number): boolean =>
  /^an?$/i.test(tokens[i]?.text ?? '') && /^half$/i.test(tokens[i - 1]?.text ?? '');

/** "T" and "t" behind a number. "C" needs a dot, or the number right before it, because of "vitamin C". */
function isSpoonLetter(tokens: Token[], i: number): boolean {
  const [number, letter, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!letter || !next || number?.low === undefined) return false;
  if (/^[Tt]$/.test(letter.text)) return true;
  return /^[Cc]$/.test(letter.text) && (next.text === '.' || number.end === letter.start);
}

/** "3 units of lime", "2 ea. limes", "2 nos green chillies". */
function isPiece(tokens: Token[], i: number): boolean {
  return (
    tokens[i - 1]?.low !== undefined && /^(?:units?|ea|nos)$/i.test(tokens[i]?.text ?? '') && i + 1 < tokens.length
  );
}

/** The tokens of "or so" at the end, and of what "w/" begins: "tuna w/ oil". */
function closingWords(tokens: Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  const textAt = (at: number) => tokens[at]?.text.toLowerCase();
  const isEnd = (at: number) => at >= tokens.length || /^[,;(]$/.test(textAt(at) ?? '');
  for (let i = 1; i < tokens.length; i++) {
    if (textAt(i) === 'so' && textAt(i - 1) === 'or' && isEnd(i + 1)) found.add(i - 1).add(i);
    if (textAt(i) !== '/' || textAt(i - 1) !== 'w') continue;
    for (let at = i - 1; at <= i || !isEnd(at); at++) found.add(at);
  }
  return found;
}

const share = /^(?:about |at least )?(?:\d+ ?\/ ?\d+|\d+(?:[.,]\d+)? ?(?:[-–]|to)? ?\d* ?%.*)$/i;

/** The tokens of a share in brackets, which is no name: "ground beef (80/20)", "chocolate (70% cocoa)". */
function sharesInBrackets(tokens: Token[]): number[] {
  return tokens.flatMap(({ text }, open) => {
    const close = tokens.findIndex((token, at) => at > open && token.text === ')');
    if (text !== '(' || close < 0) return [];
    const inner = tokens.slice(open + 1, close);
    return share.test(inner.map((token) => token.text).join(' ')) ? inner.map((_, at) => open + 1 + at) : [];
  });
}

/** The number of tokens of "at least", "no more than" before an amount at the beginning. */
function leadingWords(tokens: Token[]): number {
  if (!/^(?:at|no|not|more|less)$/i.test(tokens[0]?.text ?? '')) return 0;
  const number = tokens.findIndex(({ low }) => low !== undefined);
  const words = tokens.slice(0, Math.max(0, number)).map(({ text }) => text);
  return /^(?:at (?:least|most)|(?:no |not )?(?:more|less) than)$/i.test(words.join(' ')) ? number : 0;
}

/** "Half a kilo of tomatoes". */
function isUnitOfHalf(tokens: Token[], labelled: TokenLabel[], i: number): boolean {
  if (!isArticleOfHalf(tokens, i - 1) || labelled[i - 2]?.label !== 'QTY' || i + 1 >= tokens.length) return false;
  return unitFacts.has(englishUnits().get(tokens[i]?.text.toLowerCase() ?? '') ?? '');
}

function isFluid(tokens: Token[], i: number): boolean {
  if (!/^fl(?:uid)?$/i.test(tokens[i]?.text ?? '')) return false;
  const next = tokens[i + 1]?.text === '.' ? tokens[i + 2] : tokens[i + 1];
  return /^(?:ozs?|ounces?)$/i.test(next?.text ?? '');
}
