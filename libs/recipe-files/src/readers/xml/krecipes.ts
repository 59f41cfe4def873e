import type { Element } from 'domhandler';
import { joinParts, splitParagraphs, appendNote } from '../../lines.ts';
import { servingsIn } from '#recipe-reader';
import { importedRecipe, parseRating, parseTime } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { findAll, attribute, child, children, root, childText, textOf, childTexts } from '../../xml.ts';
import { decodeBase64 } from '../json/json-values.ts';

export const krecipes: Format = {
  name: 'krecipes',
  matches: ({ head }) => /<krecipes[\s>]/.test(head),
  *read(file) {
    for (const recipe of findAll(root(file.xml), 'krecipes-recipe')) {
      const about = child(recipe, 'krecipes-description');
      const ratings = findAll(child(recipe, 'krecipes-ratings'), 'rating');
      const recipeYield = yieldOf(child(about ?? recipe, 'yield')) || childText(about, 'serving');
      yield importedRecipe({
        name: childText(about, 'title'),
        ingredients: linesOf(child(recipe, 'krecipes-ingredients')),
        instructions: splitParagraphs(childText(recipe, 'krecipes-instructions')).map((text) => ({ text })),
        recipeYield,
        servings: servingsIn(recipeYield),
        prepTime: parseTime(childText(about, 'preparation-time')),
        categories: childTexts(child(about ?? recipe, 'category'), 'cat'),
        source: about ? childTexts(about, 'author').join(', ') : '',
        notes: ratings.map(commentOf).filter(({ text }) => text),
        rating: parseRating(averageStars(ratings)),
        picture: decodeBase64(textOf(findAll(about, 'pic')[0])),
      });
    }
  },
};

/** Writes what somebody said of the recipe, with the name as title. */
function commentOf(rating: Element): { title?: string; text: string } {
  const rater = childText(rating, 'rater');
  return { ...(rater && { title: rater }), text: childText(rating, 'comment') };
}

function averageStars(ratings: Element[]): number {
  const stars = ratings.flatMap((rating) => findAll(rating, 'stars').map((one) => Number(textOf(one)))).filter(Boolean);
  return stars.reduce((sum, one) => sum + one, 0) / stars.length;
}

const yieldOf = (node: Element | undefined) =>
  node ? joinParts(amountOf(child(node, 'amount')), childText(node, 'type')) : '';

function amountOf(node: Element | undefined): string {
  const [low, high] = [childText(node, 'min'), childText(node, 'max')];
  return low ? (high && high !== low ? `${low}-${high}` : low) : textOf(node);
}

function linesOf(list: Element | undefined, title = ''): { title?: string; text: string }[] {
  let head = title;
  return (list ? children(list) : []).flatMap((one) => {
    if (one.name === 'ingredient-group') return linesOf(one, attribute(one, 'name'));
    if (one.name !== 'ingredient') return [];
    const found = { ...(head && { title: head }), text: withSubstitutes(one) };
    head = '';
    return [found];
  });
}

/** Writes "1 cup butter or 2 cups oil". */
function withSubstitutes(one: Element): string {
  const others = child(one, 'substitutes');
  return [lineOf(one), ...(others ? children(others, 'ingredient').map(lineOf) : [])].join(' or ');
}

const lineOf = (one: Element) =>
  appendNote(
    joinParts(amountOf(child(one, 'amount')), childText(one, 'unit'), childText(one, 'name')),
    childTexts(one, 'prep').join(', '),
  );
