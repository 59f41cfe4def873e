import type { Recipe } from '../recipe-query.ts';

/** Saves the recipe as it is known to the server, as a JSON file. */
export function downloadRecipe(recipe: Recipe): void {
  const file = new Blob([JSON.stringify(recipe, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: `${recipe.slug}.json` });
  link.click();
  URL.revokeObjectURL(url);
}
