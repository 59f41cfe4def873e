import { convertUnit, findAmounts, layoutOf, type LineWords, unitFacts } from '#ingredients';
import { splitIntoUnits, withoutStop } from './adjust-text.ts';
import { type Measure, regionalUnit } from './convert.ts';
import { writeNumber } from './write-amount.ts';

/** The second part of an amount in a smaller unit: the "4 oz" of "1 lb 4 oz". */
export interface RestOfAmount {
  /** The text of the line that begins with the second part, and what of it follows that part. */
  text: string;
  tail: string;
  /** Both parts in the unit of the first. */
  total: Measure;
  scaled: (scale: number) => ScaledParts;
}

export interface ScaledParts {
  /** The scaled second part with the signs before it; a space if nothing is left. */
  text: string;
  /** Quantity of the first part before scaling. */
  quantity: number;
  /** Unit of the second part, if the first is less than one. */
  unit?: { name: string; standard: string };
}

/** Finds the second part behind the unit of a line. */
export function restOfAmount(
  words: LineWords | null,
  main: Measure,
  { language, locale }: { language: string; locale: string },
): RestOfAmount | undefined {
  const pieces = words?.line ? layoutOf(words.line) : [];
  const next = pieces[pieces.findIndex(({ part }) => part === 'unit') + 1];
  if (main.low !== main.high || next?.part !== 'text') return undefined;
  const { text } = next;
  const lead = /^\.?\s+/.exec(text)?.[0].length;
  const [found] = findAmounts(text, { language });
  if (!found || found.span[0] !== lead || found.quantityMax !== null) return undefined;
  const rest = withoutStop(text, found);
  const unit = regionalUnit(rest.unit.id ?? '', locale);
  const [one, other] = [unitFacts.get(main.unit), unitFacts.get(unit)];
  const isSmaller = one?.factor && other?.factor && one.dimension === other.dimension && other.factor < one.factor;
  const ratio = isSmaller ? convertUnit(1, main.unit, unit) : null;
  if (!ratio) return undefined;
  const total = main.low + rest.quantity / ratio;
  return {
    text,
    tail: text.slice(rest.span[1]).replace(/^\./, ''),
    total: { ...main, low: total, high: total },
    scaled: (scale) => {
      const { whole, rest: left } = splitIntoUnits(total * scale, ratio);
      if (whole === 0) return { text: '', quantity: left / scale, unit: { name: rest.unit.text, standard: unit } };
      const [start, end] = rest.quantitySpan;
      const number = writeNumber(left, unit, language, text.slice(start, end));
      const stop = text.slice(rest.span[1]).startsWith('.') ? '.' : '';
      const part = text.slice(0, start) + number + text.slice(end, rest.span[1]) + stop;
      return { text: left > 0 ? part : '', quantity: whole / scale };
    },
  };
}
