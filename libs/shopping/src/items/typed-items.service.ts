import { Injectable } from '@nestjs/common';
import type { LineWords } from '#ingredients';
import { FoodsService, UnitsService } from '#organizers';
import { IngredientParserService, type ParsedLine } from '#parsing';
import type { Context } from '#persistence';

/** A line that a person has typed, as it was understood. */
export interface TypedItem {
  quantity: number;
  unitId: string | null;
  foodId: string | null;
  /** What it is, where it is no food of the group; else a remark. */
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
    const parsed = await this.parser.parseAll(context, lines);
    const named = parsed.map(({ ingredient: { unit } }) => (unit && (unit.id || unit.standard) ? unit : null));
    // the new ones are there for everybody before any list is locked
    const units = await context.transaction((inner) => this.units.resolve(inner, named, (index) => `${index}.text`));
    // "7up" is a food, whatever a number may mean elsewhere
    const foods = await this.foods.findByNames(context, lines);
    return parsed.map((line, index) => {
      const known = foods.get(lines[index]!);
      if (known?.isSame && !line.ingredient.food?.id) return { ...JUST_A_FOOD, foodId: known.row.id };
      return understood(line, units[index]?.id ?? null);
    });
  }
}

const JUST_A_FOOD = { quantity: 0, unitId: null, note: '', words: null, isFood: true } as const;

function understood({ input, ingredient }: ParsedLine, unitId: string | null): TypedItem {
  const { food, unit, words } = ingredient;
  // of a range, enough is bought
  const quantity = ingredient.quantityMax ?? ingredient.quantity ?? 0;
  const foodId = food?.id ?? null;
  const isAmountRead = quantity > 0 && (!unit || unitId !== null);
  if (foodId && (isAmountRead || quantity === 0))
    return { quantity, unitId: quantity ? unitId : null, foodId, note: ingredient.note, words, isFood: true };
  const text = [food?.name, ingredient.note].filter(Boolean).join(', ');
  if (isAmountRead && text) return { quantity, unitId, foodId: null, note: text, words: null, isFood: true };
  return { quantity: 0, unitId: null, foodId: null, note: input.trim(), words: null, isFood: false };
}
