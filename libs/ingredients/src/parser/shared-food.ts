import { lexiconFor, type CompiledLexicon } from '../lexicon/compile.ts';
import { amountAt, skipSpaces } from './amounts.ts';
import type { ParsedIngredient, Span } from './parsed.ts';

/** Words for the state of a food, which are no food alone, by language. */
const states = new Map(
  Object.entries({
    en: 'fresh|freshly ground|dried|dry|ground|frozen|canned|minced|chopped|grated|raw|cooked|whole|powdered',
    de: String.raw`frisch\p{L}*|getrocknet\p{L}*|gemahlen\p{L}*|tiefgekühlt\p{L}*|gefroren\p{L}*|TK|gehackt\p{L}*`,
    nl: 'verse?|gedroogde?|gemalen|bevroren|gehakte?',
    sv: String.raw`färsk\p{L}*|tork\p{L}+|fryst\p{L}*|mald\p{L}*|hackad\p{L}*`,
    da: String.raw`frisk\p{L}*|tørre\p{L}*|frosne?|frossen|hakket|stødt`,
    no: String.raw`fersk\p{L}*|frisk\p{L}*|tørk\p{L}+|frosne?|frossen|hakket`,
    pl: String.raw`śwież\p{L}+|suszon\p{L}+|mrożon\p{L}+|mielon\p{L}+`,
    cs: String.raw`čerstv\p{L}+|sušen\p{L}+|mražen\p{L}+|mlet\p{L}+`,
    ru: String.raw`свеж\p{L}+|суш[её]н\p{L}+|заморожен\p{L}+|молот\p{L}+`,
  }).map(([language, words]) => [
    language,
    { alone: new RegExp(`^(?:${words})$`, 'iu'), before: new RegExp(String.raw`^(?:(?:${words})\s+)+(?=\p{L})`, 'iu') },
  ]),
);

/**
 * Finds the food that two amounts of a line share, which stands behind the second one: "1 tbsp fresh or 1 tsp dried thyme" is fresh
 * thyme, "1 große oder 2 kleine Zwiebeln" are Zwiebeln.
 */
export function withSharedFood(
  line: string,
  parsed: ParsedIngredient,
  parse: (line: string) => ParsedIngredient,
): ParsedIngredient {
  const start = parsed.spans.food[0]?.[0];
  const lexicon = lexiconFor(parsed.language);
  if (start === undefined || parsed.quantity === null || lexicon.dense) return parsed;
  const state = states.get(parsed.language);
  const own = state?.alone.test(parsed.food) ? parsed.spans.food[0] : undefined;
  const from = own ? alternativeIn(line, own[1], lexicon) : alternativeAt(line, start, lexicon);
  if (from === null) return parsed;
  const other = parse(line.slice(from));
  const span = other.spans.food[0];
  if (!span || other.spans.food.length > 1 || other.quantity === null || /\d/.test(other.food)) return parsed;
  const [first, last] = [from + span[0], from + span[1]];
  const noun = first + (own ? (state?.before.exec(line.slice(first, last))?.[0].length ?? 0) : 0);
  const food: Span = [noun, last];
  const noteStart = own?.[1] ?? parsed.spans.note[0]?.[0] ?? start;
  const gap: Span = [noteStart + /^\s*/.exec(line.slice(noteStart))![0].length, line.slice(0, noun).trimEnd().length];
  const behind = other.spans.note.filter(([at]) => from + at >= last).map(([at, end]): Span => [from + at, from + end]);
  const ahead = own ? parsed.spans.note.filter(([, end]) => end <= own[0]) : [];
  const notes = [...ahead, gap, ...behind];
  return {
    ...parsed,
    food: own ? `${parsed.food} ${line.slice(...food)}` : line.slice(...food),
    note: notes.map((part) => line.slice(...part)).join(', '),
    confidence: { ...parsed.confidence, overall: Math.min(parsed.confidence.overall, sharedConfidence) },
    spans: { ...parsed.spans, food: own ? [own, food] : [food], note: notes },
  };
}

const sharedConfidence = 0.9;

/** @returns the offset of the amount behind "or" at a position */
function alternativeAt(line: string, at: number, lexicon: CompiledLexicon): number | null {
  const or = lexicon.or.at(line, at);
  const start = or && skipSpaces(line, or.end);
  return start !== null && start > (or?.end ?? 0) && amountAt(line, start, lexicon, false) ? start : null;
}

/** The same behind a word and spaces. */
const alternativeIn = (line: string, end: number, lexicon: CompiledLexicon): number | null =>
  alternativeAt(line, skipSpaces(line, end), lexicon);
