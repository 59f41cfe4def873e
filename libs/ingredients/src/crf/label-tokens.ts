import { decode, type TokenLabel } from './decode.ts';
import type { Model } from './model.ts';
import type { Token } from './tokenize.ts';

/** Words of preparation ("lightly toasted"). Seaweed, linseed and jelly are foods. */
const preparation = /^(?:\p{L}{2,}(?<!se|we)ed|\p{L}+(?<!jel)ly|and|or)$/iu;

/** Labels the tokens of a line. If the food consisted of participles and adverbs only, takes the next likeliest labels. */
export function labelTokens(tokens: Token[], model: Model): TokenLabel[] {
  const likeliest = withKnownUnits(tokens, decode(tokens, model));
  const names = likeliest.flatMap(({ label }, i) => (label === 'NAME' ? [i] : []));
  if (!names.length || !names.every((i) => preparation.test(tokens[i]?.text ?? ''))) return likeliest;
  const next = decode(tokens, model, names);
  return next.some(({ label }) => label === 'NAME') ? next : likeliest;
}

/** Certainty of a label that a rule sets. */
const ruleCertainty = 0.99;

/** Labels abbreviations that the training data hardly have: "2 T. oil", "1t. salt", "2c milk", "4 fl. ounces". */
function withKnownUnits(tokens: Token[], labelled: TokenLabel[]): TokenLabel[] {
  const isKnown = (i: number) =>
    labelled[i - 1]?.label === 'QTY' && (isSpoonLetter(tokens, i) || isFluid(tokens, i) || isPiece(tokens, i));
  const closing = closingWords(tokens);
  return labelled.map((own, i) => {
    if (closing.has(i)) return { label: 'NOTE', certainty: Math.max(own.certainty, ruleCertainty) };
    if (tokens[i]?.amountEnd) return { label: 'QTY', certainty: Math.max(own.certainty, ruleCertainty) };
    if (isKnown(i)) return { label: 'UNIT', certainty: Math.max(own.certainty, ruleCertainty) };
    if (
      labelled[i - 1]?.label === 'QTY' &&
      /^an?$/i.test(tokens[i]?.text ?? '') &&
      /^half$/i.test(tokens[i - 1]?.text ?? '')
    )
      return { label: 'NOTE', certainty: Math.max(own.certainty, ruleCertainty) };
    const isDot = tokens[i]?.text === '.' && i > 0 && isKnown(i - 1);
    return isDot ? { label: 'PUNC', certainty: Math.max(own.certainty, ruleCertainty) } : own;
  });
}

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

function isFluid(tokens: Token[], i: number): boolean {
  if (!/^fl(?:uid)?$/i.test(tokens[i]?.text ?? '')) return false;
  const next = tokens[i + 1]?.text === '.' ? tokens[i + 2] : tokens[i + 1];
  return /^(?:ozs?|ounces?)$/i.test(next?.text ?? '');
}
