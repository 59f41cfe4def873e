import {
  convertUnit,
  findAmounts,
  findCounts,
  isLexiconWord,
  writeInDigitsOf,
  scaleQuantity,
  toAsciiDigits,
  unitInNumber,
  type CountedFood,
  type FoundAmount,
} from '#ingredients';
import { contentsInText, type Contents } from './contents.ts';
import { inSystem, isUs, regionalUnit, type Measure } from './convert.ts';
import type { UnitSystem } from './unit-systems.ts';
import { writeAmount, writeCount, writeNumber, writeSides } from './write-amount.ts';

export interface Wish {
  scale: number;
  system: UnitSystem;
  /** Language of the text (BCP 47). */
  language: string;
  /** The reader's locale (BCP 47), which says how much a pint is. */
  locale?: string;
  /** Foods whose numbers in the text grow as well. */
  counted?: readonly CountedFood[];
}

/** A replacement for a range of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Edits for the amounts of a text. @param grows tells whether an amount follows the scale */
export function adjustText(text: string, wish: Wish, grows = ({ scalable }: FoundAmount) => scalable): Edit[] {
  const measured = findAmounts(text, { language: wish.language }).map((amount) => withoutStop(text, amount));
  const counts =
    wish.scale === 1
      ? []
      : [...findCounts(text, wish.counted ?? [], wish.language), ...repeatedCounts(text, measured, wish.language)];
  const whole = joinParts(text, measured);
  const found = [...whole, ...counts.filter((count) => !whole.some((one) => overlaps(one, count)))].toSorted(
    (a, b) => a.span[0] - b.span[0],
  );
  return found.flatMap((amount, index) => {
    const system = hasCounterpart(text, found, index) ? 'written' : wish.system;
    const edit = adjustAmount(text, amount, system, { ...wish, scale: grows(amount) ? wish.scale : 1 });
    return edit && edit.text !== text.slice(edit.start, edit.end) ? [edit] : [];
  });
}

interface JoinedAmount extends FoundAmount {
  /** The two parts of the amount: "2 lb" and "8 oz". */
  parts?: [FoundAmount, FoundAmount];
}

/** Joins the parts of an amount in two units, such as "2 lb 8 oz", which are converted and scaled together. */
function joinParts(text: string, amounts: FoundAmount[]): JoinedAmount[] {
  const result: JoinedAmount[] = [];
  for (const amount of amounts) {
    const before = result.at(-1);
    const joined = before && joinedParts(text, before, amount);
    if (joined) result[result.length - 1] = joined;
    else result.push(amount);
  }
  return result;
}

function joinedParts(text: string, first: JoinedAmount, second: FoundAmount): JoinedAmount | null {
  const [unit, other] = [first.unit.id ?? '', second.unit.id ?? ''];
  const ratio = first.dimension === second.dimension && isUs(unit) === isUs(other) ? convertUnit(1, unit, other) : null;
  const isRest = /^\.?\s+$/.test(text.slice(first.span[1], second.span[0]));
  const isRange = first.quantityMax !== null || second.quantityMax !== null;
  if (!ratio || ratio <= second.quantity || !isRest || isRange || first.scalable !== second.scalable) return null;
  const quantity = first.quantity + second.quantity / ratio;
  return { ...first, quantity, span: [first.span[0], second.span[1]], parts: [first, second] };
}

/** Splits an amount into wholes of its unit and the rest in a smaller unit. @param ratio smaller units in the larger one */
export function splitIntoUnits(amount: number, ratio: number): { whole: number; rest: number } {
  const size = Math.round(ratio);
  const sum = Math.round(amount * size * 1e6) / 1e6;
  const whole = Math.floor(sum / size);
  return { whole, rest: Math.round((sum - whole * size) * 1e6) / 1e6 };
}

