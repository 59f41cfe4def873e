import { detectLanguage, parseByRules, parseIngredient, type ParsedIngredient } from '#ingredients/parser';

export interface LinesRequest {
  lines: string[];
  /** BCP 47. By default, the language detected in the lines, else `locale`. */
  language?: string | null | undefined;
  locale: string;
  /** nlp: a model for English; brute: rules for every language. */
  parser?: 'nlp' | 'brute' | undefined;
}

export interface ParsedLines {
  language: string;
  parsed: ParsedIngredient[];
}

/** Number of lines that suffice to detect the language. */
const MAX_DETECTION_LINES = 100;

/** Parses ingredient lines. `readLines` runs this in a process of its own, unless the lines are short. */
export function task({ lines, locale, parser, ...request }: LinesRequest): ParsedLines {
  const language = request.language ?? detectLanguage(lines.slice(0, MAX_DETECTION_LINES).join('\n'), locale);
  const parse = (line: string) =>
    parser === 'brute' ? parseByRules(line, language) : parseIngredient(line, { language });
  return { language, parsed: lines.map(parse) };
}
