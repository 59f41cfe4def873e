import { isUnitName } from '#ingredients';
import { cleanIngredient, startsWithAmount } from '../../ingredient-lines.ts';
import { textLines } from '../../page/text.ts';
import type { PageElement } from '../../page/tree.ts';
import { isOffer } from '../lexicon.ts';
import { amountWithUnit } from '../likeness.ts';
import { isTitle, lineShape, withText } from '../outline/line-shape.ts';
import type { Line } from '../outline/line.ts';

/** A line of a list of ingredients with what belongs to it. */
export interface Row {
  line: Line;
  text: string;
}

/** The ingredients whose parts stand on lines of their own: amounts beside the foods, remarks below them. */
export function ingredientRows(lines: Line[]): Row[] {
  return removeDoubledAmounts(removeOffers(joinRemarks(joinAmountsAfter(lines) ?? joinAmountsBefore(lines))));
}

const minOffers = 2;
const maxOfferWords = 4;

/** Without what sells each of them: "3 leeks Buy now". */
function removeOffers(rows: Row[]): Row[] {
  const offers = rows.map(({ text }) => trailingOffer(text));
  const counts = new Map<string, number>();
  for (const offer of offers) if (offer) counts.set(offer, (counts.get(offer) ?? 0) + 1);
  const repeated = [...counts].find(([, count]) => count >= minOffers)?.[0];
  return repeated
    ? rows.map((row, i) =>
        offers[i] === repeated ? { ...row, text: row.text.slice(0, -repeated.length).trim() } : row,
      )
    : rows;
}

function trailingOffer(text: string): string {
  const words = text.split(' ');
  for (let count = Math.min(maxOfferWords, words.length - 1); count > 0; count--) {
    const end = words.slice(-count).join(' ');
    if (isOffer(end)) return end;
  }
  return '';
}

/** "2 2 onions", "1 cup 1 milk": an amount that its author, or the page for another layout, wrote once more. */
const doubledAmount = /^([\d½⅓⅔¼¾⅛][\d½⅓⅔¼¾⅛.,/ ]*?)(\s\p{L}+\.?)?\s\1(?=\s[^-–])/u;
const doubledWords = /^(\p{L}.+) \1$/u;

/** A single such line may be meant as written ("4 4 oz fillets"); in a whole list of them the numbers are doubled by mistake. */
function removeDoubledAmounts(rows: Row[]): Row[] {
  const counted = rows.filter(({ text }) => startsWithAmount(text));
  const doubled = counted.filter(({ text }) => doubledAmount.test(text)).length;
  if (doubled < 3 || doubled < counted.length * 0.8) return rows;
  return rows.map((row) => ({ ...row, text: undouble(row.text) }));
}

/** Looking for what is doubled takes long in a longer text. */
const maxDoubledLength = 400;

function undouble(text: string): string {
  if (text.length > maxDoubledLength) return text;
  const amount = doubledAmount.exec(text)?.[1];
  const once = text.replace(doubledAmount, '$1$2').replace(doubledWords, '$1');
  return amount && once.endsWith(` ${amount}`) ? once.slice(0, -amount.length).trim() : once;
}

/** A column of amounts, of so many lines, may stand before the column of its foods. */
const minColumnLines = 3;
const maxColumnLines = 100;

/** Where all amounts come first, each belongs to the food in the same place of as many lines that follow. */
export function joinAmountColumns(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (let i = 0; i < lines.length;) {
    const length = columnFrom(lines, i);
    const foods = lines.slice(i + length, i + 2 * length);
    const areColumns = length >= minColumnLines && foods.length === length && foods.every((food) => isFood(food));
    const last = lines[i + 2 * length];
    if (areColumns && !(last && lineShape(last) === lineShape(foods[0]!) && isFood(last))) {
      result.push(...foods.map((food, at) => withText(food, `${lines[i + at]!.text} ${food.text}`)));
      i += 2 * length;
    } else result.push(lines[i++]!);
  }
  return result;
}

function columnFrom(lines: Line[], start: number): number {
  let end = start;
  while (end < lines.length && end - start < maxColumnLines && isLoneAmount(lines[end]!.text)) end++;
  return end - start;
}

/**
 * Where amounts stand on lines of their own, each belongs to the food on the next one. A single such line, "5 eggs", is whole. Where most
 * lines of a shape are amounts, what is written out among them is one as well: "1 handful".
 */
function joinAmountsBefore(lines: Line[]): Row[] {
  const shapes = amountShapes(lines);
  const isAmount = (line: Line) =>
    isLoneAmount(line.text) || (shapes.has(lineShape(line)) && line.text.length <= maxAmountLength && !isTitle(line));
  const isAlone = (line: Line, next: Line | undefined) => {
    const isOther = !!next && shapes.has(lineShape(line)) && lineShape(next) !== lineShape(line);
    return isAmount(line) && (isOther ? !isTitle(next) : isFood(next, !/\p{L}/u.test(line.text)));
  };
  const alone = lines.map((line, i) => isAlone(line, lines[i + 1]));
  const usual = alone.filter(Boolean).length >= Math.max(2, lines.length / 5);
  const joined: Row[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (usual && alone[i]) joined.push({ line: lines[++i]!, text: `${line.text} ${lines[i]!.text}` });
    else joined.push({ line, text: line.text });
  }
  return joined;
}

const maxAmountLength = 20;

