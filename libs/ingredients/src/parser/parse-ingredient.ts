import { baseLanguage } from '../lexicon/compile.ts';
import { detectLanguage } from './detect-language.ts';
import type { ParsedIngredient } from './parsed.ts';
import { parseByRules } from './rules.ts';

export interface ParseOptions {
  /** BCP 47; found from the line itself when absent. */
  language?: string;
}

/** Longer lines are cut: no ingredient needs them. */
const maxLineLength = 1000;

/** Parses an ingredient line into quantity, unit, food and note. Never throws. */
export function parseIngredient(line: string, options: ParseOptions = {}): ParsedIngredient {
  const text = line.slice(0, maxLineLength);
  return parseByRules(text, baseLanguage(options.language ?? '') || detectLanguage(text));
}
