import { Food, type IngredientData, Unit } from './ingredient-data.entity.ts';
import type { RecipeLink } from './recipe-search.ts';

export interface IngredientKind<T extends IngredientData = IngredientData> extends RecipeLink {
  entity: new () => T;
  path: string;
  searched: readonly [string, ...string[]];
  /** Columns that call it by a name; aliases do so too. */
  names: readonly string[];
}

export const FOODS: IngredientKind<Food> = {
  entity: Food,
  path: '/foods',
  link: 'recipe_ingredients',
  column: 'food_id',
  searched: ['i.name', "coalesce(i.plural_name, '')", 'i.description', 'i.aliases::text'],
  names: ['i.name', 'i.plural_name'],
};
export const UNITS: IngredientKind<Unit> = {
  entity: Unit,
  path: '/units',
  link: 'recipe_ingredients',
  column: 'unit_id',
  searched: ['i.name', "coalesce(i.plural_name, '')", 'i.abbreviation', 'i.description', 'i.aliases::text'],
  names: ['i.name', 'i.plural_name', 'i.abbreviation', 'i.plural_abbreviation'],
};
