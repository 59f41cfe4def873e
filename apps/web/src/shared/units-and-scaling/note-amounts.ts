import {
  amountPattern,
  findAmounts,
  isLexiconWord,
  parseQuantity,
  toAsciiDigits,
  unitFacts,
  type FoundAmount,
} from '#ingredients';
import { firstOf } from '#contract/objects';
import { scaled, withoutStop } from './adjust-text.ts';
import { inBaseUnit, type Measure } from './convert.ts';

/** Amount of a note that is scaled with its line. */
export interface NoteAmount {
  /** One amount, or two as in "1 lb 2 oz". */
  parts: FoundAmount[];
  /**
   * True if it repeats the amount of the line in other units ("240 ml" beside 1 cup), false if it adds to it ("plus 2
   * tbsp").
   */
  same: boolean;
  /** Range in the text, including words such as "about". */
  phrase: [start: number, end: number];
}

/** Signs and words that add an amount to the one of the line: "plus 2 tbsp", "und 1 TL", "minus 1 tbsp". */
const adding = String.raw`(?:[+&]|(?:plus|minus|and|und|et|y|e|più|más|mais|och|og|en|i|a|и|плюс|és|ve|ja|και|și)(?![\p{L}\p{M}]))`;
const lead = new RegExp(String.raw`(?:^|[,;([|/=])\s*(${adding}?\s*)([^,;([|/=]*)$`, 'iu');
/** Words before what an added amount is for, which does not grow: "plus 2 tbsp for dusting". */
const purpose = /^\s*(?:for|to|für|zum|zur|pour|per|para|voor|om|till|til|na|на|для)(?!\p{L})/iu;
const isLast = /^\s*(?:$|[,;)\]/|=]|\.\s*$)/;
const between = /^\s*[(/|=]\s*$/;
/** Word before the size of one piece: "4 à 100 g". */
const each = 'à';

/**
 * Finds amounts in a note that are about the whole line, whose unit must be a measure: alone between commas or
 * brackets and about equal, or added by plus, or offered by or. Other amounts may be the size of one piece.
 */
export function amountsOfWhole(note: string, line: Measure, language: string): NoteAmount[] {
  const amounts: NoteAmount[] = [];
  const added: FoundAmount[] = [];
  for (const parts of together(note, language)) {
    const [start, end] = [firstOf(parts).span[0], lastOf(parts).span[1]];
    const before = amounts.at(-1);
    const isAlone = isLast.test(note.slice(end));
    const isEqualTo = (others: Measure[]) => isSameAmount(others, measuresOf(parts), language);
    if (before && between.test(note.slice(before.phrase[1], start)) && isEqualTo(measuresOf(before.parts))) {
      amounts.push({ parts, same: before.same, phrase: [start, end] });
      continue;
    }
    const [, plus = '', words] = lead.exec(note.slice(0, start)) ?? [];
    if (words === undefined || parts.some(({ scalable }) => !scalable)) continue;
    const sign = words.trim();
    const isOffered = isLexiconWord('or', sign, language);
    if (!isOffered && !isApproximate(sign, language)) continue;
    const same = !plus.trim() && isAlone && isEqualTo([line, ...measuresOf(added)]);
    if (!same && !isOffered && !(plus.trim() && !purpose.test(note.slice(end)))) continue;
    if (plus.trim()) added.push(...parts);
    amounts.push({ parts, same, phrase: [start - words.length - plus.length, end] });
  }
  // "1 cup plus 2 tbsp": no amount repeats the cup alone
  return added.length > 0 ? amounts.map((amount) => ({ ...amount, same: false })) : amounts;
}

/** A number of pieces in a note, with its range in the text. */
export interface NoteCount {
  value: number;
  start: number;
  end: number;
}

const countBeside = new RegExp(
  String.raw`(?:^|[,;([|/=])\s*(?:(\p{L}+\.?|[~≈])\s*)?(${amountPattern})(?:\s+\p{L}+){0,2}\s*(?=$|[,;)\]|=])`,
  'gu',
);

/** Finds numbers of pieces that repeat a measured amount: "280 g egg yolks (about 7)", "50 g egg (1 large)". */
export function countsOfWhole(note: string, language: string): NoteCount[] {
  const measured = findAmounts(note, { language }).filter(({ dimension }) => dimension !== 'count');
  return [...toAsciiDigits(note).matchAll(countBeside)].flatMap((match) => {
    const [all, about, written = ''] = match;
    const value = parseQuantity(written);
    const start = match.index + all.indexOf(written);
    const end = start + written.length;
    const isMeasure = measured.some(({ span }) => span[0] < end && start < span[1]);
    return value && !isMeasure && (!about || isApproximate(about, language)) ? [{ value, start, end }] : [];
  });
}

/** Finds amounts that add to counted things or packages: "1 bunch plus 2 sprigs", "2 eggs and 1 tbsp milk". */
export function addedAmounts(note: string, language: string): NoteAmount[] {
  return together(note, language).flatMap((parts): NoteAmount[] => {
    const [start, end] = [firstOf(parts).span[0], lastOf(parts).span[1]];
    const [, plus = '', words] = lead.exec(note.slice(0, start)) ?? [];
    const isAdded = plus.trim() !== '' && words?.trim() === '' && parts.every(({ scalable }) => scalable);
    return isAdded ? [{ parts, same: false, phrase: [start - plus.length, end] }] : [];
  });
}

const addedCount = new RegExp(String.raw`(?:^|[,;(])\s*${adding}\s*(${amountPattern})(?=\s+\p{L})`, 'giu');

/** Finds numbers of other things that add to the line: "4 eggs plus 1 yolk", "2 lemons and 1 lime". */
export function addedCounts(note: string, language: string): NoteCount[] {
  const measured = findAmounts(note, { language });
  return [...toAsciiDigits(note).matchAll(addedCount)].flatMap(({ 0: all, 1: written = '', index }) => {
    const value = parseQuantity(written);
    const end = index + all.length;
    const start = end - written.length;
    const isMeasure = measured.some(({ span }) => span[0] < end && start < span[1]);
    return value && !isMeasure ? [{ value, start, end }] : [];
  });
}

/** Least weight of one piece, in grams: a lighter one shows that the weight is that of each, as in "4 fillets (150 g)". */
const leastOfOne = 50;

/** Finds the weight of all counted things: "3 leeks (600 g)", but not "4 fillets, 150 g" or "2 cans (400 g)". */
export function weightsOfCounted(note: string, count: number, language: string): NoteAmount[] {
  return together(note, language).flatMap((parts): NoteAmount[] => {
    const [start, end] = [firstOf(parts).span[0], lastOf(parts).span[1]];
    const words = lead.exec(note.slice(0, start))?.[2]?.trim();
    const isWeight = parts.every(({ scalable, dimension }) => scalable && /^(?:mass|volume)$/.test(dimension));
    if (words === undefined || !isWeight || !isLast.test(note.slice(end))) return [];
    const weight = total(measuresOf(parts), language)?.low ?? 0;
    const isSum = words === '' ? count === 1 || weight >= leastOfOne * count : isApproximate(words, language);
    return isSum ? [{ parts, same: false, phrase: [start - words.length, end] }] : [];
  });
}

const lastOf = <T>(list: readonly T[]): T => firstOf(list.slice(-1));

/** Amounts of a text; "1 lb 2 oz" is one. */
function together(text: string, language: string): FoundAmount[][] {
  const found: FoundAmount[][] = [];
  for (const amount of findAmounts(text, { language })) {
    const last = found.at(-1);
    const next = withoutStop(text, amount);
    if (last && isRest(text, lastOf(last), next)) last.push(next);
    else found.push([next]);
  }
  return found;
}

function isRest(text: string, one: FoundAmount, next: FoundAmount): boolean {
  const sizeOf = ({ unit }: FoundAmount) => unitFacts.get(unit.id ?? '')?.factor ?? 0;
  return (
    one.dimension === next.dimension &&
    sizeOf(next) < sizeOf(one) &&
    /^\s*$/.test(text.slice(one.span[1], next.span[0]))
  );
}

const measuresOf = (parts: FoundAmount[]): Measure[] => parts.map((part) => scaled(part, 1));

const isApproximate = (words: string, language: string) =>
  /^[~≈]?$/.test(words) || (words !== each && isLexiconWord('about', words, language));

/** Tolerance for equal amounts: cooks round, and a British pint is larger. */
const nearlySame = 0.25;
/** Densities in g/ml, from leaves of herbs to honey. */
const [lightest, heaviest] = [0.05, 1.6];

function isSameAmount(one: Measure[], other: Measure[], language: string): boolean {
  const [first, second] = [total(one, language), total(other, language)];
  if (!first || !second) return false;
  const ratios = [second.low / first.low, second.high / first.high];
  if (first.unit === second.unit) return ratios.every((ratio) => Math.abs(ratio - 1) <= nearlySame);
  return ratios.every((ratio) => {
    const density = first.unit === 'gram' ? 1 / ratio : ratio;
    return density >= lightest && density <= heaviest;
  });
}

function total(measures: Measure[], language: string): Measure | undefined {
  const inBase = measures.map((measure) => inBaseUnit(measure, language));
  if (!inBase.every((measure) => measure !== undefined)) return undefined;
  return inBase.reduce((sum, { low, high }) => ({ ...sum, low: sum.low + low, high: sum.high + high }));
}
