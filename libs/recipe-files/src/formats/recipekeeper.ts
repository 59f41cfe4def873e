import { attribute, linesOfHtml, parseHtml, textOf, where } from '../xml.ts';
import { ingredientLines, stepLines } from '../lines.ts';
import { nutritionOf } from '../nutrition.ts';
import { servingsIn } from '#recipe-reader';
import { filed, rating, time } from '../recipe.ts';
import type { Format } from '../format.ts';

/** The recipes.html of Recipe Keeper. */
export const recipekeeper: Format = {
  name: 'recipekeeper',
  matches: ({ text, head }) => /<html|<!doctype html/i.test(head) && text.includes('class="recipe-details"'),
  async *read(file) {
    for (const recipe of where(parseHtml(file.text), (element) => attribute(element, 'class') === 'recipe-details')) {
      const parts = Map.groupBy(
        where(recipe, (element) => attribute(element, 'itemprop') !== ''),
        (element) => attribute(element, 'itemprop'),
      );
      const get = (name: string) =>
        (parts.get(name) ?? []).map((one) => attribute(one, 'content') || textOf(one)).filter(Boolean);
      const lines = (name: string) => (parts.get(name)?.[0] ? linesOfHtml(parts.get(name)![0]!) : '');
      const recipeYield = get('recipeYield')[0] ?? '';
      const source = get('recipeSource')[0] ?? '';
      const link = where(parts.get('recipeSource')?.[0] ?? recipe, (element) => element.name === 'a').map((one) =>
        attribute(one, 'href'),
      )[0];
      const notes = lines('recipeNotes');
      const image = where(recipe, (element) => element.name === 'img')[0];
      yield filed({
        name: get('name')[0] ?? '',
        ingredients: ingredientLines(lines('recipeIngredients')),
        instructions: stepLines(lines('recipeDirections')),
        notes: notes ? [{ text: notes }] : [],
        recipeYield,
        servings: servingsIn(recipeYield),
        prepTime: time(get('prepTime')[0]),
        performTime: time(get('cookTime')[0]),
        categories: [...new Set([...get('recipeCourse'), ...get('recipeCategory')])],
        keywords: [...new Set(get('recipeCollection'))],
        url: [source, link].find((one) => /^https?:/.test(one ?? '')) ?? '',
        source: /^https?:/.test(source) ? '' : source,
        rating: rating(get('recipeRating')[0]),
        nutrition: nutritionOf(
          Object.fromEntries(
            [...parts].filter(([name]) => name.startsWith('recipeNut')).map(([name]) => [name, get(name)[0] ?? '']),
          ),
        ),
        picture: await file.beside(attribute(image, 'src')),
        sourceId: get('recipeId')[0] ?? '',
      });
    }
  },
};