const countInBracket = /^[\s\p{L}\p{M}'’-]{1,40}\(\s*(?:(\p{L}+\.?)\s*|[~≈]\s?)(\d+)\s*\)/u;

/** Numbers of pieces that repeat a weight or volume: the 7 of "280 g egg yolks (about 7)". */
function repeatedCounts(text: string, measured: FoundAmount[], language: string): FoundAmount[] {
  return measured.flatMap((amount): FoundAmount[] => {
    const [all, about, number = ''] = countInBracket.exec(toAsciiDigits(text.slice(amount.span[1]))) ?? [];
    const isWeight = amount.scalable && /^(?:mass|volume)$/.test(amount.dimension);
    if (!all || !isWeight || (about && !isLexiconWord('about', about, language))) return [];
    const start = amount.span[1] + all.lastIndexOf(number);
    const span: [number, number] = [start, start + number.length];
    return [
      {
        quantity: Number(number),
        quantityMax: null,
        unit: { id: null, text: '' },
        dimension: 'count',
        span,
        quantitySpan: span,
        unitSpan: [span[1], span[1]],
        scalable: true,
      },
    ];
  });
}

const overlaps = ({ span: [from, to] }: FoundAmount, { span: [start, end] }: FoundAmount) => from < end && start < to;

const stop = /^\.(?:\s*$|\s*\ufffc|\s+\p{Lu})/u;

/** The full stop behind "250 ml." ends the sentence; that of "2 tbsp. oil" belongs to the unit. */
export function withoutStop(text: string, amount: FoundAmount): FoundAmount {
  const [start, end] = amount.span;
  if (!stop.test(text.slice(end - 1))) return amount;
  const [from, to] = amount.unitSpan;
  return { ...amount, span: [start, end - 1], unitSpan: [from, Math.min(to, end - 1)] };
}

function adjustAmount(
  text: string,
  amount: JoinedAmount,
  system: UnitSystem,
  { scale, language, locale }: Wish,
): Edit | null {
  const [start, end] = amount.span;
  const contents = contentsInText(text, start, end);
  const converted = convertedText(amount, { system, scale, language, locale }, contents);
  const written = text.slice(...amount.quantitySpan);
  if (converted) return { start, end, text: writeInDigitsOf(written, withJointOf(written, converted)) };
  if (scale === 1) return null;
  const scaledWords = amount.parts
    ? scaledParts(text, amount, amount.parts, scale, language)
    : scaledText(text, amount, scale, language);
  return { start, end, text: scaledWords };
}

/** Keeps the words between the ends of a range: "from 194 to 14 °F". */
function withJointOf(written: string, converted: string): string {
  const words = joint.exec(written)?.[0];
  return words && /\p{L}/u.test(words) ? converted.replace('–', words) : converted;
}

function convertedText(
  amount: FoundAmount,
  { system, scale, language, locale = '' }: Wish,
  contents: Contents,
): string | null {
  const written = scaled(amount, scale);
  const measure = { ...written, unit: regionalUnit(written.unit, locale) };
  if (!amount.sides) {
    const converted = inSystem(measure, system, language, contents);
    return converted && writeAmount(converted, language);
  }
  const sides = amount.sides.flatMap((low) => inSystem({ ...measure, low }, system, language) ?? []);
  return sides.length ? writeSides(sides, language) : null;
}

export function scaled({ quantity, quantityMax, unit }: FoundAmount, factor: number): Measure {
  const by = (value: number) => scaleQuantity(value, factor);
  return { low: by(quantity), high: by(quantityMax ?? quantity), unit: unit.id ?? '' };
}

/** True if the same amount stands beside it in other units: "180 °C (350 °F)", "1 cup / 240 ml". */
function hasCounterpart(text: string, found: FoundAmount[], index: number): boolean {
  const amount = found[index];
  const beside = [found[index - 1], found[index + 1]];
  return beside.some((other) => amount && other && isCounterpart(text, amount, other));
}

const isGap = /^[\s,;]*(?:[([/|=–-]|\p{L}+(?:\s+\p{L}+)?\s)?[\s(]*$/u;
const nearlySame = 0.15;
/** Tolerance for temperatures about zero, in degrees. */
const nearDegrees = 3;

function isCounterpart(text: string, amount: FoundAmount, other: FoundAmount): boolean {
  const [first, second] = amount.span[0] < other.span[0] ? [amount, other] : [other, amount];
  if (!isGap.test(text.slice(first.span[1], second.span[0]))) return false;
  const [unit, otherUnit] = [amount.unit.id ?? '', other.unit.id ?? ''];
  const value = isUs(unit) === isUs(otherUnit) ? null : convertUnit(amount.quantity, unit, otherUnit);
  const tolerance = amount.dimension === 'temperature' ? nearDegrees : 0;
  return value !== null && Math.abs(value - other.quantity) <= Math.max(tolerance, nearlySame * other.quantity);
}

const joint = /(?<=\S)(?:\s*[-–—~−〜～]\s*|\s+\p{L}+\s+)(?=\S)/u;

/** Scales "2 lb 8 oz" to "5 lb": what is enough for the larger unit is carried over. */
function scaledParts(
  text: string,
  { quantity }: FoundAmount,
  [first, second]: [FoundAmount, FoundAmount],
  factor: number,
  language: string,
): string {
  const ratio = convertUnit(1, first.unit.id ?? '', second.unit.id ?? '') ?? 1;
  const { whole, rest } = splitIntoUnits(scaleQuantity(quantity, factor), ratio);
  const gap = text.slice(first.span[1], second.span[0]);
  const larger = whole > 0 ? [scaledText(text, first, whole / first.quantity, language)] : [];
  const smaller = rest > 0 ? [scaledText(text, second, rest / second.quantity, language)] : [];
  return [...larger, ...smaller].join(gap);
}

/** Scaled amount in its own units, with singular or plural. */
function scaledText(text: string, amount: FoundAmount, factor: number, language: string): string {
  const [start, end] = amount.quantitySpan;
  const written = text.slice(start, end);
  const { low, high, unit } = scaled(amount, factor);
  const like = toAsciiDigits(written);
  const write = (value: number) =>
    writeInDigitsOf(written, unit ? writeNumber(value, unit, language, like) : writeCount(value, language));
  const numbers =
    amount.quantityMax === null ? write(low) : write(low) + (joint.exec(written)?.[0] ?? '–') + write(high);
  const [from, to] = amount.unitSpan;
  const isInside = from >= start && from < end;
  const was = amount.quantityMax ?? (isInside ? Math.floor(amount.quantity) : amount.quantity);
  const word = unitInNumber(text.slice(from, to), was > 1, high > 1, language);
  const before = text.slice(amount.span[0], start);
  // the unit stands inside the amount of "a cup and a half", and before the number of "大さじ2"
  if (isInside) return `${before}${numbers} ${word}${text.slice(end, amount.span[1])}`;
  if (from < end) return before + numbers + text.slice(end, amount.span[1]);
  const gap = text.slice(end, from);
  const isGlued = gap === '' && /[\p{L}-]$/u.test(written);
  return before + numbers + (isGlued ? ' ' : gap) + word + text.slice(to, amount.span[1]);
}
