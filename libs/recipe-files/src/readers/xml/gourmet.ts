import { isWebAddress } from '#contract/web-address';
import type { Element } from 'domhandler';
import { servingsIn } from '#recipe-reader';
import { joinParts, splitParagraphs } from '../../lines.ts';
import { importedRecipe, parseRating, parseTime } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { findAll, attribute, child, children, markupText, root, childText, textOf } from '../../xml.ts';
import { decodeBase64 } from '../json/json-values.ts';
import { splitList } from '../../lines.ts';

/** Gourmet Recipe Manager and Gourmand. */
export const gourmet: Format = {
  name: 'gourmet',
  matches: ({ head }) => head.includes('<gourmetDoc'),
  *read(file) {
    for (const recipe of findAll(root(file.xml), 'recipe')) {
      const recipeYield = childText(recipe, 'yields', 'servings');
      const link = childText(recipe, 'link');
      yield importedRecipe({
        name: childText(recipe, 'title'),
        ingredients: linesOf(child(recipe, 'ingredient-list')),
        instructions: splitParagraphs(markupText(childText(recipe, 'instructions'))).map((text) => ({ text })),
        notes: splitParagraphs(markupText(childText(recipe, 'modifications'))).map((text) => ({ text })),
        recipeYield,
        servings: servingsIn(recipeYield),
        prepTime: parseTime(childText(recipe, 'preptime')),
        performTime: parseTime(childText(recipe, 'cooktime')),
        categories: splitList(childText(recipe, 'category')),
        cuisines: splitList(childText(recipe, 'cuisine')),
        rating: parseRating(childText(recipe, 'rating')),
        source: childText(recipe, 'source'),
        url: isWebAddress(link) ? link : '',
        picture: decodeBase64(childText(recipe, 'image')),
        sourceId: attribute(recipe, 'id'),
      });
    }
  },
};

function linesOf(list: Element | undefined, title = ''): { title?: string; text: string }[] {
  let head = title;
  return (list ? children(list) : []).flatMap((one) => {
    if (one.name === 'inggroup') return linesOf(one, childText(one, 'groupname'));
    const isOptional = childText(one, 'optional') === 'yes' || attribute(one, 'optional') === 'yes';
    const written =
      one.name === 'ingredient'
        ? joinParts(childText(one, 'amount'), childText(one, 'unit'), childText(one, 'item'))
        : one.name === 'ingref'
          ? joinParts(attribute(one, 'amount'), textOf(one))
          : '';
    if (!written) return [];
    const found = { ...(head && { title: head }), text: isOptional ? `${written} (optional)` : written };
    head = '';
    return [found];
  });
}
