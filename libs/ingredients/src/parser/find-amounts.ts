import { lexiconFor, type CompiledLexicon } from '../lexicon/compile.ts';
import { toAscii } from '../digits.ts';
import { amountStart } from '../quantity.ts';
import { multipliedAmount, packagedAmount } from './amount-patterns.ts';
import { containers, convertUnit, unitDimension, type Dimension } from '../units.ts';
import { amountAt, amountStarts, unitAsAmount, unitAt, unitFirst, type Amount, type FoundUnit } from './amounts.ts';
import { detectLanguage } from './detect-language.ts';
import type { ParsedUnit, Span } from './parsed.ts';
import { degreesBehind, temperatureAt } from './temperatures.ts';
import { perPiece } from './per-piece.ts';

/** An amount in running text. */
export interface FoundAmount {
  quantity: number;
  quantityMax: number | null;
  /** Lengths of "9 x 13 inch" or "20 x 30 x 5 cm"; `quantity` and `quantityMax` are the smallest and the largest. */
  sides?: number[];
  unit: ParsedUnit;
  dimension: Dimension;
  /** The whole amount, its number or range, and its unit, as offsets of the text. */
  span: Span;
  quantitySpan: Span;
  unitSpan: Span;
  /** True for amounts that grow with the recipe, such as a mass; false for temperatures and the sizes of tins. */
  scalable: boolean;
}

export interface TextOptions {
  /** BCP 47; detected if absent. */
  language?: string;
}

/** Finds the amounts of a step: numbers with a unit of measure or count, and temperatures. */
export function findAmounts(written: string, options: TextOptions = {}): FoundAmount[] {
  const lexicon = lexiconFor(options.language ?? detectLanguage(written));
  const text = toAscii(written);
  const amounts: FoundAmount[] = [];
  let end = 0;
  for (const index of amountStarts(text, lexicon)) {
    const amount = index < end ? null : measuredAt(text, index, lexicon);
    if (!amount) continue;
    amounts.push(amount);
    end = amount.span[1];
  }
  return withPieces(text, amounts, lexicon.language);
}

/** Maximum number of amounts between a number of pieces and the amount of each. */
const maxAmountsBetween = 5;

/** Amounts for one piece stay when the recipe grows; the number of pieces grows instead. */
function withPieces(text: string, amounts: FoundAmount[], language: string): FoundAmount[] {
  const result: FoundAmount[] = [];
  for (const amount of amounts) {
    const isMeasured = /^(?:mass|volume)$/.test(amount.dimension);
    const piece = isMeasured || amount.dimension === 'count' ? perPiece(text, amount, language) : null;
    if (piece && !isMeasured) {
      // "2 slices per person"
      result.push({ ...amount, scalable: amount.scalable && piece.count !== null });
      continue;
    }
    // the 1 of "1個約50g"
    const one = piece && result.at(-1);
    if (one?.quantity === 1 && /^\p{L}{0,4}$/u.test(text.slice(one.span[1], amount.span[0]))) one.scalable = false;
    if (piece?.count) {
      const [start, end] = piece.count;
      const near = result.slice(-maxAmountsBetween);
      const counted = near.find(({ quantitySpan }) => quantitySpan[0] === start);
      if (counted) counted.scalable = counted.dimension === 'count';
      else if (!near.some(({ span }) => span[0] < end && start < span[1])) result.push(countAt(text, piece.count));
    }
    result.push(piece ? { ...amount, scalable: false } : amount);
  }
  return result.toSorted((a, b) => a.span[0] - b.span[0]);
}

function countAt(text: string, [start, end]: Span): FoundAmount {
  const unit = { id: null, text: '' };
  const span: Span = [start, end];
  const quantity = Number(text.slice(start, end));
  return {
    quantity,
    quantityMax: null,
    unit,
    dimension: 'count',
    span,
    quantitySpan: span,
    unitSpan: [end, end],
    scalable: true,
  };
}

function measuredAt(text: string, start: number, lexicon: CompiledLexicon): FoundAmount | null {
  const heatRange = temperatureAt(text, start, lexicon);
  if (heatRange) return { ...heatRange, dimension: 'temperature', scalable: false };
  const plain =
    oneAndFraction(text, start, lexicon) ??
    nativeNumberAt(text, start, lexicon) ??
    unitFirst(text, start, lexicon) ??
    amountAt(text, start, lexicon, !lexicon.dense);
  if (!plain) return null;
  const area = sidesAt(text, plain, lexicon);
  if (area) return area;
  const amount = containerCount(text, plain, lexicon) ?? plain;
  const { low, high, quantitySpan, unit, span } = amount;
  const range = { quantity: low, quantityMax: high > low ? high : null, quantitySpan };
  const heat = degreesBehind(text, quantitySpan, high, lexicon);
  if (heat) return { ...range, ...heat, dimension: 'temperature', scalable: false };
  if (!unit?.id || isWordForOne(text, amount)) return null;
  const dimension = unitDimension(unit.id);
  // "3 parts water to 1 part vinegar" is a ratio
  const isRatio = unit.id === 'part';
  const scalable =
    dimension !== 'length' && dimension !== 'temperature' && !isRatio && !isSize(text, amount, unit, lexicon);
  return { ...range, unit: { id: unit.id, text: unit.text }, unitSpan: unit.span, span, dimension, scalable };
}

