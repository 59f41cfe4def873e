import { toAscii } from '../digits.ts';
import { amountPattern, parseQuantity } from '../quantity.ts';
import { unitFacts } from '../units.ts';
import type { ParsedIngredient, Span } from './parsed.ts';

/** "4x chicken breasts", "x2 onions". */
const leading = new RegExp(
  String.raw`^\s*(?:${amountPattern}\s?(?<sign>[x×])|(?<before>[x×])\s?${amountPattern})\s+(?=\p{L})`,
  'iu',
);
/** "onions x2", "red onion x 1, diced", "soy sauce (15ml) x2", "eggs (x3)". */
const trailing = new RegExp(
  String.raw`(?<=[\p{L})])\s*(?<=[\s)])\(?(?<mark>[x×]\s?(?<count>${amountPattern}))\)?\s*(?=$|[,(;])`,
  'iu',
);
/** "Lime 1/2". */
const bare = new RegExp(String.raw`^\s*\p{L}[^\d(),:;%]*\s(?<count>${amountPattern})\s*$`, 'u');
/** A quick test for lines that may have a sign of multiplication. */
const signOfCount = /(?:^|[\s(\d])[x×]/i;
/** Larger numbers behind a name belong to it: "flour type 405". */
const maxBareCount = 24;
/** Confidence in a number without a unit behind the food. */
const bareConfidence = 0.85;

/** Parses a line whose count has a sign of multiplication before or behind it, and a line that ends with its count. */
export function parseCounted(line: string, parse: (line: string) => ParsedIngredient): ParsedIngredient {
  if (!signOfCount.test(line)) return parseBareCount(line, parse);
  const text = toAscii(line);
  const { sign, before } = leading.exec(text)?.groups ?? {};
  if (sign ?? before) {
    const at = text.search(/[x×]/i);
    return parse(blank(line, [at, at + 1]));
  }
  const match = trailing.exec(text);
  const count = match?.groups?.['count'];
  if (match && count !== undefined) {
    const start = text.indexOf(match.groups?.['mark'] ?? '', match.index);
    const parsed = parse(blank(line, [match.index, match.index + match[0].length]));
    return withCount(parsed, count, [text.indexOf(count, start), text.indexOf(count, start) + count.length]);
  }
  return parseBareCount(line, parse);
}

function parseBareCount(line: string, parse: (line: string) => ParsedIngredient): ParsedIngredient {
  const parsed = parse(line);
  if (parsed.quantity !== null || parsed.language !== 'en') return parsed;
  const text = toAscii(line);
  const count = bare.exec(text)?.groups?.['count'];
  if (count === undefined || (parseQuantity(count) ?? maxBareCount) >= maxBareCount) return parsed;
  const start = text.lastIndexOf(count);
  const rest = parse(blank(line, [start, start + count.length]));
  const counted = withCount(rest, count, [start, start + count.length]);
  return {
    ...counted,
    confidence: { ...counted.confidence, overall: Math.min(bareConfidence, rest.confidence.overall) },
  };
}

/** Spaces keep the offsets of the rest. */
const blank = (line: string, [start, end]: Span): string =>
  line.slice(0, start) + ' '.repeat(end - start) + line.slice(end);

/** The number of things or packages. The amount of the line becomes the size of one: "butter 250 g x 2". */
function withCount(parsed: ParsedIngredient, written: string, span: Span): ParsedIngredient {
  const quantity = parseQuantity(written);
  const { unit, spans } = parsed;
  if (!quantity || (parsed.quantity !== null && !unitFacts.has(unit?.id ?? ''))) return parsed;
  const counted = { ...parsed, quantity, quantityMax: null, spans: { ...spans, quantity: span } };
  if (parsed.quantity === null || !spans.quantity) return counted;
  const { unit: unitSpan, ...others } = counted.spans;
  const size = {
    quantity: parsed.quantity,
    quantityMax: parsed.quantityMax,
    unit,
    span: [spans.quantity[0], unitSpan?.[1] ?? spans.quantity[1]] satisfies Span as Span,
  };
  return { ...counted, unit: null, amounts: [size, ...parsed.amounts], spans: others };
}
