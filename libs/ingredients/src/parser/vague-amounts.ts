import { lexiconFor } from '../lexicon/compile.ts';
import { toAscii } from '../digits.ts';
import { isLetter, skipSpaces } from './amounts.ts';
import { skipBullets } from './bullets.ts';
import type { ParsedIngredient, Span } from './parsed.ts';

/** Parses a line whose amount may be vague, and takes that as a remark: "etwas Zitronensaft", "a few sprigs of thyme". */
export function parseVagueAmount(
  line: string,
  language: string,
  parse: (line: string) => ParsedIngredient,
): ParsedIngredient {
  const text = toAscii(line);
  return restoreCharacters(line, text, parseAscii(text, language, parse));
}

/** Replaces the texts of a line in ASCII digits by those of the original line, which has the same length. */
function restoreCharacters(line: string, text: string, parsed: ParsedIngredient): ParsedIngredient {
  if (line === text) return parsed;
  const written = (part: string) => {
    const at = text.indexOf(part);
    return at < 0 ? part : line.slice(at, at + part.length);
  };
  return { ...parsed, food: written(parsed.food), note: written(parsed.note) };
}

function parseAscii(line: string, language: string, parse: (line: string) => ParsedIngredient): ParsedIngredient {
  const lexicon = lexiconFor(language);
  const vague = lexicon.vagueAmounts.at(line, skipBullets(line));
  if (!vague) return parse(line);
  const end = lexicon.of.at(line, skipSpaces(line, vague.end))?.end ?? vague.end;
  if (!isLetter(line[skipSpaces(line, end)])) return parse(line);
  // spaces keep the offsets of the rest
  const parsed = parse(' '.repeat(end) + line.slice(end));
  const span: Span = [vague.start, vague.end];
  const note = [line.slice(...span).trim(), parsed.note].filter(Boolean).join(', ');
  return { ...parsed, isVague: true, note, spans: { ...parsed.spans, note: [span, ...parsed.spans.note] } };
}
