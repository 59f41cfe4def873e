import { joined, stepLines } from '../lines.ts';
import { listOf, text } from '../record.ts';
import { filed, time } from '../recipe.ts';
import type { Format } from '../format.ts';
import { isObject, type Json, objects } from './json.ts';

/** The export of a household of KitchenOwl. */
export const kitchenowl: Format = {
  name: 'kitchenowl',
  matches: ({ json }) =>
    isObject(json) &&
    objects(json['recipes'])
      .slice(0, 1)
      .some((recipe) => Array.isArray(recipe['items'])),
  async *read(file) {
    for (const recipe of objects((file.json as Json)['recipes'])) {
      const servings = Number(recipe['yields']) || null;
      const source = text(recipe['source']);
      const isAddress = /^https?:/.test(source);
      yield filed({
        name: text(recipe['name']),
        ingredients: objects(recipe['items']).map((item) => ({
          text: joined(text(item['description']), text(item['name'])),
        })),
        instructions: stepLines(text(recipe['description'])),
        servings,
        recipeYield: servings ? `${servings} servings` : '',
        totalTime: time(Number(recipe['time'])),
        performTime: time(Number(recipe['cook_time'])),
        prepTime: time(Number(recipe['prep_time'])),
        keywords: listOf(recipe['tags']),
        url: isAddress ? source : '',
        source: isAddress ? '' : source,
        picture: await file.beside(text(recipe['photo'])),
      });
    }
  },
};
