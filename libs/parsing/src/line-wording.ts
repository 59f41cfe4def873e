import { displayIngredient, type LineWords, plainWords, wordsOf } from '#ingredients';
import type { ParsedIngredient } from '#ingredients/parser';
import type { IngredientCorrection } from './ingredient-correction.entity.ts';

interface ParsedParts {
  /** The line as it was parsed. */
  line: string;
  parsed: ParsedIngredient;
  /** Words of the line in the place of the parsed unit, if they differ. */
  unitWords?: string;
  note: string;
  /** True if the line means one although it has no number: "pinch of salt". */
  isOne: boolean;
}

/** Returns the wording of a line, with placeholders for the parts that were parsed from it. */
export function wordingOfLine(input: string, { line, parsed, unitWords, note, isOne }: ParsedParts): LineWords {
  const { spans } = parsed;
  const only = <T>(all: T[]) => (all.length === 1 ? all[0] : undefined);
  const [food, remark] = [only(spans.food), only(spans.note)];
  const places = {
    ...(spans.quantity && { amount: spans.quantity }),
    ...(spans.unit && { unit: spans.unit }),
    ...(food && { food }),
    ...(remark && line.slice(...remark) === note && { note: remark }),
  };
  const words = wordsOf(line, places, isOne);
  const own = unitWords === undefined ? words : { ...words, unit: unitWords };
  return wordingIfExact(input, own, note);
}

interface CorrectedParts extends Pick<ParsedParts, 'line' | 'parsed'> {
  correction: IngredientCorrection;
}

/** Returns the wording of a line whose parts a person has corrected. Parts whose words are not in the line have no placeholder. */
export function wordingOfCorrectedLine(input: string, { line, parsed, correction }: CorrectedParts): LineWords {
  const { quantity, unit, food, note } = correction;
  const place = (names: (string | null | undefined)[]) => {
    const name = names.find((one) => one && input.toLowerCase().includes(one.toLowerCase()));
    const start = name ? input.toLowerCase().indexOf(name.toLowerCase()) : -1;
    return name && start >= 0 ? ([start, start + name.length] as const) : undefined;
  };
  const isAsParsed = line === input && quantity !== null && parsed.quantity === quantity;
  const amount = isAsParsed ? parsed.spans.quantity : undefined;
  const unitPlace = unit && (line === input && parsed.unit ? parsed.spans.unit : place([unit.pluralName, unit.name]));
  const foodPlace = food && place([food.pluralName, food.name]);
  const remark = note ? place([note]) : undefined;
  const places = {
    ...(amount && { amount }),
    ...(unitPlace && { unit: unitPlace }),
    ...(foodPlace && { food: foodPlace }),
    ...(remark && { note: remark }),
  };
  return wordingIfExact(input, wordsOf(input, places, false), note);
}

/** Falls back to a wording without placeholders if the wording would display another text than the line. */
function wordingIfExact(input: string, words: LineWords, note: string): LineWords {
  const { text } = displayIngredient({ quantity: 1, unit: '', food: '', note, words });
  const plain = plainWords(input);
  return text === plain.line ? words : plain;
}
