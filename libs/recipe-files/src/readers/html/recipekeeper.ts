import { isWebAddress } from '#contract/web-address';
import { attribute, htmlLines, parseHtml, textOf, findElements, findOutermost } from '../../xml.ts';
import { parseIngredientLines, parseStepLines } from '../../lines.ts';
import { nutritionFromRecord } from '../../nutrition.ts';
import { servingsIn } from '#recipe-reader';
import { importedRecipe, parseRating, parseTime } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';

/** recipes.html of Recipe Keeper. */
export const recipekeeper: Format = {
  name: 'recipekeeper',
  matches: ({ text, head }) => /<html|<!doctype html/i.test(head) && text.includes('class="recipe-details"'),
  async *read(file) {
    for (const recipe of findOutermost(
      parseHtml(file.tameText),
      (element) => attribute(element, 'class') === 'recipe-details',
    )) {
      const parts = Map.groupBy(
        findElements(recipe, (element) => attribute(element, 'itemprop') !== ''),
        (element) => attribute(element, 'itemprop'),
      );
      const get = (name: string) =>
        (parts.get(name) ?? []).map((one) => attribute(one, 'content') || textOf(one)).filter(Boolean);
      const lines = (name: string) => {
        const [element] = parts.get(name) ?? [];
        return element ? htmlLines(element) : '';
      };
      const recipeYield = get('recipeYield')[0] ?? '';
      const source = get('recipeSource')[0] ?? '';
      const link = findElements(parts.get('recipeSource')?.[0] ?? recipe, (element) => element.name === 'a').map(
        (one) => attribute(one, 'href'),
      )[0];
      const notes = lines('recipeNotes');
      const image = findElements(recipe, (element) => element.name === 'img')[0];
      yield importedRecipe({
        name: get('name')[0] ?? '',
        ingredients: parseIngredientLines(lines('recipeIngredients')),
        instructions: parseStepLines(lines('recipeDirections')),
        notes: [{ text: notes }, { title: 'Serving size', text: get('recipeNutServingSize')[0] ?? '' }].filter(
          ({ text }) => text,
        ),
        recipeYield,
        servings: servingsIn(recipeYield),
        prepTime: parseTime(get('prepTime')[0]),
        performTime: parseTime(get('cookTime')[0]),
        categories: [...new Set([...get('recipeCourse'), ...get('recipeCategory')])],
        keywords: [...new Set(get('recipeCollection'))],
        url: [source, link].find((one) => one && isWebAddress(one)) ?? '',
        source: isWebAddress(source) ? '' : source,
        rating: parseRating(get('recipeRating')[0]),
        nutrition: nutritionFromRecord(
          Object.fromEntries(
            [...parts].filter(([name]) => name.startsWith('recipeNut')).map(([name]) => [name, get(name)[0] ?? '']),
          ),
        ),
        picture: await file.readReferenced(attribute(image, 'src')),
        sourceId: get('recipeId')[0] ?? '',
      });
    }
  },
};
