import type { RecipeLine } from '../recipe.ts';
import type { Region } from '../visible/lists/regions.ts';
import type { VisiblePage } from '../visible/read-page.ts';
import { lettersAndDigits } from './text-similarity.ts';

const keysOf = (lines: RecipeLine[]) => lines.map(({ text }) => lettersAndDigits(text));

function isEndOf(end: RecipeLine[], whole: RecipeLine[]): boolean {
  const [own, all] = [keysOf(end), keysOf(whole)];
  return own.length < all.length && own.every((key, i) => key === all[all.length - own.length + i]);
}

/**
 * Lists of a page whose data hold only the last part of the recipe, such as the dressing: the page shows a longer list
 * first, its steps next, and the lists of the data behind them. Null for other pages.
 */
export function listsAroundLastPart(
  ingredients: RecipeLine[],
  steps: RecipeLine[],
  visible: VisiblePage,
): { ingredients: Region; steps: Region } | null {
  const [main, method] = [visible.ingredients[0], visible.steps[0]];
  if (!main || !method || main.lines.length < 2 * ingredients.length) return null;
  const [foods, known] = [keysOf(ingredients), new Set(keysOf(main.lines))];
  if (foods.filter((key) => known.has(key)).length * 2 > foods.length) return null;
  const parts = visible.parts();
  if (parts && isEndOf(ingredients, parts.ingredients.lines) && isEndOf(steps, parts.steps.lines)) return parts;
  if (!isEndOf(steps, method.lines) || method.start < main.end) return null;
  const part = [...visible.ingredients, ...visible.lists('ingredients')].find(({ start, lines }) => {
    const keys = new Set(keysOf(lines));
    return start > method.start && start < method.end && foods.every((key) => keys.has(key));
  });
  return part ? { ingredients: { ...main, lines: [...main.lines, ...part.lines] }, steps: method } : null;
}
