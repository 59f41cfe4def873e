import { lexiconFor, type CompiledLexicon } from '../lexicon/compile.ts';
import { toAscii } from '../digits.ts';
import { unitFacts } from '../units.ts';
import { isLetter } from './amounts.ts';
import type { ParsedIngredient } from './parsed.ts';

/** Confidence in a line that has one of these marks, whatever the model or the rules think of it. */
const doubtful = 0.6;

/** Lowers the confidence of a reading that left something over, or whose amount no kitchen uses. */
export function lowerConfidence(line: string, parsed: ParsedIngredient): ParsedIngredient {
  const { confidence } = parsed;
  if (confidence.overall <= doubtful || !isDoubtful(toAscii(line), parsed)) return parsed;
  return { ...parsed, confidence: { ...confidence, overall: doubtful } };
}

function isDoubtful(line: string, parsed: ParsedIngredient): boolean {
  const lexicon = lexiconFor(parsed.language);
  const food = toAscii(parsed.food);
  return (
    hasLooseNumber(line, food, parsed) ||
    beginsLikeAmount(food, parsed, lexicon) ||
    isUnlikely(parsed) ||
    isAmbiguousNumber(line, parsed)
  );
}

/** Numbers that are a part of many names: "00 flour", "7-Up", "70% chocolate", "Type 405", "omega-3". */
const namedNumber =
  /\d+(?:[.,]\d+)?\s?%(?:ig\p{L}*)?|\b00\b|\d+\/\d+(?=\s\p{L})|(?<=\p{L}[-.]?\s?)\d{1,4}(?!\p{L})|\d+[-‑]\p{L}+|(?<!\p{L})(?:7\s?up|v8|57)(?!\p{L})|\p{L}\d+/giu;

/** A number in the food, or numbers in a line that has no amount. */
function hasLooseNumber(line: string, food: string, { quantity, amounts }: ParsedIngredient): boolean {
  if (/\d/.test(food) && /\d/.test(food.replace(namedNumber, ''))) return true;
  if (quantity !== null || amounts.length > 0 || !/\d/.test(line)) return false;
  return /^[^(,;]*\d/.test(line.replace(namedNumber, ''));
}

/** A Chinese number that does not begin the name: "水一碗半", but not "五花肉". */
const countedChinese = /\p{L}[一二两三四五六七八九十半]./u;
const abbreviation = /^(?:\p{L}{1,4}\.\s?){1,2}(?=\p{L})/u;

/** A food that begins with a number word, a joint ("und 1 TL Essig"), an abbreviation ("fl. lager") or a loose letter. */
function beginsLikeAmount(food: string, { quantity, unit }: ParsedIngredient, lexicon: CompiledLexicon): boolean {
  if (!food) return false;
  const number = lexicon.dense || quantity !== null ? null : lexicon.numbers.at(food, 0);
  if (number && !isLetter(food[number.end]) && food.length > number.end) return true;
  const joint = lexicon.dense ? null : (lexicon.and.at(food, 0) ?? lexicon.to.at(food, 0));
  if (joint && /\s/.test(food[joint.end] ?? '')) return true;
  if (quantity === null) return lexicon.dense && countedChinese.test(food);
  return (!unit && abbreviation.test(food)) || /^(?:[tcgl]|el|tl)\.?\s/i.test(food);
}

const largest = new Map(
  Object.entries({
    teaspoon: 30,
    tablespoon: 40,
    cup: 40,
    kilogram: 30,
    liter: 30,
    gram: 9999,
    milliliter: 9999,
    pound: 40,
  }),
);
/** More things than this are rather a weight without its unit. */
const manyThings = 60;

/** An amount that no kitchen uses. */
function isUnlikely({ quantity, quantityMax, unit }: ParsedIngredient): boolean {
  if (quantity === null) return false;
  const most = unit ? (largest.get(unit.id ?? '') ?? Infinity) : manyThings;
  const isTiny = unitFacts.has(unit?.id ?? '') && quantity < 0.01;
  return (quantityMax ?? quantity) > most || quantity === 0 || isTiny || (quantityMax ?? 0) > 20 * quantity;
}

/** "12.345 g": thousands, or three decimals. */
function isAmbiguousNumber(line: string, { spans }: ParsedIngredient): boolean {
  const written = spans.quantity ? line.slice(...spans.quantity) : '';
  return /^(?:\d{2,3}\.\d{3}|[1-9]\d{0,2},\d{3})$/.test(written);
}
