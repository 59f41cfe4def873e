import { isUnitName } from '#ingredients';
import { cleanIngredient, startsWithAmount } from '../../ingredient-lines.ts';
import { textLines } from '../../page/text.ts';
import type { PageElement } from '../../page/tree.ts';
import { isOffer } from '../lexicon.ts';
import { amountWithUnit } from '../likeness.ts';
import { isTitle, lineShape, withText } from '../outline/line-shape.ts';
import { type Line, lineAt } from '../outline/line.ts';

/** An ingredient that may consist of several lines. */
export interface Row {
  line: Line;
  text: string;
}

/** Joins ingredients whose amounts and remarks are separate lines. */
export function ingredientRows(lines: Line[]): Row[] {
  return removePercentages(
    removeDoubledAmounts(removeOffers(joinRemarks(joinAmountsAfter(lines) ?? joinAmountsBefore(lines)))),
  );
}

const percentage = /(?<=\d\s?\p{L}{1,5}\s)[(\d][\d.,]*\s?%\)?$/u;
const minPercentages = 3;

/** Removes a last column of percentages behind weights, as bakers write it. */
function removePercentages(rows: Row[]): Row[] {
  const counted = rows.filter(({ text }) => percentage.test(text)).length;
  if (counted < minPercentages || counted < rows.filter(({ text }) => /\d/.test(text)).length - 1) return rows;
  return rows.map((row) => ({ ...row, text: row.text.replace(percentage, '').trim() }));
}

const minOffers = 2;
const maxOfferWords = 4;

/** Removes repeated offers at the end of lines: "3 leeks Buy now". */
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

/** A repeated amount: "2 2 onions", "1 cup 1 milk". */
const doubledAmount = /^([\d½⅓⅔¼¾⅛][\d½⅓⅔¼¾⅛.,/ ]*?)(\s\p{L}+\.?)?\s\1(?=\s[^-–])/u;
const doubledWords = /^(\p{L}.+) \1$/u;

/** Removes doubled amounts if most lines have them; a single one may be correct ("4 4 oz fillets"). */
function removeDoubledAmounts(rows: Row[]): Row[] {
  const counted = rows.filter(({ text }) => startsWithAmount(text));
  const doubled = counted.filter(({ text }) => doubledAmount.test(text)).length;
  if (doubled < 3 || doubled < counted.length * 0.8) return rows;
  return rows.map((row) => ({ ...row, text: undouble(row.text) }));
}

/** The patterns are slow on longer texts. */
const maxDoubledLength = 400;

function undouble(text: string): string {
  if (text.length > maxDoubledLength) return text;
  const amount = doubledAmount.exec(text)?.[1];
  const once = text.replace(doubledAmount, '$1$2').replace(doubledWords, '$1');
  return amount && once.endsWith(` ${amount}`) ? once.slice(0, -amount.length).trim() : once;
}

/** Minimum and maximum lines of a column of amounts. */
const minColumnLines = 3;
const maxColumnLines = 100;

/** Joins a column of amounts with the column of foods that follows it. */
export function joinAmountColumns(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (let i = 0; i < lines.length;) {
    const length = columnFrom(lines, i);
    const foods = lines.slice(i + length, i + 2 * length);
    const areColumns = length >= minColumnLines && foods.length === length && foods.every((food) => isFood(food));
    const last = lines[i + 2 * length];
    if (areColumns && !(last && lineShape(last) === lineShape(foods[0]!) && isFood(last))) {
      result.push(...foods.map((food, at) => withText(food, `${lineAt(lines, i + at).text} ${food.text}`)));
      i += 2 * length;
    } else result.push(lineAt(lines, i++));
  }
  return result;
}

function columnFrom(lines: Line[], start: number): number {
  let end = start;
  while (end < lines.length && end - start < maxColumnLines && isLoneAmount(lineAt(lines, end).text)) end++;
  return end - start;
}

/**
 * Joins amounts on lines of their own with the food on the next line, if there are several. If most lines of a shape are amounts, the
 * others are as well: "1 handful".
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
    const line = lineAt(lines, i);
    if (usual && alone[i]) joined.push({ line: lineAt(lines, ++i), text: `${line.text} ${lineAt(lines, i).text}` });
    else joined.push({ line, text: line.text });
  }
  return joined;
}

const maxAmountLength = 20;

/** Returns the shapes of which most lines are amounts. */
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
 * Joins foods with the amounts that follow them; null if the lines do not alternate. A column may begin with a group name and a unit, and
 * end with the sum.
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
/** Maximum length of a food with its amount. */
const maxMeasuredLength = 130;

/** True for an amount with a unit or a bare number, but not for "5 eggs". */
export function isMeasure(text: string): boolean {
  return isNumberWithUnit(text) || (isLoneAmount(text) && (!/\p{L}/u.test(text) || amountWithUnit.test(text)));
}

/** True for "200 g" and "2 Esslöffel", but also for "5 eggs". */
export function isLoneAmount(text: string): boolean {
  return /^[\d\s.,/½¼¾⅓⅔⅛–-]+\s?\p{L}{0,6}\.?$/u.test(text) || isNumberWithUnit(text);
}

/** True for "200 g rice". */
export function isMeasuredFood(text: string): boolean {
  const amount = text.length < maxMeasuredLength && number.exec(text)?.[0];
  const [unit = '', food = ''] = amount ? text.slice(amount.length).split(' ') : [];
  return isUnitName(unit) && /^[\p{L}"'„“«]/u.test(food);
}

function isNumberWithUnit(text: string): boolean {
  const amount = number.exec(text)?.[0] ?? '';
  return amount !== '' && text.length - amount.length <= maxUnitLength && isUnitName(text.slice(amount.length));
}

/** A food behind a bare number may begin with another number: "2", "1-inch pieces of leek". */
function isFood(line: Line | undefined, behindNumber = false): boolean {
  if (!line || isTitle(line)) return false;
  return !/^\d/.test(line.text) || (behindNumber && !isLoneAmount(line.text));
}

/** True if the blocks of a short element are ingredients instead of cells of one: "2 eggs", "1 cup of milk". */
export function containsIngredients(element: PageElement): boolean {
  const isWhole = (text: string) => {
    const bare = cleanIngredient(text);
    return /\p{L}/u.test(bare) && (bare !== text || (startsWithAmount(text) && !isMeasure(text)));
  };
  return textLines(element).filter(isWhole).length >= 2;
}

/** True for a unit at the head of a column of amounts. */
function isUnit(text: string): boolean {
  return /^\(?(?:kg|g|gr|grams?|gramm|oz|lbs?|ml|cl|dl|l)\)?\.?$/i.test(text);
}

/**
 * Joins remarks with their ingredient: a single item of a list inside it ("150 g onion", "about two"), or a further line in the same
 * element if most ingredients have an element of their own.
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
