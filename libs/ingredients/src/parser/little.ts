import { lexiconFor } from '../lexicon/compile.ts';
import { toAscii } from '../quantity.ts';
import { isLetter, skipSpaces } from './amounts.ts';
import { skipBullets } from './bullets.ts';
import type { ParsedIngredient, Span } from './parsed.ts';

/** "etwas Zitronensaft", "a few sprigs of thyme": how little it is becomes a remark on what the rest of the line says. */
export function parseLittle(
  line: string,
  language: string,
  parse: (line: string) => ParsedIngredient,
): ParsedIngredient {
  const text = toAscii(line);
  return inWordsOf(line, text, readLittle(text, language, parse));
}

/** Converts the parts of a transliterated line to the author's letters, each at its place. */
function inWordsOf(line: string, text: string, parsed: ParsedIngredient): ParsedIngredient {
  if (line === text) return parsed;
  const written = (part: string) => {
    const at = text.indexOf(part);
    return at < 0 ? part : line.slice(at, at + part.length);
  };
  return { ...parsed, food: written(parsed.food), note: written(parsed.note) };
}

function readLittle(line: string, language: string, parse: (line: string) => ParsedIngredient): ParsedIngredient {
  const lexicon = lexiconFor(language);
  const little = lexicon.little.at(line, skipBullets(line));
  if (!little) return parse(line);
  const end = lexicon.of.at(line, skipSpaces(line, little.end))?.end ?? little.end;
  if (!isLetter(line[skipSpaces(line, end)])) return parse(line);
  // places stay as they are
  const parsed = parse(' '.repeat(end) + line.slice(end));
  const span: Span = [little.start, little.end];
  const note = [line.slice(...span).trim(), parsed.note].filter(Boolean).join(', ');
  return { ...parsed, note, spans: { ...parsed.spans, note: [span, ...parsed.spans.note] } };
}
