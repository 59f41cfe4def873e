import { scaleQuantity } from './fraction.ts';
import {
  formatQuantity,
  shownValue,
  type NumberStyle,
  type QuantityParts,
  vulgarFractions,
  wordForRounded,
  writeQuantity,
} from './quantity.ts';
import { standardOf } from './unit-in-language.ts';
import { isInFractions, unitDimension } from './units.ts';
import { layoutOf, type LineWords } from './wording.ts';

/** Unit as the display needs it; the unit of the API fits. */
export interface DisplayUnit {
  name: string;
  pluralName?: string | null;
  abbreviation?: string | null;
  pluralAbbreviation?: string | null;
  useAbbreviation?: boolean | null;
  fraction?: boolean | null;
  /** Standard unit, see `unitFacts`. */
  standard?: string | null;
}

export interface DisplayFood {
  name: string;
  pluralName?: string | null;
}

/** Ingredient as the display needs it; the ingredient of the API fits. */
export interface DisplayIngredient {
  quantity?: number | null;
  /** The upper end of a range. */
  quantityMax?: number | null;
  unit?: DisplayUnit | string | null;
  food?: DisplayFood | string | null;
  note?: string | null;
  words?: LineWords | null;
  disableAmount?: boolean;
  isFood?: boolean;
}

/** A part of a line, or the text between two parts. */
export interface LinePiece {
  part: 'amount' | 'unit' | 'food' | 'note' | 'text';
  text: string;
  /** Numbers of the amount: one, or the ends of a range. */
  ends?: QuantityParts[];
}

/** A line as pieces, which pages mark up, and as a whole. */
export interface IngredientDisplay {
  text: string;
  pieces: LinePiece[];
}

export interface DisplayOptions {
  /** Multiplies the quantity, both ends of a range. */
  scale?: number;
  /** Reader's language (BCP 47), in which numbers are written; if absent, numbers keep their notation. */
  locale?: string;
  /** True to keep numbers instead of rounding them to kitchen measures; the default unless the quantity is scaled. */
  isExact?: boolean;
}

/** Renders an ingredient, in the words of its line if it has them. */
export function displayIngredient(ingredient: DisplayIngredient, options: DisplayOptions = {}): IngredientDisplay {
  const pieces = hasParts(ingredient) ? foodPieces(ingredient, options) : notePieces(ingredient, options);
  return { text: pieces.map(({ text }) => text).join(''), pieces };
}

const usualOrder = layoutOf('{amount} {unit} {food} {note}');

/** The author's notation; undefined for an amount without a fraction or decimals. */
function isWrittenInFractions(amount: string | null | undefined): boolean | undefined {
  if (!amount) return undefined;
  if (/\d\s?[/⁄∕]\s?\d/.test(amount) || Array.from(amount).some((sign) => vulgarFractions.includes(sign))) return true;
  return /\d[.,]\d/.test(amount) ? false : undefined;
}

function hasParts({ disableAmount, isFood }: DisplayIngredient): boolean {
  return !disableAmount && isFood !== false;
}

function foodPieces(ingredient: DisplayIngredient, options: DisplayOptions): LinePiece[] {
  const { words, note } = ingredient;
  const unit = typeof ingredient.unit === 'string' ? { name: ingredient.unit } : ingredient.unit;
  const food = typeof ingredient.food === 'string' ? { name: ingredient.food } : ingredient.food;
  const isAsWritten = (options.scale ?? 1) === 1;
  const standard = unit && standardOf(unit);
  const isUsualFraction = unit
    ? unit.fraction !== false && isInFractions(standard ?? '')
    : options.locale !== undefined;
  const isFraction = (isAsWritten ? isWrittenInFractions(words?.amount) : undefined) ?? isUsualFraction;
  const roundTo = !unit || unitDimension(standard ?? '') === 'count' ? 'things' : 'measures';
  const numbers = displayedNumbers(ingredient, options, { isFraction, standard, roundTo });
  const many = numbers.largest > 1;
  const line = isAsWritten || !numbers.ends.length || words?.line?.includes('{amount}') ? words?.line : null;
  const amount = amountPiece(numbers.ends, isAsWritten ? words?.amount : null, options.locale);
  const values = {
    amount,
    unit: textPiece('unit', unitText(unit, words?.unit, { many, isAsWritten, isShown: numbers.ends.length > 0 })),
    food: textPiece('food', foodText(food, words?.food, { many, isAsWritten: isAsWritten || !!unit || !!words?.unit })),
    note: textPiece('note', note ?? ''),
    text: textPiece('text', ''),
  };
  const layout = line ? layoutOf(line) : usualOrder;
  const pieces = layout.map(({ part, text }) => (part === 'text' ? textPiece(part, text) : values[part]));
  const shown = separateNewAmount(
    line ? removeGaps(pieces, line) : joinWithSpaces(pieces),
    !words?.amount || (words.unit === '' && !isAsWritten),
  );
  return amount.ends ? withAbout(shown, numbers.about) : shown;
}

