import type { Element } from 'domhandler';
import { servingsIn } from '#recipe-reader';
import { stripNumber } from '../../lines.ts';
import { importedRecipe, parseRating } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { attribute, children, parseHtml, textOf, findElements, findOutermost } from '../../xml.ts';

const hasClass = (name: string) => (element: Element) => attribute(element, 'class').split(/\s+/).includes(name);

export const copymethat: Format = {
  name: 'copymethat',
  matches: ({ head }) =>
    head.includes('copymethat') || (head.includes('recipeIngredients') && head.includes('original_link')),
  async *read(file) {
    for (const recipe of findOutermost(parseHtml(file.tameText), hasClass('recipe'))) {
      const part = (id: string) => findElements(recipe, (element) => attribute(element, 'id') === id)[0];
      const get = (id: string) =>
        textOf(part(id))
          .replace(/[ \t]*\n\s*/g, '\n')
          .trim();
      const items = (id: string, heading: string) => listOf(part(id), heading);
      const recipeYield = get('recipeYield') || get('servings').replace(/^servings\s*:\s*/i, '');
      const image = findElements(recipe, hasClass('recipeImage'))[0];
      yield importedRecipe({
        name: get('name'),
        description: get('description'),
        recipeYield: /^\d+$/.test(recipeYield) ? `${recipeYield} servings` : recipeYield,
        servings: servingsIn(recipeYield),
        ingredients: items('recipeIngredients', 'recipeIngredient_subheader'),
        instructions: items('recipeInstructions', 'instruction_subheader').map((step) => ({
          ...step,
          text: stripNumber(step.text),
        })),
        notes: items('recipeNotes', 'none').map(({ text }) => ({ text })),
        keywords: findElements(recipe, hasClass('recipeCategory')).map(textOf),
        url: attribute(part('original_link'), 'href'),
        rating: parseRating(get('ratingValue')),
        lastMade: part('made_this') ? new Date().toISOString() : null,
        picture: await file.readReferenced(attribute(image, 'src')),
      });
    }
  },
};

function listOf(list: Element | undefined, heading: string) {
  let title = '';
  return (list ? children(list) : []).flatMap((item) => {
    const text = textOf(item).replace(/\s+/g, ' ');
    if (hasClass(heading)(item)) {
      title = text.replace(/:$/, '');
      return [];
    }
    const line = { ...(title && { title }), text };
    if (text) title = '';
    return text ? [line] : [];
  });
}
