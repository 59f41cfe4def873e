import { asianSemitic } from './asian-semitic.ts';
import { germanic } from './germanic.ts';
import type { Lexicon } from './lexicon.ts';
import { otherEuropean } from './other-european.ts';
import { romance } from './romance.ts';
import { slavic } from './slavic.ts';

/** The lexicons of all languages of the product; variants of a language (en-GB, fr-CA, pt-BR, zh-TW) share one. */
export const lexicons: readonly Lexicon[] = /* @__PURE__ */ [
  germanic,
  romance,
  slavic,
  otherEuropean,
  asianSemitic,
].flat();