/** A unit without a number and a fraction: "taza y media", "כוס וחצי". */
function oneAndFraction(text: string, start: number, lexicon: CompiledLexicon): Amount | null {
  const amount = unitAsAmount(text, start, lexicon);
  return amount && !Number.isInteger(amount.low) ? { ...amount, quantitySpan: amount.span } : null;
}

/** A Korean number in words, which a space separates from its unit: "두 컵 반". */
function nativeNumberAt(text: string, start: number, lexicon: CompiledLexicon): Amount | null {
  const isWord =
    lexicon.language === 'ko' &&
    !/\p{L}/u.test(text[start - 1] ?? '') &&
    /^\p{L}+\s/u.test(text.slice(start, start + 5));
  const amount = isWord ? amountAt(text, start, lexicon, true) : null;
  return amount?.unit ? amount : null;
}

const sideSeparator = new RegExp(String.raw`\s?[x×*]\s?(?=${amountStart})|[\s-]by[\s-](?=${amountStart})`, 'iuy');
/** Maximum number of tins before their size: "2 x 20 cm" are two tins, "9 x 13 inch" and "2 x 3 cm" are lengths. */
const fewTins = 3;

const maxSides = 4;

/** Lengths of the sides of a thing: "9x13-inch", "20 x 30 x 5 cm". */
function sidesAt(text: string, first: Amount, lexicon: CompiledLexicon): FoundAmount | null {
  const sides = [first.low];
  let last = first;
  while (!last.unit) {
    sideSeparator.lastIndex = last.quantitySpan[1];
    const next = sideSeparator.test(text) ? amountAt(text, sideSeparator.lastIndex, lexicon, false) : null;
    if (!next || sides.length === maxSides) return null;
    sides.push(next.low);
    last = next;
  }
  const { unit, span, quantitySpan } = last;
  const [low, second = 0] = [first.low, sides[1]];
  const isCount = Number.isInteger(low) && low <= fewTins && second >= 2 * low;
  if (sides.length === 1 || isCount || unitDimension(unit.id ?? '') !== 'length') return null;
  return {
    sides,
    quantity: Math.min(...sides),
    quantityMax: Math.max(...sides),
    unit: { id: unit.id, text: unit.text },
    dimension: 'length',
    span: [first.span[0], span[1]],
    quantitySpan: [first.span[0], quantitySpan[1]],
    unitSpan: unit.span,
    scalable: false,
  };
}

/** The number of containers, not their size: "1 (14 oz) can", "2 x 400 g tins". */
function containerCount(text: string, amount: Amount, lexicon: CompiledLexicon): Amount | null {
  if (amount.unit) return null;
  const count = packagedAmount(text, amount, lexicon)?.amount ?? multipliedAmount(text, amount, lexicon)?.amount;
  return count && containers.has(count.unit?.id ?? '') ? count : null;
}

/** True for "a piece" and "one cup", which in running text are rarely amounts. */
function isWordForOne(text: string, { quantitySpan, low }: Amount): boolean {
  return low === 1 && !hasDigit.test(text.slice(...quantitySpan));
}

const hasDigit = new RegExp(amountStart, 'u');

const shapes = new Set('piece slice part strip wedge ball cube serving'.split(' '));

/** True for the size of a thing, which is not scaled: "a 2-quart pan", "2 x 400 g tins", "1 (14 oz) can", "cut into 8 pieces". */
function isSize(text: string, { span, quantitySpan }: Amount, unit: FoundUnit, lexicon: CompiledLexicon): boolean {
  const before = text.slice(Math.max(0, span[0] - 12), span[0]);
  if (/^[-‑]$/.test(text.slice(quantitySpan[1], unit.span[0])) || /\d\s*[x×]\s*$/.test(before)) return true;
  if (shapes.has(unit.id ?? '')) return /(?:^|\s)(?:into|in|en|em|i|na|на)\s+$/iu.test(before);
  const behind = /^\s*\)?\s*/.exec(text.slice(span[1]))?.[0].length ?? 0;
  const next = unitAt(text, span[1] + behind, lexicon)?.id ?? '';
  return containers.has(next) || shapes.has(next) || thingOfSize.test(text.slice(span[1]));
}

/** English names of vessels and portions, which follow their size: "1 kg loaf tin". */
const thingOfSize =
  /^\s+(?:\p{L}+\s+)?(?:tins?|pans?|moulds?|molds?|dish(?:es)?|bowls?|jars?|pots?|ramekins?|saucepans?|casseroles?|terrines?|bottles?|portions|scoops|batches|loaves)(?!\p{L})/iu;

/** Converts an amount to another unit; null if there is no conversion. */
export function convertAmount(
  { quantity, quantityMax, unit }: Pick<FoundAmount, 'quantity' | 'quantityMax' | 'unit'>,
  to: string,
) {
  const convert = (value: number | null) => (value === null || !unit.id ? null : convertUnit(value, unit.id, to));
  const low = convert(quantity);
  return low === null ? null : { quantity: low, quantityMax: convert(quantityMax) };
}
