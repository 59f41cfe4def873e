import type { Element } from 'domhandler';
import { joined } from '../lines.ts';
import { nutritionOf } from '../nutrition.ts';
import { servingsIn } from '#recipe-reader';
import { day, filed, minutes, rating } from '../recipe.ts';
import type { Format } from '../format.ts';
import { all, attribute, child, children, root, textIn, textOf } from '../xml.ts';
import { words } from '../lines.ts';
import { base64 } from './json.ts';

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
      yield filed({
        name: get('Name'),
        description: get('Comments').replace(/\r\n/g, '\n'),
        ingredients: sectionsOf(recipe, 'RecipeIngredients', (one) =>
          joined(
            attribute(one, 'Quantity'),
            attribute(one, 'Unit'),
            attribute(one, 'Ingredient').replace(/ -- /, ', '),
          ),
        ),
        instructions: sectionsOf(recipe, 'RecipeProcedures', (one) => textIn(one, 'ProcedureText')),
        notes: [...all(recipe, 'RecipeTip'), ...all(recipe, 'RecipeAuthorNote')]
          .map((one) => ({ text: textOf(one) }))
          .filter(({ text }) => text),
        recipeYield,
        servings: Number(get('Servings')) || servingsIn(recipeYield),
        prepTime: minutes(Number(get('PreparationTime'))),
        performTime: minutes(Number(get('CookingTime'))),
        totalTime: minutes(Number(get('ReadyInTime'))),
        categories: words(get('RecipeTypes'), /,/),
        url: /^https?:/.test(page) ? page : '',
        source: get('Source') || get('Author'),
        rating: rating(attribute(all(recipe, 'RecipeReview')[0], 'Rating')),
        nutrition: nutritionOf(child(recipe, 'RecipeNutrition')?.attribs ?? {}),
        dateAdded: day(get('CreateDate')),
        picture: await pictureOf(file, recipe),
        sourceId: get('ID'),
      });
    }
  },
};

async function pictureOf(file: Parameters<Format['read']>[0], recipe: Element): Promise<Uint8Array | null> {
  const image = all(recipe, 'RecipeImage')[0];
  if (!image) return null;
  const name = attribute(image, 'FileName');
  return name ? ((await file.beside(`Images/${name}`)) ?? file.beside(name)) : base64(textOf(image));
}

function sectionsOf(recipe: Element, list: string, write: (one: Element) => string) {
  let title = '';
  return children(child(recipe, list) ?? recipe, list.slice(0, -1)).flatMap((one) => {
    const text = write(one);
    if (attribute(one, 'Heading') === 'Y') {
      title = text.replace(/:$/, '');
      return [];
    }
    const found = { ...(title && { title }), text };
    title = '';
    return text ? [found] : [];
  });
}
