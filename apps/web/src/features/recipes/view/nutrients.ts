import type { Recipe } from '../../../shared/recipes/recipe-query.ts';

interface Nutrient {
  field: keyof Recipe['nutrition'];
  unit: 'kcal' | 'g' | 'mg';
}

export const nutrients: Nutrient[] = [
  { field: 'calories', unit: 'kcal' },
  { field: 'fatContent', unit: 'g' },
  { field: 'carbohydrateContent', unit: 'g' },
  { field: 'sugarContent', unit: 'g' },
  { field: 'proteinContent', unit: 'g' },
  { field: 'fiberContent', unit: 'g' },
  { field: 'sodiumContent', unit: 'mg' },
];

/** Imported values often carry their unit already. */
export function nutrientText(value: string, unit: string): string {
  return /^[\d.,\s]+$/.test(value) ? `${value.trim()} ${unit}` : value;
}
