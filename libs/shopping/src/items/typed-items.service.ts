import { Injectable } from '@nestjs/common';
import { zip } from '#contract/objects';
import { displayIngredient, type LineWords, toAscii } from '#ingredients';
import { FoodsService, UnitsService } from '#organizers';
import { IngredientParserService, type ParsedLine } from '#parsing';
import type { Context } from '#persistence';

/** The parsed form of a line that a person typed. */
export interface TypedItem {
  quantity: number;
  unitId: string | null;
  foodId: string | null;
  /** The name if the group has no such food, otherwise a remark. */
  note: string;
  words: LineWords | null;
  isFood: boolean;
}

/** Parses typed lines. Creates missing standard units, but no foods. */
@Injectable()
export class TypedItemsService {
  constructor(
    private readonly parser: IngredientParserService,
    private readonly foods: FoodsService,
    private readonly units: UnitsService,
  ) {}

  async read(context: Context, lines: string[]): Promise<TypedItem[]> {
    if (!lines.length) return [];
    const texts = lines.map(stripListMark);
    const counted = texts.map(stripMultiplier);
    const parsed = await this.parser.parseAll(
      context,
      counted.map(({ line }) => line),
    );
    const parsedUnits = parsed.map(({ ingredient: { unit } }) => (unit && (unit.id || unit.standard) ? unit : null));
    // own transaction: new units are committed before a list is locked
    const units = await context.transaction((tx) => this.units.resolve(tx, parsedUnits, (index) => `${index}.text`));
    const numbered = zip(texts, parsed).map(([text, { ingredient }]) =>
      splitNumberedName(text, ingredient.unit !== null),
    );
    // a food such as "7up" may begin with a number
    const names = zip(texts, numbered).map(([text, own]) => own?.name ?? text);
    const foods = await this.foods.findByNames(context, names);
    return zip(zip(parsed, texts), zip(zip(counted, units), numbered)).map(
      ([[line, input], [[{ times }, unit], own]]) => {
        const name = own?.name ?? input;
        const match = foods.get(name);
        if (match?.isSame && (own || !line.ingredient.food?.id))
          return { ...FOOD_ONLY, quantity: own?.quantity ?? 0, foodId: match.row.id };
        if (own) return { ...FOOD_ONLY, quantity: own.quantity, note: name, isFood: own.quantity > 0, foodId: null };
        return toTypedItem(restoreMultiplier(line, times), input, unit?.id ?? null);
      },
    );
  }
}

const FOOD_ONLY = { quantity: 0, unitId: null, note: '', words: null, isFood: true } as const;

/** Number or letter of a list such as "3. bread", "3.) bread", "a) butter" or "2. 3 eggs"; "1.5 l" is an amount. */
const listNumber = /^(?:\d{1,3}\s?(?:[.)]|\.\))\s+(?=[\p{L}\p{N}])|\d{1,3}[.)](?=\p{L}{2})|[a-z]\)\s+(?=\p{L}))/u;

/** Bullets and check boxes; a sign without a space behind it may be Markdown. */
const listMark = /^(?:\s*(?:[-*+•·‣–—>]\s+|[☐☑□■○●◯✓✔✅☒]\uFE0F?\s*|\[[ xX]?\]\s*))+(?=\S)/u;

/** Removes check boxes, bullets and the number of a list. */
const stripListMark = (text: string): string => text.replace(listMark, '').replace(listNumber, '');

