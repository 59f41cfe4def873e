import type { ExportedRecipe } from './exported-recipe.ts';

const UNITS = new Map([
  ['calories', 'kcal'],
  ['sodiumContent', 'mg'],
]);

/** Omits empty values, and adds units to bare numbers. The keys are names of schema.org. */
export const withUnits = (nutrition: ExportedRecipe['nutrition']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(nutrition).flatMap(([name, value]) =>
      value ? [[name, /^[\d.,\s]+$/.test(value) ? `${value.trim()} ${UNITS.get(name) ?? 'g'}` : value]] : [],
    ),
  );

/** Returns the values with keys without the suffix "Content". */
export const withPlainNames = (nutrition: ExportedRecipe['nutrition']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(withUnits(nutrition)).map(([name, amount]) => [name.replace(/Content$/, ''), amount]),
  );
