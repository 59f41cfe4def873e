import { displayIngredient, type LineWords, plainWords, wordsOf } from '#ingredients';
import type { ParsedIngredient } from '#ingredients/parser';
import type { IngredientCorrection } from './ingredient-correction.entity.ts';

interface Read {
  /** The line as it was parsed. */
  line: string;
  parsed: ParsedIngredient;
  /** Words of the line in the place of the parsed unit, if they differ. */
  unitWords?: string;
  note: string;
  /** Whether one is meant although the line names no number. */
  isOne: boolean;
}

/** The line in its own words, with the places of what was read from it. */
export function wordingOfLine(input: string, { line, parsed, unitWords, note, isOne }: Read): LineWords {
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

interface Corrected extends Pick<Read, 'line' | 'parsed'> {
  correction: IngredientCorrection;
}

/** The same for parts that a person put right: each where its words stand in the line, if they do. */
export function wordingOfCorrected(input: string, { line, parsed, correction }: Corrected): LineWords {
  const { quantity, unit, food, note } = correction;
  const place = (names: (string | null | undefined)[]) => {
    const name = names.find((one) => one && input.toLowerCase().includes(one.toLowerCase()));
    const start = name ? input.toLowerCase().indexOf(name.toLowerCase()) : -1;
    return name && start >= 0 ? ([start, start + name.length] as const) : undefined;
  };
  const isRead = line === input && quantity !== null && parsed.quantity === quantity;
  const amount = isRead ? parsed.spans.quantity : undefined;
  const measure = unit && (line === input && parsed.unit ? parsed.spans.unit : place([unit.pluralName, unit.name]));
  const named = food && place([food.pluralName, food.name]);
  const remark = note ? place([note]) : undefined;
  const places = {
    ...(amount && { amount }),
    ...(measure && { unit: measure }),
    ...(named && { food: named }),
    ...(remark && { note: remark }),
  };
  return wordingIfExact(input, wordsOf(input, places, false), note);
}

/** Words that do not say what the line says are not used. */
function wordingIfExact(input: string, words: LineWords, note: string): LineWords {
  const { text } = displayIngredient({ quantity: 1, unit: '', food: '', note, words });
  const plain = plainWords(input);
  return text === plain.line ? words : plain;
}
