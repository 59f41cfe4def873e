import { detectLanguage, parseByRules, parseIngredient, type ParsedIngredient } from '#ingredients/parser';

export interface LinesRequest {
  lines: string[];
  /** BCP 47; found from the lines themselves when absent, or `locale` where they do not tell. */
  language?: string | null | undefined;
  locale: string;
  /** nlp knows English by a model; brute goes by rules in every language. */
  parser?: 'nlp' | 'brute' | undefined;
}

export interface ReadLines {
  language: string;
  parsed: ParsedIngredient[];
}

/** So many lines tell the language of a list. */
const MAX_DETECTION_LINES = 100;

/** Reads ingredient lines. Runs in a thread, unless they are short: see `readLines`. */
export function task({ lines, locale, parser, ...request }: LinesRequest): ReadLines {
  const language = request.language ?? detectLanguage(lines.slice(0, MAX_DETECTION_LINES).join('\n'), locale);
  const parse = (line: string) =>
    parser === 'brute' ? parseByRules(line, language) : parseIngredient(line, { language });
  return { language, parsed: lines.map(parse) };
}
