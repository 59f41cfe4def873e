import { findAmounts, isAboutWord, type FoundAmount } from '#ingredients';
import { scaled, withoutStop } from './adjust-text.ts';
import { inBaseUnit, type Measure } from './convert.ts';

/** An amount of a note that grows with its line. */
export interface NoteAmount extends FoundAmount {
  /** Whether it is the amount of the line in other units ("240 ml" beside 1 cup), and not one besides it ("plus 2 tbsp"). */
  same: boolean;
  /** With "about" and the like before it. */
  phrase: [start: number, end: number];
}

const lead = /(?:^|[,;([/|=])\s*((?:\+|plus\b)?\s*)([^,;([/|=]*)$/iu;
const isLast = /^\s*(?:$|[,;)\]/|=]|\.\s*$)/;
const signs = /^(?:or|[~≈])?$/i;
/** Where an amount stands for the size of one: "4 à 100 g". */
const each = 'à';

/**
 * What of a note is about the whole line, whose own unit has to be a measure: an amount alone between commas or brackets, in other
 * units about equal to that of the line. Any other amount may be the size of one piece, or something else; nobody knows.
 */
export function amountsOfWhole(note: string, line: Measure, language: string): NoteAmount[] {
  return findAmounts(note, { language }).flatMap((found): NoteAmount[] => {
    const amount = withoutStop(note, found);
    const [start, end] = amount.span;
    const [, plus = '', words] = lead.exec(note.slice(0, start)) ?? [];
    if (words === undefined || !isLast.test(note.slice(end)) || !isApproximate(words.trim(), language)) return [];
    const phrase: [number, number] = [start - words.length - plus.length, end];
    if (plus) return [{ ...amount, same: false, phrase }];
    return isSameAmount(line, scaled(amount, 1), language) ? [{ ...amount, same: true, phrase }] : [];
  });
}

const isApproximate = (words: string, language: string) =>
  signs.test(words) || (words !== each && isAboutWord(words, language));

const nearlySame = 0.15;
/** Grams in a millilitre: leaves of herbs are hardly lighter, and nothing in a kitchen is heavier than honey. */
const [lightest, heaviest] = [0.05, 1.6];

function isSameAmount(line: Measure, other: Measure, language: string): boolean {
  const [one, two] = [line, other].map((measure) => inBaseUnit(measure, language));
  if (!one || !two) return false;
  const ratios = [two.low / one.low, two.high / one.high];
  if (one.unit === two.unit) return ratios.every((ratio) => Math.abs(ratio - 1) <= nearlySame);
  return ratios.every((ratio) => {
    const density = one.unit === 'gram' ? 1 / ratio : ratio;
    return density >= lightest && density <= heaviest;
  });
}
