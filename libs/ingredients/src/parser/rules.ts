import { lexiconFor, type CompiledLexicon } from '../lexicon/compile.ts';
import { matchAmount, type AmountMatch } from './amount-patterns.ts';
import type { Amount, FoundUnit } from './amounts.ts';
import { skipBullets } from './bullets.ts';
import { splitFood } from './food.ts';
import type { FurtherAmount, ParsedIngredient, ParsedUnit } from './parsed.ts';
import { parseVagueAmount } from './vague-amounts.ts';

/** Parses a line by the lexicon of its language: amount, unit and food in the orders that languages use. */
export function parseByRules(line: string, language: string): ParsedIngredient {
  return parseVagueAmount(line, language, (text) => parsePrecise(text, language));
}

function parsePrecise(line: string, language: string): ParsedIngredient {
  const lexicon = lexiconFor(language);
  const match = matchAmount(line, skipBullets(line), lexicon);
  const food = splitFood(line, match.food, lexicon);
  const remark = match.remark ? [match.remark] : [];
  const tail = match.tail ? splitFood(line, match.tail, lexicon) : null;
  const { amount } = match;
  const unit = amount?.unit ?? match.unit;
  return {
    quantity: amount?.low ?? null,
    quantityMax: amount && amount.high > amount.low ? amount.high : null,
    unit: withoutSpan(unit),
    food: food.food,
    note: [...remark.map((span) => line.slice(...span).trim()), food.note, tail?.food, tail?.note]
      .filter(Boolean)
      .join(', '),
    amounts: [...match.further, ...food.amounts, ...(tail?.amounts ?? [])].map(toFurtherAmount),
    confidence: confidence(match, contentWords(food.food, lexicon), food.note),
    spans: {
      ...(amount ? { quantity: amount.quantitySpan } : {}),
      ...(unit ? { unit: unit.span } : {}),
      food: food.foodSpans,
      note: [...remark, ...food.noteSpans, ...(tail?.foodSpans ?? []), ...(tail?.noteSpans ?? [])],
    },
    language: lexicon.language,
  };
}

const withoutSpan = (unit: FoundUnit | null): ParsedUnit | null => unit && { id: unit.id, text: unit.text };

function toFurtherAmount({ low, high, unit, span }: Amount): FurtherAmount {
  return { quantity: low, quantityMax: high > low ? high : null, unit: withoutSpan(unit), span };
}

/** The number of words of a food without particles and "and". */
const contentWords = (food: string, { of, and }: CompiledLexicon): number =>
  food
    .split(/\s+/)
    .filter((word) => word && of.at(word, 0)?.end !== word.length && and.at(word, 0)?.end !== word.length).length;

function confidence({ confidence: sure, amount, unit }: AmountMatch, words: number, note: string) {
  const foodConfidence = !words ? 0 : words <= 2 ? 0.985 : words <= 4 ? 0.9 : words <= 6 ? 0.88 : 0.7;
  return {
    quantity: amount ? 0.97 : sure,
    unit: amount?.unit || unit ? 0.95 : 0.85,
    food: foodConfidence,
    note: note ? 0.7 : 0.9,
    overall: Math.round(sure * foodConfidence * 100) / 100,
  };
}
