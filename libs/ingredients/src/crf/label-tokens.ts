import { decode, type TokenLabel } from './decode.ts';
import { labelByRules } from './label-rules.ts';
import type { Model } from './model.ts';
import type { Token } from './tokenize.ts';

/** Words of preparation ("lightly toasted"). Seaweed, linseed and jelly are foods. */
const preparation = /^(?:\p{L}{2,}(?<!se|we)ed|\p{L}+(?<!jel)ly|and|or)$/iu;

/** Labels the tokens of a line. If the food consisted of participles and adverbs only, takes the next likeliest labels. */
export function labelTokens(tokens: Token[], model: Model): TokenLabel[] {
  const likeliest = labelByRules(tokens, decode(tokens, model));
  const names = likeliest.flatMap(({ label }, i) => (label === 'NAME' ? [i] : []));
  if (!names.length || !names.every((i) => preparation.test(tokens[i]?.text ?? ''))) return likeliest;
  const next = decode(tokens, model, names);
  return next.some(({ label }) => label === 'NAME') ? next : likeliest;
}
