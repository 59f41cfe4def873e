import type { Element } from 'domhandler';
import { joined, paragraphs, withNote } from '../lines.ts';
import { servingsIn } from '#recipe-reader';
import { filed, time } from '../recipe.ts';
import type { Format } from '../format.ts';
import { all, attribute, child, children, root, textIn, textOf, texts } from '../xml.ts';
import { base64 } from './json.ts';

export const krecipes: Format = {
  name: 'krecipes',
  matches: ({ head }) => /<krecipes[\s>]/.test(head),
  *read(file) {
    for (const recipe of all(root(file.xml), 'krecipes-recipe')) {
      const about = child(recipe, 'krecipes-description');
      const recipeYield = yieldOf(child(about ?? recipe, 'yield')) || textIn(about, 'serving');
      yield filed({
        name: textIn(about, 'title'),
        ingredients: linesOf(child(recipe, 'krecipes-ingredients')),
        instructions: paragraphs(textIn(recipe, 'krecipes-instructions')).map((text) => ({ text })),
        recipeYield,
        servings: servingsIn(recipeYield),
        prepTime: time(textIn(about, 'preparation-time')),
        categories: texts(child(about ?? recipe, 'category'), 'cat'),
        source: about ? texts(about, 'author').join(', ') : '',
        picture: base64(textOf(all(about, 'pic')[0])),
      });
    }
  },
};

const yieldOf = (node: Element | undefined) =>
  node ? joined(amountOf(child(node, 'amount')), textIn(node, 'type')) : '';

function amountOf(node: Element | undefined): string {
  const [low, high] = [textIn(node, 'min'), textIn(node, 'max')];
  return low ? (high && high !== low ? `${low}-${high}` : low) : textOf(node);
}

function linesOf(list: Element | undefined, title = ''): { title?: string; text: string }[] {
  let head = title;
  return (list ? children(list) : []).flatMap((one) => {
    if (one.name === 'ingredient-group') return linesOf(one, attribute(one, 'name'));
    if (one.name !== 'ingredient') return [];
    const found = { ...(head && { title: head }), text: withOthers(one) };
    head = '';
    return [found];
  });
}

/** "1 cup butter or 2 cups oil". */
function withOthers(one: Element): string {
  const others = child(one, 'substitutes');
  return [lineOf(one), ...(others ? children(others, 'ingredient').map(lineOf) : [])].join(' or ');
}

const lineOf = (one: Element) =>
  withNote(
    joined(amountOf(child(one, 'amount')), textIn(one, 'unit'), textIn(one, 'name')),
    texts(one, 'prep').join(', '),
  );
