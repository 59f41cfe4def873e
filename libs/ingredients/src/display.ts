import { scaleQuantity } from './fraction.ts';
import { formatQuantity, type QuantityParts, writeQuantity } from './quantity.ts';
import { layoutOf, type LineWords } from './wording.ts';

/** Unit as the display needs it; the unit of the API fits. */
export interface DisplayUnit {
  name: string;
  pluralName?: string | null;
  abbreviation?: string | null;
  pluralAbbreviation?: string | null;
  useAbbreviation?: boolean | null;
  fraction?: boolean | null;
  /** The measure that it is, see `unitFacts`. */
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

/** A part of a line, or what stands between two of them. */
export interface LinePiece {
  part: 'amount' | 'unit' | 'food' | 'note' | 'text';
  text: string;
  /** Numbers of the amount: one, or the ends of a range. */
  ends?: QuantityParts[];
}

/** The line in pieces, so that a page can mark each of them; `text` is all of them. */
export interface IngredientDisplay {
  text: string;
  pieces: LinePiece[];
}

export interface DisplayOptions {
  /** Multiplies the quantity, both ends of a range. */
  scale?: number;
  /** BCP 47, of the reader, whose separators numbers are written with; without it as the line has them. */
  locale?: string;
  /** Numbers are not made rounder for the kitchen; so it is wherever nothing is scaled. */
  isExact?: boolean;
}

/** Renders an ingredient for people: in the words of the line, where it has words of its own. */
export function displayIngredient(ingredient: DisplayIngredient, options: DisplayOptions = {}): IngredientDisplay {
  const pieces = amountsShown(ingredient) ? foodPieces(ingredient, options) : notePieces(ingredient, options);
  return { text: pieces.map(({ text }) => text).join(''), pieces };
}

const usualOrder = layoutOf('{amount} {unit} {food} {note}');

function amountsShown({ disableAmount, isFood }: DisplayIngredient): boolean {
  return !disableAmount && isFood !== false;
}

function foodPieces(ingredient: DisplayIngredient, options: DisplayOptions): LinePiece[] {
  const { words, note } = ingredient;
  const unit = typeof ingredient.unit === 'string' ? { name: ingredient.unit } : ingredient.unit;
  const food = typeof ingredient.food === 'string' ? { name: ingredient.food } : ingredient.food;
  const isAsWritten = (options.scale ?? 1) === 1;
  const isFraction = unit ? unit.fraction !== false : options.locale !== undefined;
  const numbers = shownAmount(ingredient, options, { isFraction, standard: unit?.standard });
  const many = numbers.largest > 1;
  const isOwn = !!words?.line && (isAsWritten || !numbers.ends.length || words.line.includes('{amount}'));
  const amount = writtenAmount(numbers.ends, isAsWritten ? words?.amount : null, options.locale);
  const values = {
    amount,
    unit: textPiece('unit', unitText(unit, words?.unit, { many, isAsWritten, isShown: numbers.ends.length > 0 })),
    food: textPiece('food', foodText(food, words?.food, { many, isAsWritten: isAsWritten || !!unit || !!words?.unit })),
    note: textPiece('note', note ?? ''),
    text: textPiece('text', ''),
  };
  const layout = isOwn ? layoutOf(words.line!) : usualOrder;
  const pieces = layout.map(({ part, text }) => (part === 'text' ? textPiece(part, text) : values[part]));
  return withSpace(isOwn ? tidy(pieces, words.line!) : spaced(pieces), !words?.amount);
}

/** Without amounts the note holds the whole line, and 1 is only the default of a quantity that nobody gave. */
function notePieces(ingredient: DisplayIngredient, options: DisplayOptions): LinePiece[] {
  const isDefault = ingredient.quantity === 1 && !ingredient.quantityMax;
  const { ends } = shownAmount(isDefault ? {} : ingredient, options, { isFraction: options.locale !== undefined });
  return spaced([writtenAmount(ends, null), textPiece('text', ' '), textPiece('note', ingredient.note ?? '')]);
}

const textPiece = (part: LinePiece['part'], text: string): LinePiece => ({ part, text });

/** The amount in numbers; in the words of the line where it has words ("ein halber"), or where no reader is known. */
function writtenAmount(ends: QuantityParts[], written?: string | null, locale?: string): LinePiece {
  const isKept = written === '' || (written && (locale === undefined || /\p{L}/u.test(written)));
  if (isKept || !ends.length) return textPiece('amount', written ?? '');
  return { part: 'amount', text: ends.map(({ text }) => text).join('–'), ends };
}

interface Numbers {
  ends: QuantityParts[];
  largest: number;
}

/** The ends of a range, unless they are so close that they are written alike; a range may begin at nothing ("0–2 eggs"). */
function shownAmount(
  { quantity, quantityMax }: DisplayIngredient,
  { scale = 1, locale, isExact = scale === 1 }: DisplayOptions,
  { isFraction, standard }: { isFraction: boolean; standard?: string | null },
): Numbers {
  const [low, high] = [quantity, quantityMax].map((end) => (end ? scaleQuantity(end, scale) : 0)) as [number, number];
  const write = (value: number) =>
    locale === undefined
      ? formatQuantity(value, isFraction, standard)
      : writeQuantity(value, { locale, isFraction, standard, isExact });
  if (!low && !high) return { largest: 0, ends: [] };
  const first = write(low);
  const second = high > low ? write(high) : first;
  return { largest: Math.max(low, high), ends: second.text === first.text ? [first] : [first, second] };
}

interface Number {
  many: boolean;
  isAsWritten: boolean;
}

function unitText(
  unit: DisplayUnit | null | undefined,
  written: string | null | undefined,
  { many, isAsWritten, isShown }: Number & { isShown: boolean },
): string {
  if (written && (isAsWritten || !unit)) return written;
  if (!unit || (written === '' && isAsWritten) || !(isShown || written)) return '';
  if (!written) return unitName(unit, many);
  const pairs = [
    [unit.name, unit.pluralName],
    [unit.abbreviation, unit.pluralAbbreviation],
  ] as const;
  return inNumber(written, pairs, many);
}

function foodText(
  food: DisplayFood | null | undefined,
  written: string | null | undefined,
  { many, isAsWritten }: Number,
): string {
  if (!written) return food ? (many && food.pluralName) || food.name : '';
  return isAsWritten || !food ? written : inNumber(written, [[food.name, food.pluralName]], many);
}

type Pair = readonly [one: string | null | undefined, many: string | null | undefined];

/** The word for one or for several of it, where both are known; else as it is. */
function inNumber(written: string, pairs: readonly Pair[], isMany: boolean): string {
  const isWritten = (word: string | null | undefined) => word?.toLowerCase() === written.toLowerCase();
  const [one, many] = pairs.find(([single, plural]) => plural && (isWritten(single) || isWritten(plural))) ?? [];
  return (isMany ? many : one) ?? written;
}

function unitName(unit: DisplayUnit, many: boolean): string {
  if (unit.useAbbreviation && unit.abbreviation) return (many && unit.pluralAbbreviation) || unit.abbreviation;
  return (many && unit.pluralName) || unit.name;
}

/** One space between each two parts that say something. */
function spaced(pieces: LinePiece[]): LinePiece[] {
  const said = pieces.filter(({ part, text }) => part !== 'text' && text !== '');
  return said.flatMap((piece, index) => (index ? [textPiece('text', ' '), piece] : [piece]));
}

/** A part that says nothing any more leaves no gap, no lone comma and no empty brackets behind. */
function tidy(pieces: LinePiece[], line: string): LinePiece[] {
  const isGap = (piece: LinePiece | undefined) => piece?.part !== 'text' && piece?.text === '';
  if (!pieces.some(isGap)) return pieces;
  const said: LinePiece[] = [];
  let wasGap = false;
  for (const piece of pieces) {
    if (isGap(piece)) wasGap = !line.includes('{amount}{unit}') || piece.part !== 'amount';
    else {
      const before = said.at(-1);
      if (wasGap && piece.part === 'text' && before?.part === 'text') {
        before.text = (before.text.trimEnd() + ' ' + piece.text.trimStart()).replace(/\s*[([]\s*[)\]]/g, '');
      } else if (!(wasGap && piece.part === 'text' && !before && piece.text.trim() === '')) said.push({ ...piece });
      wasGap = false;
    }
  }
  const last = said.at(-1);
  if (last?.part === 'text' && isGap(pieces.at(-1))) last.text = last.text.replace(/[\s,;:–—-]+$/u, '');
  return said;
}

/** A number that stands where the line has none, or another one, keeps apart from the word behind it. */
function withSpace(pieces: LinePiece[], isNew: boolean): LinePiece[] {
  const at = pieces.findIndex(({ part }) => part === 'amount');
  const next = pieces.slice(at + 1).find(({ text }) => text !== '');
  if (!isNew || at < 0 || !pieces[at]!.ends || !next || !/^\p{L}/u.test(next.text)) return pieces;
  return [...pieces.slice(0, at + 1), textPiece('text', ' '), ...pieces.slice(at + 1)];
}
