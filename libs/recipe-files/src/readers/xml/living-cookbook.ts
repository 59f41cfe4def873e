import { isWebAddress } from '#contract/web-address';
import type { Element } from 'domhandler';
import { joinParts } from '../../lines.ts';
import { nutritionFromRecord } from '../../nutrition.ts';
import { servingsIn } from '#recipe-reader';
import { parseDay, importedRecipe, type ImportedAsset, toDuration, parseRating } from '../../imported-recipe.ts';
import type { SourceFile } from '../../files/source-file.ts';
import type { Format } from '../../format.ts';
import { titledLines } from '../../titled-lines.ts';
import { findAll, attribute, child, children, root, childText, textOf } from '../../xml.ts';
import { splitList } from '../../lines.ts';
import { decodeBase64 } from '../json/json-values.ts';

const MAX_STEP_PICTURES = 100;

/** Living Cookbook .fdx and .fdxz. */
export const livingCookbook: Format = {
  name: 'living-cookbook',
  matches: ({ head }) => /<(?:fdx|hixz)[\s>]/i.test(head),
  async *read(file) {
    const recipes = child(root(file.xml), 'Recipes');
    const chaptersOf = chapterNames(root(file.xml));
    for (const recipe of recipes ? children(recipes, 'Recipe') : []) {
      const get = (name: string) => attribute(recipe, name);
      const recipeYield = get('Yield') || (get('Servings') ? `${get('Servings')} servings` : '');
      const [page, source, author] = [get('WebPage'), get('Source'), get('Author')];
      const steps = child(recipe, 'RecipeProcedures');
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
        notes: [
          ...[...findAll(recipe, 'RecipeTip'), ...findAll(recipe, 'RecipeAuthorNote')].map((one) => ({
            text: textOf(one),
          })),
          ...findAll(recipe, 'RecipeReview').map((one) => ({ title: attribute(one, 'Reviewer'), text: textOf(one) })),
          { title: 'Oven temperature', text: ovenTemperature(get('OvenTemperatureF'), get('OvenTemperatureC')) },
          { title: 'Copyright', text: get('Copyright') },
        ].filter(({ text }) => text),
        recipeYield,
        servings: Number(get('Servings')) || servingsIn(recipeYield),
        prepTime: toDuration(Number(get('PreparationTime'))),
        performTime: toDuration(Number(get('CookingTime'))),
        totalTime: toDuration(Number(get('ReadyInTime'))),
        categories: [...new Set([...splitList(get('RecipeTypes'), /,/), ...chaptersOf(recipe)])],
        url: isWebAddress(page) ? page : '',
        source: [source || author, isWebAddress(page) ? '' : page].filter(Boolean).join(', '),
        author: source ? author : '',
        rating: parseRating(attribute(findAll(recipe, 'RecipeReview')[0], 'Rating')),
        nutrition: nutritionFromRecord(child(recipe, 'RecipeNutrition')?.attribs ?? {}),
        dateAdded: parseDay(get('CreateDate')),
        picture: await pictureOf(file, findAll(recipe, 'RecipeImage')[0]),
        assets: await stepPictures(file, steps ? children(steps, 'RecipeProcedure') : []),
        sourceId: get('ID'),
      });
    }
  },
};

/** Names the cookbook and the chapters that a recipe is in, the outermost first. */
function chapterNames(exported: Element | undefined): (recipe: Element) => string[] {
  const byId = (list: string, row: string) => {
    const rows = child(exported, list);
    return new Map((rows ? children(rows, row) : []).map((one) => [attribute(one, 'ID'), one]));
  };
  const [books, chapters] = [byId('Cookbooks', 'Cookbook'), byId('CookbookChapters', 'CookbookChapter')];
  return (recipe) => {
    const path = new Set<Element>();
    let chapter = chapters.get(attribute(recipe, 'CookbookChapterID'));
    while (chapter && !path.has(chapter)) {
      path.add(chapter);
      chapter = chapters.get(attribute(chapter, 'ParentChapterID'));
    }
    const book = attribute(books.get(attribute(recipe, 'CookbookID')), 'Name');
    return [book, ...[...path].reverse().map((one) => attribute(one, 'Name'))].filter(Boolean);
  };
}

const ovenTemperature = (fahrenheit: string, celsius: string): string =>
  [Number(fahrenheit) && `${fahrenheit} °F`, Number(celsius) && `${celsius} °C`].filter(Boolean).join(', ');

/** Reads the pictures of steps as files that are named for the number of their step. */
async function stepPictures(file: SourceFile, steps: Element[]): Promise<ImportedAsset[]> {
  const assets: ImportedAsset[] = [];
  let number = 0;
  for (const step of steps) {
    if (attribute(step, 'Heading') === 'Y') continue;
    number++;
    for (const image of children(step, 'ProcedureImage').slice(0, MAX_STEP_PICTURES)) {
      const bytes = await pictureOf(file, image);
      if (bytes) assets.push({ name: String(number), fileName: attribute(image, 'FileName'), bytes });
    }
    if (assets.length >= MAX_STEP_PICTURES) break;
  }
  return assets;
}

async function pictureOf(file: SourceFile, image: Element | undefined): Promise<Uint8Array | null> {
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
