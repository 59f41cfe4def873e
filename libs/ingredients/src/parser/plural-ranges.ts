import { parseSlashNeighbours } from '../quantity.ts';
import { unitDimension } from '../units.ts';
import type { ParsedIngredient } from './parsed.ts';

/** Endings of plurals in languages that write a fraction of a thing with "of" or in the singular. */
const plurals = new Map(
  Object.entries({ it: /[ie]$/iu, es: /s$/iu, fr: /[sx]$/iu, pt: /s$/iu, ca: /s$/iu, gl: /s$/iu }),
);

/** Two neighbours from 2 on could as well be a fraction. */
const confidence = 0.6;

/** Reads "2/3 foglie" and "3/4 dientes de ajo" as ranges that are to be checked; cups are often written that way in fractions. */
export function withPluralRange(line: string, parsed: ParsedIngredient): ParsedIngredient {
  const { unit, spans, food, language } = parsed;
  const neighbours = spans.quantity ? parseSlashNeighbours(line.slice(...spans.quantity)) : null;
  if (!neighbours || neighbours[0] === 1) return parsed;
  const isCounted = !unit?.id || unitDimension(unit.id) === 'count' || (language === 'it' && unit.id.endsWith('spoon'));
  const noun = unit?.text ?? food.split(' ')[0] ?? '';
  const behind = line.slice(spans.quantity?.[1]).trimStart();
  // "3/4 di bicchiere" is a part
  if (!isCounted || !behind.startsWith(noun) || !plurals.get(language)?.test(noun)) return parsed;
  const [quantity, quantityMax] = neighbours;
  const overall = Math.min(confidence, parsed.confidence.overall);
  return { ...parsed, quantity, quantityMax, confidence: { ...parsed.confidence, overall } };
}