/** Names with a number that is no amount: "2.5% milk", "00 flour", "50/50 bread", "WD-40", "omega 3 eggs", "Mehl 405", "Mehl Type 405". */
const namesWithNumber = {
  always: [
    /^\d+(?:[.,]\d+)?\s?[%°]/u,
    /^0\d*(?![\d.,/])/u,
    /^(\d+)\/\1(?!\d)/u,
    /^\p{L}+-\d+$/u,
    // "3-in-1 oil", "omega-3 eggs"
    /^\d+-\p{L}+-\d/u,
    /^\p{L}{3,}-\d+\s\p{L}/u,
    // names that begin with a number in every shop
    /^(?:7[ -]?up|[57][ -]spices?|42 below|21 seasoning salute|57 sauce|1[.,]?000[ -]islands?)(?!\p{L})/iu,
  ],
  withoutUnit: [
    /^\p{L}[^\d,(]*\s\d{1,3}\s\p{L}/u,
    /^\p{L}[^\d,(]*\s\d{3,4}$/u,
    /(?<!\p{L})(?:type|typ|tipo|nr|no|n°)\.?\s?\d+$/iu,
    // "7-Zwiebel-Suppe", "farine T65"
    /^\d+-\p{L}+-\p{L}/u,
    /^\p{L}.*\s\p{L}\s?\d{2,4}$/u,
    // "4711 Kölnisch Wasser": nobody buys a thousand of a thing
    /^\d{4,}\s\p{L}/u,
  ],
};
/** Shares of a mixture: "80/20 ground beef". */
const shares = /^(\d{2})\/(\d{2})\s(?=\p{L})/u;
const isMixture = (text: string): boolean => {
  const [, one, other] = shares.exec(text) ?? [];
  return Number(one) + Number(other) === 100;
};
/** A number that is joined to letters which are no unit: "7up", "2 7up". */
const joinedNumber = /^(?:(\d{1,3})\s+)?(\d+\p{L}.*)$/u;

/** Returns amount and name of a line whose name has a number; null for other lines. */
function splitNumberedName(text: string, hasUnit: boolean): { quantity: number; name: string } | null {
  const ascii = toAscii(text);
  const [, count, name] = (!hasUnit && joinedNumber.exec(ascii)) || [];
  if (name && !multiplierBefore.test(ascii)) return { quantity: Number(count ?? 0), name };
  const isName = isMixture(ascii) || namesWithNumber.always.some((pattern) => pattern.test(ascii));
  const isNameWithoutUnit = !hasUnit && namesWithNumber.withoutUnit.some((pattern) => pattern.test(ascii));
  return isName || isNameWithoutUnit ? { quantity: 0, name: text } : null;
}

const multiplierBefore = /^(\d+\s?[x×])\s+(?=\p{L})/iu;
const multiplierBehind = /(?<=\p{L}\s+)([x×]\s?\d+)$/iu;

/** Converts "2x milk" or "milk x 2" to the form of a recipe, and keeps the text of the number. */
function stripMultiplier(text: string): { line: string; times?: string } {
  const line = text.trim();
  const ascii = toAscii(line);
  const match = multiplierBefore.exec(ascii) ?? multiplierBehind.exec(ascii);
  if (!match) return { line };
  const [, multiplier = ''] = match;
  const [start, end] = [match.index, match.index + multiplier.length];
  const number = multiplier.replace(/[x×\s]/giu, '');
  return { line: line.slice(0, start) + number + line.slice(end), times: line.slice(start, end) };
}

function restoreMultiplier(parsed: ParsedLine, times: string | undefined): ParsedLine {
  const { words } = parsed.ingredient;
  if (!times || !words?.line?.includes('{amount}') || words.line.includes('{unit}')) return parsed;
  return { ...parsed, ingredient: { ...parsed.ingredient, words: { ...words, amount: times } } };
}

function toTypedItem({ ingredient }: ParsedLine, input: string, unitId: string | null): TypedItem {
  const { food, unit, words } = ingredient;
  // the upper end of a range is bought
  const quantity = ingredient.quantityMax ?? ingredient.quantity ?? 0;
  const foodId = food?.id ?? null;
  const isAmountRead = quantity > 0 && (!unit || unitId !== null);
  if (foodId && (isAmountRead || quantity === 0))
    return { quantity, unitId: quantity ? unitId : null, foodId, note: ingredient.note, words, isFood: true };
  const text = [food?.name, ingredient.note].filter(Boolean).join(', ');
  if (isAmountRead && text)
    return { quantity, unitId, foodId: null, note: text, words: wordsWithoutFood(words, ingredient), isFood: true };
  return { quantity: 0, unitId: null, foodId: null, note: input.trim(), words: null, isFood: false };
}

/** The words of a line whose food the group does not have: the typed text with placeholders for the amount only. */
function wordsWithoutFood(words: LineWords | null, { food, note }: ParsedLine['ingredient']): LineWords | null {
  if (!words?.line) return null;
  const line = words.line
    .replace('{food}', () => words.food ?? food?.name ?? '')
    .replace('{note}', () => note)
    .trim();
  const fixed = { ...words, line, food: null };
  // text that resembles our placeholders is shown in the usual order
  const marks = line.match(/\{\w+\}/g) ?? [];
  const isOwn = marks.every((mark) => mark === '{amount}' || mark === '{unit}') && new Set(marks).size === marks.length;
  return isOwn && displayIngredient({ quantity: 1, words: fixed }).text ? fixed : null;
}
