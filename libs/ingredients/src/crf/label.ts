import { decode, type LabelledTokens } from './decode.ts';
import type { Model } from './model.ts';
import type { Token } from './tokenize.ts';

/** Ways of preparing a food ("lightly toasted"). Seaweed, linseed and jelly are foods. */
const manner = /^(?:\p{L}{2,}(?<!se|we)ed|\p{L}+(?<!jel)ly|and|or)$/iu;

/** A food is never made of participles and adverbs alone; where it seems to be, the next likeliest labelling holds. */
export function label(tokens: Token[], model: Model): LabelledTokens {
  const likeliest = decode(tokens, model);
  const names = tokens.flatMap((_, i) => (likeliest.labels[i] === 'NAME' ? [i] : []));
  if (!names.length || !names.every((i) => manner.test(tokens[i]!.text))) return likeliest;
  const next = decode(tokens, model, names);
  return next.labels.includes('NAME') ? next : likeliest;
}