/** Puts a word for a rounded amount before it, unless the line has one. */
function withAbout(pieces: LinePiece[], about: string): LinePiece[] {
  const at = pieces.findIndex(({ part }) => part === 'amount');
  const hasWord = pieces.slice(0, at).some(({ text }) => /\p{L}|[~≈]/u.test(text));
  return about && at >= 0 && !hasWord ? pieces.toSpliced(at, 0, textPiece('text', `${about} `)) : pieces;
}

/** Renders a line without parts: the note is the whole line, and a quantity of 1 is only the default. */
function notePieces(ingredient: DisplayIngredient, options: DisplayOptions): LinePiece[] {
  const isDefault = ingredient.quantity === 1 && !ingredient.quantityMax;
  const { ends } = displayedNumbers(isDefault ? {} : ingredient, options, { isFraction: options.locale !== undefined });
  return joinWithSpaces([amountPiece(ends, null), textPiece('text', ' '), textPiece('note', ingredient.note ?? '')]);
}

const textPiece = (part: LinePiece['part'], text: string): LinePiece => ({ part, text });

/** Writes the amount in numbers, or as in the line if it has words ("ein halber") or no reader is given. */
function amountPiece(ends: QuantityParts[], written?: string | null, locale?: string): LinePiece {
  const isKept = written === '' || (written && (locale === undefined || /\p{L}/u.test(written)));
  if (isKept || !ends.length) return textPiece('amount', written ?? '');
  return { part: 'amount', text: ends.map(({ text }) => text).join('–'), ends };
}

interface Numbers {
  ends: QuantityParts[];
  largest: number;
  /** Word for a rounded amount, else empty. */
  about: string;
}

/** Formats the ends of a range, which may begin at zero ("0–2 eggs"); a single number if both ends look the same. */
function displayedNumbers(
  { quantity, quantityMax }: DisplayIngredient,
  { scale = 1, locale, isExact = scale === 1 }: DisplayOptions,
  { isFraction, standard, roundTo = 'things' }: Pick<NumberStyle, 'isFraction' | 'standard' | 'roundTo'>,
): Numbers {
  const scaled = (end: number | null | undefined) => (end ? scaleQuantity(end, scale) : 0);
  const [low, high] = [scaled(quantity), scaled(quantityMax)];
  const write = (value: number) =>
    locale === undefined
      ? formatQuantity(value, isFraction, standard)
      : writeQuantity(value, { locale, isFraction, standard, isExact, roundTo });
  if (!low && !high) return { largest: 0, ends: [], about: '' };
  const first = write(low);
  const second = high > low ? write(high) : first;
  const isRounded = locale !== undefined && !isExact;
  const about = isRounded ? wordForRounded(low, first, locale) || wordForRounded(high || low, second, locale) : '';
  const largest = isRounded ? Math.max(shownValue(low, first), shownValue(high, second)) : Math.max(low, high);
  return { largest, ends: second.text === first.text ? [first] : [first, second], about };
}

interface GrammaticalNumber {
  many: boolean;
  isAsWritten: boolean;
}

