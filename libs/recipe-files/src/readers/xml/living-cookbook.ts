import { isWebAddress } from '#contract/web-address';
import type { Element } from 'domhandler';
import { joinParts } from '../../lines.ts';
import { nutritionFromRecord } from '../../nutrition.ts';
import { servingsIn } from '#recipe-reader';
import { parseDay, importedRecipe, toDuration, parseRating } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { titledLines } from '../../titled-lines.ts';
import { findAll, attribute, child, children, root, childText, textOf } from '../../xml.ts';
import { splitList } from '../../lines.ts';
import { decodeBase64 } from '../json/json-values.ts';

/** Living Cookbook .fdx and .fdxz. */
export const livingCookbook: Format = {
  name: 'living-cookbook',
  matches: ({ head }) => /<(?:fdx|hixz)[\s>]/i.test(head),
  async *read(file) {
    const recipes = child(root(file.xml), 'Recipes');
    for (const recipe of recipes ? children(recipes, 'Recipe') : []) {
      const get = (name: string) => attribute(recipe, name);
      const recipeYield = get('Yield') || (get('Servings') ? `${get('Servings')} servings` : '');
      const page = get('WebPage');
      yield importedRecipe({
        name: get('Name'),
        description: get('Comments').replace(/\r\n/g, '\n'),
        ingredients: sectionsOf(recipe, 'RecipeIngredients', (one) =>
          joinParts(
            attribute(one, 'Quantity'),
            attribute(one, 'Unit'),
            attribute(one, 'Ingredient').replace(/ -- /, ', '),
          ),
        ),
        instructions: sectionsOf(recipe, 'RecipeProcedures', (one) => childText(one, 'ProcedureText')),
        notes: [...findAll(recipe, 'RecipeTip'), ...findAll(recipe, 'RecipeAuthorNote')]
          .map((one) => ({ text: textOf(one) }))
          .filter(({ text }) => text),
        recipeYield,
        servings: Number(get('Servings')) || servingsIn(recipeYield),
        prepTime: toDuration(Number(get('PreparationTime'))),
        performTime: toDuration(Number(get('CookingTime'))),
        totalTime: toDuration(Number(get('ReadyInTime'))),
        categories: splitList(get('RecipeTypes'), /,/),
        url: isWebAddress(page) ? page : '',
        source: get('Source') || get('Author'),
        rating: parseRating(attribute(findAll(recipe, 'RecipeReview')[0], 'Rating')),
        nutrition: nutritionFromRecord(child(recipe, 'RecipeNutrition')?.attribs ?? {}),
        dateAdded: parseDay(get('CreateDate')),
        picture: await pictureOf(file, recipe),
        sourceId: get('ID'),
      });
    }
  },
};

async function pictureOf(file: Parameters<Format['read']>[0], recipe: Element): Promise<Uint8Array | null> {
  const image = findAll(recipe, 'RecipeImage')[0];
  if (!image) return null;
  const name = attribute(image, 'FileName');
  return name
    ? ((await file.readReferenced(`Images/${name}`)) ?? file.readReferenced(name))
    : decodeBase64(textOf(image));
}

function sectionsOf(recipe: Element, list: string, write: (one: Element) => string) {
  const rows = children(child(recipe, list) ?? recipe, list.slice(0, -1)).map((one) => {
    const text = write(one);
    return attribute(one, 'Heading') === 'Y' ? { title: text.replace(/:$/, '') } : { text };
  });
  return titledLines(rows);
}
