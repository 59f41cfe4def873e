import { lexiconFor, type CompiledLexicon } from '../lexicon/compile.ts';
import { scaleWritten } from '../scale-yield.ts';
import { convertUnit, unitDimension, type Dimension } from '../units.ts';
import { amountAt, unitFirst } from './amounts.ts';
import { detectLanguage } from './detect-language.ts';
import type { ParsedUnit, Span } from './parsed.ts';

/** An amount in running text. */
export interface FoundAmount {
  quantity: number;
  quantityMax: number | null;
  unit: ParsedUnit;
  dimension: Dimension;
  /** The whole amount, its number or range, and its unit, as offsets of the text. */
  span: Span;
  quantitySpan: Span;
  unitSpan: Span;
  /** Whether the amount grows with the recipe: a mass does, a temperature or the size of a tin does not. */
  scalable: boolean;
}

export interface TextOptions {
  /** BCP 47; found from the text itself when absent. */
  language?: string;
}

const denseStart = /(?<![\d.,/])(?=\d|[^\u0000-\u02ff])/gu;
const numberStart = /(?<![\p{L}\p{N}.,/°])(?=[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞\p{L}])/gu;
const degrees =
  /\s?(?:(?:°|º|degrees?|deg\.?|grad|grados|graus|gradi|degrés|graden|grader|astetta|stopni|stupňů|градус\p{L}*)\s?(?:(celsius|c)|(fahrenheit|f))?|℃|℉)(?!\p{L})/iuy;

/** Finds the amounts of a step: numbers with a unit of measure or count, and temperatures. */
export function findAmounts(text: string, options: TextOptions = {}): FoundAmount[] {
  const lexicon = lexiconFor(options.language ?? detectLanguage(text));
  const found: FoundAmount[] = [];
  for (const { index } of text.matchAll(lexicon.dense ? denseStart : numberStart)) {
    if (found.length && index < found.at(-1)!.span[1]) continue;
    const amount = measuredAt(text, index, lexicon);
    if (amount) found.push(amount);
  }
  return found;
}

function measuredAt(text: string, start: number, lexicon: CompiledLexicon): FoundAmount | null {
  const amount = unitFirst(text, start, lexicon) ?? amountAt(text, start, lexicon, !lexicon.dense);
  if (!amount) return null;
  const { low, high, quantitySpan, unit, unitSpan, span } = amount;
  const range = { quantity: low, quantityMax: high > low ? high : null, quantitySpan };
  const heat = temperature(text, quantitySpan[1]);
  if (heat) return { ...range, ...heat, dimension: 'temperature', span: [start, heat.unitSpan[1]], scalable: false };
  if (!unit?.id || !unitSpan || isWordForOne(text, quantitySpan)) return null;
  const dimension = unitDimension(unit.id);
  return { ...range, unit, unitSpan, span, dimension, scalable: dimension !== 'length' && dimension !== 'temperature' };
}

/** "a piece", "one cup": in running text more often a turn of phrase than an amount. */
function isWordForOne(text: string, [start, end]: Span): boolean {
  return !/[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/.test(text.slice(start, end)) && end - start < 4;
}

function temperature(text: string, end: number): { unit: ParsedUnit; unitSpan: Span } | null {
  degrees.lastIndex = end;
  const match = degrees.exec(text);
  if (!match) return null;
  const fahrenheit = match[2] !== undefined || match[0].includes('℉');
  return {
    unit: { id: fahrenheit ? 'fahrenheit' : 'celsius', text: match[0].trim() },
    unitSpan: [end, end + match[0].length],
  };
}

/** A step with the amounts that grow with the recipe scaled; each keeps its way of writing. */
export function scaleText(text: string, factor: number, options: TextOptions = {}): string {
  if (factor === 1) return text;
  let result = '';
  let from = 0;
  for (const { scalable, quantitySpan } of findAmounts(text, options)) {
    if (!scalable) continue;
    const [start, end] = quantitySpan;
    result += text.slice(from, start) + scaleNumbers(text.slice(start, end), factor);
    from = end;
  }
  return result + text.slice(from);
}

const ends = /^(.*?\S)(\s*(?:[-–—~]|\s\p{L}+\s)\s*)(\S.*)$/u;

/** Both ends of a range. */
function scaleNumbers(written: string, factor: number): string {
  const whole = scaleWritten(written, factor);
  if (whole !== written) return whole;
  const [, low, joint, high] = ends.exec(written) ?? [];
  return low && joint && high ? scaleWritten(low, factor) + joint + scaleWritten(high, factor) : written;
}

/** An amount in another unit of the same dimension; null where there is no way. */
export function convertAmount(
  { quantity, quantityMax, unit }: Pick<FoundAmount, 'quantity' | 'quantityMax' | 'unit'>,
  to: string,
) {
  const low = unit.id ? convertUnit(quantity, unit.id, to) : null;
  if (low === null) return null;
  return { quantity: low, quantityMax: quantityMax === null ? null : convertUnit(quantityMax, unit.id!, to) };
}
