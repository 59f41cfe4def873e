import type { CookedRecipe } from './blocks-of.ts';

/** A food with all that is cut, grated or weighed of it, for all dishes at once. */
export interface PrepRow {
  food: string;
  parts: { recipe: string; line: string }[];
}

/**
 * Lists foods that are prepared before cooking: those with a remark such as "chopped" and those that several dishes need.
 * @param recipes each recipe once, those that dishes are made from included
 */
export function prepList(recipes: readonly CookedRecipe[]): PrepRow[] {
  const rows = new Map<string, PrepRow & { isPrepared: boolean }>();
  for (const { name, recipeIngredient } of recipes)
    for (const line of recipeIngredient) {
      if (!line.food || line.referencedRecipe) continue;
      const key = line.food.name.toLowerCase();
      const row = rows.get(key) ?? { food: line.food.name, parts: [], isPrepared: false };
      row.parts.push({ recipe: name, line: line.display });
      row.isPrepared ||= line.note.trim() !== '';
      rows.set(key, row);
    }
  return [...rows.values()]
    .filter(({ parts, isPrepared }) => isPrepared || new Set(parts.map(({ recipe }) => recipe)).size > 1)
    .map(({ food, parts }) => ({ food, parts }))
    .toSorted((a, b) => b.parts.length - a.parts.length || a.food.localeCompare(b.food));
}