function unitText(
  unit: DisplayUnit | null | undefined,
  written: string | null | undefined,
  { many, isAsWritten, isShown }: GrammaticalNumber & { isShown: boolean },
): string {
  if (written && (isAsWritten || !unit)) return written;
  if (!unit || (written === '' && isAsWritten) || !(isShown || written)) return '';
  if (!written) return unitName(unit, many);
  const pairs = [
    [unit.name, unit.pluralName],
    [unit.abbreviation, unit.pluralAbbreviation],
  ] as const;
  return inGrammaticalNumber(written, pairs, many);
}

function foodText(
  food: DisplayFood | null | undefined,
  written: string | null | undefined,
  { many, isAsWritten }: GrammaticalNumber,
): string {
  if (!written) return food ? (many && food.pluralName) || food.name : '';
  return isAsWritten || !food ? written : inGrammaticalNumber(written, [[food.name, food.pluralName]], many);
}

/** The words of a line for another amount: unit and food in the singular or plural, as far as both are known. */
export function wordsInNumber(
  words: LineWords,
  { unit, food }: { unit: DisplayUnit | null; food: DisplayFood | null },
  many: boolean,
): LineWords {
  const units = unit
    ? ([
        [unit.name, unit.pluralName],
        [unit.abbreviation, unit.pluralAbbreviation],
      ] as const)
    : [];
  return {
    ...words,
    unit: words.unit && inGrammaticalNumber(words.unit, units, many),
    food:
      words.food && food && !unit ? inGrammaticalNumber(words.food, [[food.name, food.pluralName]], many) : words.food,
  };
}

type Pair = readonly [one: string | null | undefined, many: string | null | undefined];

/** Returns the singular or plural of a written word if both are known, else the word. */
function inGrammaticalNumber(written: string, pairs: readonly Pair[], isMany: boolean): string {
  const isWritten = (word: string | null | undefined) => word?.toLowerCase() === written.toLowerCase();
  const [one, many] = pairs.find(([single, plural]) => plural && (isWritten(single) || isWritten(plural))) ?? [];
  return (isMany ? many : one) ?? written;
}

function unitName(unit: DisplayUnit, many: boolean): string {
  if (unit.useAbbreviation && unit.abbreviation) return (many && unit.pluralAbbreviation) || unit.abbreviation;
  return (many && unit.pluralName) || unit.name;
}

/** Joins non-empty parts with spaces. */
function joinWithSpaces(pieces: LinePiece[]): LinePiece[] {
  const parts = pieces.filter(({ part, text }) => part !== 'text' && text !== '');
  return parts.flatMap((piece, index) => (index ? [textPiece('text', ' '), piece] : [piece]));
}

/** Removes empty parts with the spaces, commas and brackets around them. */
function removeGaps(pieces: LinePiece[], line: string): LinePiece[] {
  const isGap = (piece: LinePiece | undefined) => piece?.part !== 'text' && piece?.text === '';
  if (!pieces.some(isGap)) return pieces;
  const result: LinePiece[] = [];
  let wasGap = false;
  for (const piece of pieces) {
    if (isGap(piece)) wasGap = !line.includes('{amount}{unit}') || piece.part !== 'amount';
    else {
      const before = result.at(-1);
      if (wasGap && piece.part === 'text' && before?.part === 'text') {
        before.text = (before.text.trimEnd() + ' ' + piece.text.trimStart()).replace(/\s*[([]\s*[)\]]/g, '');
      } else if (!(wasGap && piece.part === 'text' && !before && piece.text.trim() === '')) result.push({ ...piece });
      wasGap = false;
    }
  }
  const last = result.at(-1);
  if (last?.part === 'text' && isGap(pieces.at(-1))) last.text = last.text.replace(/[\s,;:–—-]+$/u, '');
  return result;
}

/** Adds a space between an amount that the line does not have and the next word. */
function separateNewAmount(pieces: LinePiece[], isNew: boolean): LinePiece[] {
  const at = pieces.findIndex(({ part }) => part === 'amount');
  const next = pieces.slice(at + 1).find(({ text }) => text !== '');
  if (!isNew || at < 0 || !pieces[at]?.ends || !next || !/^[\p{L}\d]/u.test(next.text)) return pieces;
  return [...pieces.slice(0, at + 1), textPiece('text', ' '), ...pieces.slice(at + 1)];
}
