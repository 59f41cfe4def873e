import { isWebAddress } from '#contract/web-address';
import { joinParts, splitParagraphs, appendNote } from '../../lines.ts';
import { servingsIn } from '#recipe-reader';
import { importedRecipe, parseRating, parseTime } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { titledLines } from '../../titled-lines.ts';
import { findAll, attribute, child, children, root, childText, textOf, childTexts } from '../../xml.ts';

/** MasterCook .mx2 and .mz2. */
export const mastercookXml: Format = {
  name: 'mastercook',
  matches: ({ head }) => /<mx2[\s>]/i.test(head),
  async *read(file) {
    for (const recipe of findAll(root(file.xml), 'RcpE')) {
      const servings = Number(attribute(child(recipe, 'Serv'), 'qty')) || null;
      const written = child(recipe, 'Yield');
      const recipeYield =
        written && Number(attribute(written, 'qty'))
          ? joinParts(attribute(written, 'qty'), attribute(written, 'unit'))
          : servings
            ? `${servings} servings`
            : '';
      const sources = [
        childText(recipe, 'Srce'),
        ...children(recipe, 'AltS').map((one) => attribute(one, 'source')),
      ].filter(Boolean);
      const addresses = sources.filter(isWebAddress);
      const source = sources.find((one) => !addresses.includes(one));
      const author = attribute(recipe, 'author');
      yield importedRecipe({
        name: attribute(recipe, 'name'),
        description: childText(recipe, 'Desc'),
        ingredients: linesOf(children(recipe)),
        instructions: findAll(child(recipe, 'DirS'), 'DirT')
          .flatMap((step) => splitParagraphs(textOf(step)))
          .map((text) => ({ text })),
        notes: childTexts(recipe, 'Note').map((text) => ({ text })),
        recipeYield,
        servings: servings ?? servingsIn(recipeYield),
        prepTime: parseTime(attribute(child(recipe, 'PrpT'), 'elapsed')),
        totalTime: parseTime(attribute(child(recipe, 'TTim'), 'elapsed')),
        performTime: parseTime(attribute(child(recipe, 'CTim'), 'elapsed')),
        categories: findAll(child(recipe, 'CatS'), 'CatT').map(textOf),
        cuisines: childText(recipe, 'Natn') ? [childText(recipe, 'Natn')] : [],
        rating: parseRating(attribute(children(child(recipe, 'RatS') ?? recipe, 'RatE')[0], 'value'), 10),
        url: addresses[0] ?? '',
        source: source ?? author,
        author: source ? author : '',
        picture: await file.readReferenced(attribute(recipe, 'img')),
      });
    }
  },
};

/** Parses ingredients; lines with code S or T are section titles. */
function linesOf(rows: ReturnType<typeof children>) {
  const ingredients = rows.filter((row) => /^IngR$/i.test(row.name));
  return titledLines(
    ingredients.map((row) => {
      const name = attribute(row, 'name');
      if (/^[ST]$/i.test(attribute(row, 'code'))) return { title: name.replace(/:$/, '') };
      const amount = attribute(row, 'qty')
        .replace(/^(\d*[1-9]\d*)\.0+$/, '$1')
        .replace(/^(\d+\.\d*?[1-9])0+$/, '$1')
        .replace(/^(\S*\.\S+|\d+\/\d+) (\d)/, '$1-$2');
      const parts = joinParts(amount === '0' ? '' : amount, attribute(row, 'unit'), name);
      return { text: appendNote(parts, childText(row, 'IPrp')) };
    }),
  );
}
