import { parseEnglish } from '../crf/parse-english.ts';
import { baseLanguage } from '../lexicon/base-language.ts';
import { toAscii } from '../digits.ts';
import { parseCounted } from './counts.ts';
import { detectLanguage, languageOf } from './detect-language.ts';
import { lowerConfidence } from './lower-confidence.ts';
import { noteFullness } from './fullness.ts';
import { withSharedFood } from './shared-food.ts';
import type { ParsedIngredient } from './parsed.ts';
import { withPluralRange } from './plural-ranges.ts';
import { parseByRules } from './rules.ts';
import { beginsWithUnitFood, hideUnitOfFood, withClovesOfGarlic } from './unit-foods.ts';
import { parseVagueAmount } from './vague-amounts.ts';

export interface ParseOptions {
  /** BCP 47; detected if absent, or if the script or the unit of the line belongs to another language. */
  language?: string;
  /** BCP 47; language of lines whose language cannot be detected, by default English. */
  fallback?: string;
}

/** Longer lines are truncated. */
const maxLineLength = 1000;

/** Parses an ingredient line into quantity, unit, food and note: English by a model, other languages by rules. Never throws. */
export function parseIngredient(line: string, options: ParseOptions = {}): ParsedIngredient {
  const text = line.slice(0, maxLineLength);
  const requestedLanguage = baseLanguage(options.language ?? '');
  const language = languageOfLine(text, requestedLanguage, options.fallback);
  const parse = (part: string) =>
    language === 'en' && !byRules.test(toAscii(part))
      ? parseVagueAmount(part, language, parseEnglish)
      : parseByRules(part, language);
  // the model for English has learned such names
  const { hidden, restore } = language === 'en' ? whole(text) : hideUnitOfFood(text, language);
  const alone = withClovesOfGarlic(withPluralRange(hidden, parseCounted(hidden, parse)));
  const parsed = lowerConfidence(hidden, noteFullness(hidden, withSharedFood(hidden, alone, parse)));
  return { ...parsed, food: restore(parsed.food), note: restore(parsed.note) };
}

const whole = (hidden: string) => ({ hidden, restore: (text: string) => text });

function languageOfLine(text: string, requested: string, fallback: string | undefined): string {
  if (!requested) return detectLanguage(text, fallback);
  // the "chili" of "2 chili" is no unit, although it is one in Italian
  return beginsWithUnitFood(text, requested) ? requested : languageOf(text, requested);
}

/** Lines that the training data of the model lack: "2 x 400 g tins", "1 katori toor dal". */
const byRules = /^\s*(?:\d+(?:\s?[-–]\s?\d+)?\s*[x×]\s*\d|[\d½¼¾./ –-]*\s?(?:an?\s|half\s)?(?:katoris?|vatis?)\s)/i;
