import { Food, type IngredientData, Unit } from './ingredient-data.entity.ts';

export interface IngredientKind<T extends IngredientData = IngredientData> {
  entity: new () => T;
  path: string;
  /** Its column in recipe_ingredients. */
  column: string;
  searched: readonly [string, ...string[]];
}

export const FOODS: IngredientKind<Food> = {
  entity: Food,
  path: '/foods',
  column: 'food_id',
  searched: ['i.name', "coalesce(i.plural_name, '')", 'i.description', 'i.aliases::text'],
};
export const UNITS: IngredientKind<Unit> = {
  entity: Unit,
  path: '/units',
  column: 'unit_id',
  searched: ['i.name', "coalesce(i.plural_name, '')", 'i.abbreviation', 'i.description', 'i.aliases::text'],
};