/** The shapes of which most lines are mere amounts, while those of another shape are none. */
export function amountShapes(lines: Line[]): Set<string> {
  const counts = new Map<string, { lines: number; amounts: number }>();
  for (const line of lines) {
    const count = counts.get(lineShape(line)) ?? { lines: 0, amounts: 0 };
    counts.set(lineShape(line), { lines: count.lines + 1, amounts: count.amounts + (isMeasure(line.text) ? 1 : 0) });
  }
  const columns = [...counts].filter(
    ([, count]) => count.amounts >= 2 && count.amounts >= count.lines * minAmountShare,
  );
  return new Set(columns.map(([name]) => name));
}

const minAmountShare = 0.6;

/**
 * Where each food is followed by its amount. At the head of such a column the unit may stand, with the name of the group before it, and at
 * its foot the sum.
 */
function joinAmountsAfter(lines: Line[]): Row[] | null {
  const joined: Row[] = [];
  let [unit, sum]: [string, number] = ['', 0];
  let food: Line | null = null;
  for (const line of lines) {
    if (food && isUnit(line.text)) {
      joined.push({ line: { ...food, heading: 7 }, text: food.text });
      food = null;
    }
    if (isUnit(line.text)) [unit, sum] = [line.text.replace(/[()]/g, '').toLowerCase(), 0];
    else if (food) {
      if (!isMeasure(line.text) || !isFood(food)) return null;
      joined.push({ line: food, text: `${appendUnit(line.text, unit)} ${food.text}` });
      [food, sum] = [null, sum + leadingValue(line.text)];
    } else if (isTitle(line)) {
      joined.push({ line, text: line.text });
      [unit, sum] = ['', 0];
    } else if (!isSum(line.text, sum)) food = line;
  }
  return food || joined.length < 2 ? null : joined;
}

function appendUnit(amount: string, unit: string): string {
  return unit && !/\p{L}/u.test(amount) ? `${amount} ${unit}` : amount;
}

function leadingValue(text: string): number {
  return Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.') ?? NaN);
}

function isSum(text: string, sum: number): boolean {
  return sum > 0 && /^\p{L}.{0,30}\d$/u.test(text) && Math.abs(leadingValue(text) - sum) < sum / 1000;
}

const number = /^[\d\s.,/½¼¾⅓⅔⅛–-]+/;
const maxUnitLength = 26;
/** A food with its amount is no longer than this. */
const maxMeasuredLength = 130;

/** A lone amount that is no "5 eggs". */
export function isMeasure(text: string): boolean {
  return isNumberWithUnit(text) || (isLoneAmount(text) && (!/\p{L}/u.test(text) || amountWithUnit.test(text)));
}

/** "200 g", "2 Esslöffel", but "5 eggs", too. */
export function isLoneAmount(text: string): boolean {
  return /^[\d\s.,/½¼¾⅓⅔⅛–-]+\s?\p{L}{0,6}\.?$/u.test(text) || isNumberWithUnit(text);
}

/** "200 g rice". */
export function isMeasuredFood(text: string): boolean {
  const amount = text.length < maxMeasuredLength && number.exec(text)?.[0];
  const [unit = '', food = ''] = amount ? text.slice(amount.length).split(' ') : [];
  return isUnitName(unit) && /^[\p{L}"'„“«]/u.test(food);
}

function isNumberWithUnit(text: string): boolean {
  const amount = number.exec(text)?.[0] ?? '';
  return amount !== '' && text.length - amount.length <= maxUnitLength && isUnitName(text.slice(amount.length));
}

/** Behind a mere number the food may begin with another one: "2", "1-inch pieces of leek". */
function isFood(line: Line | undefined, behindNumber = false): boolean {
  if (!line || isTitle(line)) return false;
  return !/^\d/.test(line.text) || (behindNumber && !isLoneAmount(line.text));
}

/** Whether the blocks of a short element are ingredients rather than the cells of one: "2 eggs", "1 cup of milk". */
export function containsIngredients(element: PageElement): boolean {
  const isWhole = (text: string) => {
    const bare = cleanIngredient(text);
    return /\p{L}/u.test(bare) && (bare !== text || (startsWithAmount(text) && !isMeasure(text)));
  };
  return textLines(element).filter(isWhole).length >= 2;
}

/** At the head of a column of amounts. */
function isUnit(text: string): boolean {
  return /^\(?(?:kg|g|gr|grams?|gramm|oz|lbs?|ml|cl|dl|l)\)?\.?$/i.test(text);
}

/**
 * The single item of a list within an ingredient is a remark on it: "150 g onion", "about two". So is what stands below one in the same
 * element, where most have an element to themselves.
 */
function joinRemarks(rows: Row[]): Row[] {
  const held = new Map<PageElement | null, number>();
  for (const { line } of rows) held.set(line.element.parent, (held.get(line.element.parent) ?? 0) + 1);
  const counts = [...held.values()];
  const few = counts.every((count) => count <= 2) && counts.filter((count) => count === 1).length * 2 > counts.length;
  const result: Row[] = [];
  for (const [i, row] of rows.entries()) {
    const before = result.at(-1);
    if (before && few && isAnnexed(row.line, before.line)) before.text = `${before.text}, ${row.text}`;
    else if (before && isRemark(row.line, before.line, rows[i + 1]?.line)) before.text = `${before.text} ${row.text}`;
    else result.push({ ...row });
  }
  return result;
}

function isAnnexed({ element, heading, text }: Line, { element: before, heading: title }: Line): boolean {
  const isOther = element.tag !== before.tag || element.attributes.class !== before.attributes.class;
  return !heading && !title && isOther && element.parent === before.parent && !startsWithAmount(text);
}

function isRemark({ element }: Line, before: Line, next: Line | undefined): boolean {
  const list = element.parent;
  const isInner = element.tag === 'li' && (list?.parent === before.element || list?.parent === before.element.parent);
  return isInner && list !== before.element.parent && list !== next?.element.parent && startsWithAmount(before.text);
}
