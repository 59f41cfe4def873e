import { parseEnglish } from '../crf/parse-english.ts';
import { baseLanguage } from '../lexicon/base-language.ts';
import { toAscii } from '../quantity.ts';
import { detectLanguage, languageOf } from './detect-language.ts';
import { parseLittle } from './little.ts';
import type { ParsedIngredient } from './parsed.ts';
import { parseByRules } from './rules.ts';

export interface ParseOptions {
  /** BCP 47; found from the line itself when absent, or when its script or unit is another's. */
  language?: string;
  /** BCP 47; the language of a line that does not tell, English when absent. */
  otherwise?: string;
}

/** Longer lines are cut: no ingredient needs them. */
const maxLineLength = 1000;

/** Parses an ingredient line into quantity, unit, food and note: English by a model, other languages by rules. Never throws. */
export function parseIngredient(line: string, options: ParseOptions = {}): ParsedIngredient {
  const text = line.slice(0, maxLineLength);
  const given = baseLanguage(options.language ?? '');
  const language = given ? languageOf(text, given) : detectLanguage(text, options.otherwise);
  return language === 'en' && !byRules.test(toAscii(text))
    ? parseLittle(text, language, parseEnglish)
    : parseByRules(text, language);
}

/** "2 x 400 g tins" is not in the data that the model learned from. */
const byRules = /^\s*\d+\s*[x×]\s*\d/i;
