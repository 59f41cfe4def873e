import { isWebAddress } from '#contract/web-address';
import { joinParts, splitParagraphs, appendNote } from '../../lines.ts';
import { servingsIn } from '#recipe-reader';
import { importedRecipe, isCookingLabel, parseRating, parseTime } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { exchanges, nutritionFromText } from '../../nutrition.ts';
import { titledLines } from '../../titled-lines.ts';
import { findAll, attribute, child, children, root, childText, textOf, childTexts } from '../../xml.ts';

/** Tags of further texts, with the titles that the program shows. */
const NOTES = [
  ['SrvI', 'Serving ideas'],
  ['Wine', 'Suggested wine'],
  ['CpyR', 'Copyright'],
] as const;
/** Ratings of the dish itself; others rate its cost or the time that it takes. */
const QUALITY = /overall|flavou?r|taste/i;

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
          ? joinParts(plainAmount(attribute(written, 'qty')), attribute(written, 'unit'))
          : servings
            ? `${servings} servings`
            : '';
      const furtherSources = children(recipe, 'AltS').map((one) => ({
        title: attribute(one, 'label'),
        text: attribute(one, 'source'),
      }));
      const sources = [childText(recipe, 'Srce'), ...furtherSources.map(({ text }) => text)].filter(Boolean);
      const addresses = sources.filter(isWebAddress);
      const source = sources.find((one) => !addresses.includes(one));
      const author = attribute(recipe, 'author').replace(/^n\/a$/i, '');
      const nutrition = childText(recipe, 'Nutr') || printedNutrition(childText(recipe, 'RTxt'));
      const times = children(recipe, 'AltT').map((one) => ({
        title: attribute(one, 'label'),
        text: attribute(one, 'elapsed'),
      }));
      const cookingTime = times.find(({ title }) => isCookingLabel(title));
      const ratings = children(child(recipe, 'RatS') ?? recipe, 'RatE').map((one) => ({
        name: attribute(one, 'name'),
        value: attribute(one, 'value'),
      }));
      const rating = ratings.length === 1 ? ratings[0] : ratings.find(({ name }) => QUALITY.test(name));
      yield importedRecipe({
        name: attribute(recipe, 'name'),
        description: childText(recipe, 'Desc'),
        ingredients: linesOf(children(recipe)),
        instructions: findAll(child(recipe, 'DirS'), 'DirT')
          .flatMap((step) => splitParagraphs(textOf(step)))
          .map((text) => ({ text })),
        notes: [
          ...childTexts(recipe, 'Note').map((text) => ({ text })),
          ...NOTES.map(([tag, title]) => ({ title, text: childText(recipe, tag) })),
          ...furtherSources.filter(({ text }) => text !== source && !addresses.includes(text)),
          ...times.filter((time) => time !== cookingTime && /[1-9]/.test(time.text)),
          ...exchanges(nutrition),
          { title: 'Ratings', text: ratings.map(({ name, value }) => `${name} ${value}`).join(', ') },
        ].filter(({ text }) => text),
        recipeYield,
        servings: servings ?? servingsIn(recipeYield),
        prepTime: parseTime(attribute(child(recipe, 'PrpT'), 'elapsed')),
        totalTime: parseTime(attribute(child(recipe, 'TTim'), 'elapsed')),
        performTime: parseTime(attribute(child(recipe, 'CTim'), 'elapsed') || cookingTime?.text),
        categories: findAll(child(recipe, 'CatS'), 'CatT').map(textOf),
        cuisines: childText(recipe, 'Natn') ? [childText(recipe, 'Natn')] : [],
        rating: parseRating(rating?.value, 10),
        nutrition: nutritionFromText(nutrition),
        url: addresses[0] ?? '',
        source: source ?? author,
        author: source ? author : '',
        picture: await file.readReferenced(attribute(recipe, 'img')),
      });
    }
  },
};

/** The facts in the printed form of a recipe, which some exports have beside the fields. */
const printedNutrition = (text: string): string => /^per serving\b.*$/im.exec(text)?.[0] ?? '';

/** Removes the zeros at the end of a decimal: "8.000000" is 8. */
const plainAmount = (written: string) =>
  written.replace(/^(\d*[1-9]\d*)\.0+$/, '$1').replace(/^(\d+\.\d*?[1-9])0+$/, '$1');

/** Parses ingredients; lines with code S or T are section titles. */
function linesOf(rows: ReturnType<typeof children>) {
  const ingredients = rows.filter((row) => /^IngR$/i.test(row.name));
  return titledLines(
    ingredients.map((row) => {
      const name = attribute(row, 'name');
      if (/^[ST]$/i.test(attribute(row, 'code'))) return { title: name.replace(/:$/, '') };
      const amount = plainAmount(attribute(row, 'qty')).replace(/^(\S*\.\S+|\d+\/\d+) (\d)/, '$1-$2');
      const parts = joinParts(amount === '0' ? '' : amount, attribute(row, 'unit'), name);
      return { text: appendNote(parts, childText(row, 'IPrp')) };
    }),
  );
}
