import type { Element } from 'domhandler';
import { servingsIn } from '#recipe-reader';
import { joined, paragraphs } from '../lines.ts';
import { filed, rating, time } from '../recipe.ts';
import type { Format } from '../format.ts';
import { all, attribute, child, children, markedUp, root, textIn, textOf } from '../xml.ts';
import { base64 } from './json.ts';
import { words } from '../lines.ts';

/** Gourmet Recipe Manager and Gourmand. */
export const gourmet: Format = {
  name: 'gourmet',
  matches: ({ head }) => head.includes('<gourmetDoc'),
  *read(file) {
    for (const recipe of all(root(file.xml), 'recipe')) {
      const recipeYield = textIn(recipe, 'yields', 'servings');
      const link = textIn(recipe, 'link');
      yield filed({
        name: textIn(recipe, 'title'),
        ingredients: linesOf(child(recipe, 'ingredient-list')),
        instructions: paragraphs(markedUp(textIn(recipe, 'instructions'))).map((text) => ({ text })),
        notes: paragraphs(markedUp(textIn(recipe, 'modifications'))).map((text) => ({ text })),
        recipeYield,
        servings: servingsIn(recipeYield),
        prepTime: time(textIn(recipe, 'preptime')),
        performTime: time(textIn(recipe, 'cooktime')),
        categories: words(textIn(recipe, 'category')),
        cuisines: words(textIn(recipe, 'cuisine')),
        rating: rating(textIn(recipe, 'rating')),
        source: textIn(recipe, 'source'),
        url: /^https?:/.test(link) ? link : '',
        picture: base64(textIn(recipe, 'image')),
        sourceId: attribute(recipe, 'id'),
      });
    }
  },
};

function linesOf(list: Element | undefined, title = ''): { title?: string; text: string }[] {
  let head = title;
  return (list ? children(list) : []).flatMap((one) => {
    if (one.name === 'inggroup') return linesOf(one, textIn(one, 'groupname'));
    const isOptional = textIn(one, 'optional') === 'yes' || attribute(one, 'optional') === 'yes';
    const written =
      one.name === 'ingredient'
        ? joined(textIn(one, 'amount'), textIn(one, 'unit'), textIn(one, 'item'))
        : one.name === 'ingref'
          ? joined(attribute(one, 'amount'), textOf(one))
          : '';
    if (!written) return [];
    const found = { ...(head && { title: head }), text: isOptional ? `${written} (optional)` : written };
    head = '';
    return [found];
  });
}
