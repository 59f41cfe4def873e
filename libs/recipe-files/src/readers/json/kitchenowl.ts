import { isWebAddress } from '#contract/web-address';
import { joinParts, parseStepLines } from '../../lines.ts';
import { toList, toText } from '../../field-aliases.ts';
import { importedRecipe, parseTime } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { isObject, toObjects, toObject } from './json-values.ts';

/** Export of a KitchenOwl household. */
export const kitchenowl: Format = {
  name: 'kitchenowl',
  matches: ({ json }) =>
    isObject(json) &&
    toObjects(json['recipes'])
      .slice(0, 1)
      .some((recipe) => Array.isArray(recipe['items'])),
  async *read(file) {
    for (const recipe of toObjects(toObject(file.json)['recipes'])) {
      const servings = Number(recipe['yields']) || null;
      const source = toText(recipe['source']);
      const isAddress = isWebAddress(source);
      yield importedRecipe({
        name: toText(recipe['name']),
        ingredients: toObjects(recipe['items']).map((item) => ({
          text: joinParts(toText(item['description']), toText(item['name'])),
        })),
        instructions: parseStepLines(toText(recipe['description'])),
        servings,
        recipeYield: servings ? `${servings} servings` : '',
        totalTime: parseTime(Number(recipe['time'])),
        performTime: parseTime(Number(recipe['cook_time'])),
        prepTime: parseTime(Number(recipe['prep_time'])),
        keywords: toList(recipe['tags']),
        url: isAddress ? source : '',
        source: isAddress ? '' : source,
        picture: await file.readReferenced(toText(recipe['photo'])),
      });
    }
  },
};
