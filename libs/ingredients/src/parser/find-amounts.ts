import { lexiconFor, type CompiledLexicon } from '../lexicon/compile.ts';
import { roundQuantity, scaleQuantity } from '../fraction.ts';
import { amountStart, inDigitsOf, toAscii, toAsciiDigits } from '../quantity.ts';
import { scaleWritten } from '../scale-yield.ts';
import { packing, times } from './heads.ts';
import { convertUnit, unitDimension, type Dimension } from '../units.ts';
import { amountAt, skipSpaces, unitAt, unitFirst, type Amount } from './amounts.ts';
import { detectLanguage } from './detect-language.ts';
import type { ParsedUnit, Span } from './parsed.ts';

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
  /** Whether the amount grows with the recipe: a mass does, a temperature or the size of a tin does not. */
  scalable: boolean;
}

export interface TextOptions {
  /** BCP 47; found from the text itself when absent. */
  language?: string;
}

const denseStart = /(?<![\d.,/])(?=\d|[^\u0000-\u02ff])/gu;
/** Not within a word, but for the Arabic "and" that is written together with the number; not the second part of a number. */
const numberStart = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}.,°]|\d\s?[/–-])(?=${amountStart}|\p{L})|(?<=(?<!\p{L})و)(?=\d))`,
  'gu',
);
const degreeSign = /\s?[°º℃℉]/uy;
/** Names of temperature scales, after the degrees ("°C", "градусов Цельсия") or before the number ("华氏350度"). */
const scaleBehind =
  /\.?\s?(?:(c|celsius|celsia|celsjusza|цельси\p{L}*|цельсі\p{L}*|צלזיוס|مئوية)|(f|fahrenheit\p{L}*|фаренгейт\p{L}*|פרנהייט|فهرنهايت))(?!\p{L})/iuy;
const scaleBefore = /(?:[摄攝摂]氏|([华華]氏))$/;
/** "180C", "350 F". */
const bareDegrees = /\s?([CF])(?![\p{L}'’])/uy;
/** No cup is counted by the dozens, no oven is colder. */
const coldestOven = 40;
/** Degrees of which nobody says which are Fahrenheit above what ovens reach in Celsius. */
const hottestOven = 275;

/** Finds the amounts of a step: numbers with a unit of measure or count, and temperatures. */
export function findAmounts(written: string, options: TextOptions = {}): FoundAmount[] {
  const lexicon = lexiconFor(options.language ?? detectLanguage(written));
  const text = toAscii(written);
  const found: FoundAmount[] = [];
  for (const { index } of text.matchAll(lexicon.dense ? denseStart : numberStart)) {
    if (found.length && index < found.at(-1)!.span[1]) continue;
    const amount = measuredAt(text, index, lexicon);
    if (amount) found.push(amount);
  }
  return found;
}

function measuredAt(text: string, start: number, lexicon: CompiledLexicon): FoundAmount | null {
  const plain = unitFirst(text, start, lexicon) ?? amountAt(text, start, lexicon, !lexicon.dense);
  const area = plain && sidesAt(text, plain, lexicon);
  if (area) return area;
  const amount = plain && (packed(text, plain, lexicon) ?? plain);
  if (!amount) return null;
  const { low, high, quantitySpan, unit, unitSpan, span } = amount;
  const range = { quantity: low, quantityMax: high > low ? high : null, quantitySpan };
  const heat = temperature(text, quantitySpan, high, lexicon);
  if (heat) return { ...range, ...heat, dimension: 'temperature', scalable: false };
  if (!unit?.id || !unitSpan || isWordForOne(text, amount)) return null;
  const dimension = unitDimension(unit.id);
  const scalable = dimension !== 'length' && dimension !== 'temperature' && !isSize(text, amount, lexicon);
  return { ...range, unit, unitSpan, span, dimension, scalable };
}

const by = new RegExp(String.raw`\s?[x×*]\s?(?=${amountStart})|[\s-]by[\s-](?=${amountStart})`, 'iuy');
/** So few may be the number of tins: "2 x 20 cm" are two of them, "9 x 13 inch" and "2 x 3 cm" are lengths. */
const fewTins = 3;

/** "9x13-inch", "20 x 30 x 5 cm": how long and how wide a thing is. */
function sidesAt(text: string, first: Amount, lexicon: CompiledLexicon): FoundAmount | null {
  const sides = [first];
  for (let last = first; !last.unit;) {
    by.lastIndex = last.quantitySpan[1];
    const next = by.test(text) ? amountAt(text, by.lastIndex, lexicon, false) : null;
    if (!next) return null;
    sides.push((last = next));
  }
  const { unit, unitSpan, span } = sides.at(-1)!;
  const lengths = sides.map(({ low }) => low);
  const [low, second] = lengths as [number, number];
  const isNumber = Number.isInteger(low) && low <= fewTins && second >= 2 * low;
  if (sides.length === 1 || isNumber || unitDimension(unit?.id ?? '') !== 'length') return null;
  return {
    sides: lengths,
    quantity: Math.min(...lengths),
    quantityMax: Math.max(...lengths),
    unit: unit!,
    dimension: 'length',
    span: [first.span[0], span[1]],
    quantitySpan: [first.span[0], sides.at(-1)!.quantitySpan[1]],
    unitSpan: unitSpan!,
    scalable: false,
  };
}

/** "1 (14 oz) can", "2 x 400 g tins": how many there are, not how large they are. */
function packed(text: string, amount: Amount, lexicon: CompiledLexicon): Amount | null {
  if (amount.unit) return null;
  const found = packing(text, amount, lexicon)?.amount ?? times(text, amount, lexicon)?.amount;
  return found && containers.has(found.unit?.id ?? '') ? found : null;
}

/** "a piece", "one cup": in running text more often a turn of phrase than an amount. */
function isWordForOne(text: string, { quantitySpan, low }: Amount): boolean {
  return low === 1 && !hasDigit.test(text.slice(...quantitySpan));
}

const hasDigit = new RegExp(amountStart, 'u');

const containers = new Set('can jar bottle package box bag sachet tub carton container tube block'.split(' '));
const shapes = new Set('piece slice part strip wedge ball cube serving'.split(' '));

/** The size of a thing, which stays: "a 2-quart pan", "2 x 400 g tins", "1 (14 oz) can", "cut into 8 pieces". */
function isSize(text: string, { span, quantitySpan, unitSpan, unit }: Amount, lexicon: CompiledLexicon): boolean {
  const before = text.slice(Math.max(0, span[0] - 12), span[0]);
  if (/^[-‑]$/.test(text.slice(quantitySpan[1], unitSpan![0])) || /\d\s*[x×]\s*$/.test(before)) return true;
  if (shapes.has(unit!.id!)) return /(?:^|\s)(?:into|in|en|em|i|na|на)\s+$/iu.test(before);
  const behind = /^\s*\)?\s*/.exec(text.slice(span[1]))![0].length;
  return containers.has(unitAt(text, span[1] + behind, lexicon)?.id ?? '');
}

function temperature(
  text: string,
  [start, end]: Span,
  value: number,
  lexicon: CompiledLexicon,
): { unit: ParsedUnit; span: Span; unitSpan: Span } | null {
  const sign = degreesEnd(text, end, lexicon);
  bareDegrees.lastIndex = end;
  const bare = !sign && value >= coldestOven ? bareDegrees.exec(text) : null;
  if (!sign && !bare) return null;
  const before = scaleBefore.exec(text.slice(0, start));
  scaleBehind.lastIndex = sign ?? end;
  const behind = scaleBehind.exec(text);
  const last = sign ? sign + (behind?.[0].length ?? 0) : bareDegrees.lastIndex;
  const written = text.slice(end, last).trim();
  const isOpen = !before && !behind && !/[℃℉]/.test(written);
  const isFahrenheit = !!before?.[1] || !!behind?.[2] || written === '℉' || (isOpen && value > hottestOven);
  return {
    unit: { id: isFahrenheit ? 'fahrenheit' : 'celsius', text: written },
    span: [start - (before?.[0].length ?? 0), last],
    unitSpan: [end, last],
  };
}

function degreesEnd(text: string, start: number, lexicon: CompiledLexicon): number | null {
  degreeSign.lastIndex = start;
  if (degreeSign.test(text)) return degreeSign.lastIndex;
  const word = lexicon.degrees.at(text, skipSpaces(text, start));
  // the dot ends the sentence, but for that of "deg. F"
  return word && (text[word.end - 1] === '.' ? word.end - 1 : word.end);
}

/** A step with the amounts that grow with the recipe scaled; each keeps its way of writing, words become digits. */
export function scaleText(text: string, factor: number, options: TextOptions = {}): string {
  if (factor === 1) return text;
  let result = '';
  let from = 0;
  for (const { scalable, quantity, quantityMax, quantitySpan } of findAmounts(text, options)) {
    if (!scalable) continue;
    const [start, end] = quantitySpan;
    const written = text.slice(start, end);
    result += text.slice(from, start);
    result += hasDigit.test(written)
      ? inDigitsOf(written, scaleNumbers(toAsciiDigits(written), factor))
      : [quantity, ...(quantityMax === null ? [] : [quantityMax])]
          .map((value) => roundQuantity(scaleQuantity(value, factor)))
          .join('-');
    from = end;
  }
  return result + text.slice(from);
}

const ends = /^(.*?\S)(\s*(?:[-–—~−〜～]|\s\p{L}+\s)\s*)(\S.*)$/u;

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
