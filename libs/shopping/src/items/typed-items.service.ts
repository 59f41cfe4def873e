import { Injectable } from '@nestjs/common';
import { displayIngredient, type LineWords, toAscii } from '#ingredients';
import { FoodsService, UnitsService } from '#organizers';
import { IngredientParserService, type ParsedLine } from '#parsing';
import type { Context } from '#persistence';

/** A line that a person has typed, as it was understood. */
export interface TypedItem {
  quantity: number;
  unitId: string | null;
  foodId: string | null;
  /** Name of something that is no food of the group; otherwise a remark. */
  note: string;
  words: LineWords | null;
  isFood: boolean;
}

/** Reads what people type. Measures that the group has no unit for yet become units of it; foods do not. */
@Injectable()
export class TypedItemsService {
  constructor(
    private readonly parser: IngredientParserService,
    private readonly foods: FoodsService,
    private readonly units: UnitsService,
  ) {}

  async read(context: Context, lines: string[]): Promise<TypedItem[]> {
    if (!lines.length) return [];
    const counted = lines.map(stripMultiplier);
    const parsed = await this.parser.parseAll(
      context,
      counted.map(({ line }) => line),
    );
    const named = parsed.map(({ ingredient: { unit } }) => (unit && (unit.id || unit.standard) ? unit : null));
    // the new ones are there for everybody before any list is locked
    const units = await context.transaction((tx) => this.units.resolve(tx, named, (index) => `${index}.text`));
    // "7up" is a food, whatever a number may mean elsewhere
    const foods = await this.foods.findByNames(context, lines);
    return parsed.map((line, index) => {
      const known = foods.get(lines[index]!);
      if (known?.isSame && !line.ingredient.food?.id) return { ...FOOD_ONLY, foodId: known.row.id };
      const { times } = counted[index]!;
      return toTypedItem(restoreMultiplier(line, times), lines[index]!, units[index]?.id ?? null);
    });
  }
}

const FOOD_ONLY = { quantity: 0, unitId: null, note: '', words: null, isFood: true } as const;

const multiplierBefore = /^(\d+\s?[x×])\s+(?=\p{L})/iu;
const multiplierBehind = /(?<=\p{L}\s+)([x×]\s?\d+)$/iu;

/** Converts "2x milk" or "milk x 2" to the form of a recipe, and keeps the text of the number. */
function stripMultiplier(text: string): { line: string; times?: string } {
  const line = text.trim();
  const read = toAscii(line);
  const found = multiplierBefore.exec(read) ?? multiplierBehind.exec(read);
  if (!found) return { line };
  const [start, end] = [found.index, found.index + found[1]!.length];
  const number = found[1]!.replace(/[x×\s]/giu, '');
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

/** The words of a line whose food nobody knows: but for its amount, it stays as somebody has typed it. */
function wordsWithoutFood(words: LineWords | null, { food, note }: ParsedLine['ingredient']): LineWords | null {
  if (!words?.line) return null;
  const line = words.line
    .replace('{food}', () => words.food ?? food?.name ?? '')
    .replace('{note}', () => note)
    .trim();
  const around = { ...words, line, food: null };
  // text that resembles our placeholders is shown in the usual order
  const marks = line.match(/\{\w+\}/g) ?? [];
  const isOwn = marks.every((mark) => mark === '{amount}' || mark === '{unit}') && new Set(marks).size === marks.length;
  return isOwn && displayIngredient({ quantity: 1, words: around }).text ? around : null;
}
