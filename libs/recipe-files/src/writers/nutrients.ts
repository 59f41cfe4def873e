import type { ExportedRecipe } from './exported-recipe.ts';

const UNITS = new Map([
  ['calories', 'kcal'],
  ['sodiumContent', 'mg'],
]);

/** What is known, by the names of schema.org, with the units that mere numbers have. */
export const withUnits = (nutrition: ExportedRecipe['nutrition']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(nutrition).flatMap(([name, value]) =>
      value ? [[name, /^[\d.,\s]+$/.test(value) ? `${value.trim()} ${UNITS.get(name) ?? 'g'}` : value]] : [],
    ),
  );

/** The same by the names that people use. */
export const withPlainNames = (nutrition: ExportedRecipe['nutrition']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(withUnits(nutrition)).map(([name, amount]) => [name.replace(/Content$/, ''), amount]),
  );
