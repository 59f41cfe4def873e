import { isWebAddress } from '#contract/web-address';
import { joinParts, splitParagraphs } from '../../lines.ts';
import { toText } from '../../field-aliases.ts';
import { parseDay, importedRecipe, toDuration, parseRating } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { markupText } from '../../xml.ts';
import { isSqliteWith, readTables, withDatabase } from './sqlite.ts';

const TABLES = {
  recipe: [
    'id',
    'title',
    'description',
    'instructions',
    'modifications',
    'yields',
    'yield_unit',
    'servings',
    'preptime',
    'cooktime',
    'cuisine',
    'rating',
    'source',
    'link',
    'last_modified',
    'image',
    'deleted',
  ],
  ingredients: ['id', 'position', 'inggroup', 'amount', 'rangeamount', 'unit', 'item', 'deleted'],
  categories: ['id', 'category'],
} as const;

/** Database of Gourmet and Gourmand, with times in seconds and ratings out of ten. */
export const gourmetDatabase: Format = {
  name: 'gourmet',
  matches: (file) => isSqliteWith(file, 'recipe', 'ingredients', 'shopcats'),
  read: (file) =>
    withDatabase(file, (database) => {
      const { recipe = [], ingredients = [], categories = [] } = readTables(database, TABLES);
      const lines = Map.groupBy(
        ingredients.filter((line) => !line['deleted']),
        (line) => line['id'],
      );
      const kinds = Map.groupBy(categories, (row) => row['id']);
      return recipe
        .filter((row) => !row['deleted'])
        .map((row) => {
          const servings = Number(row['yields'] ?? row['servings']) || null;
          const link = toText(row['link']);
          return importedRecipe({
            name: toText(row['title']),
            description: toText(row['description']),
            ingredients: withGroupTitles(
              (lines.get(row['id']) ?? []).sort((a, b) => Number(a['position']) - Number(b['position'])),
            ),
            instructions: splitParagraphs(markupText(toText(row['instructions']))).map((one) => ({ text: one })),
            notes: splitParagraphs(markupText(toText(row['modifications']))).map((one) => ({ text: one })),
            servings,
            recipeYield: servings ? joinParts(servings, toText(row['yield_unit']) || 'servings') : '',
            prepTime: toDuration(Number(row['preptime']) / 60),
            performTime: toDuration(Number(row['cooktime']) / 60),
            categories: (kinds.get(row['id']) ?? []).map((one) => toText(one['category'])),
            cuisines: toText(row['cuisine']) ? [toText(row['cuisine'])] : [],
            rating: parseRating(row['rating'], 10),
            source: toText(row['source']),
            url: isWebAddress(link) ? link : '',
            dateAdded: parseDay(row['last_modified']),
            picture: row['image'] instanceof Uint8Array && row['image'].length > 100 ? row['image'] : null,
            sourceId: toText(row['id']),
          });
        });
    }),
};

function withGroupTitles(lines: Record<string, unknown>[]) {
  let previousGroup = '';
  return lines.map((line) => {
    const group = toText(line['inggroup']);
    const title = group !== previousGroup ? group : '';
    previousGroup = group;
    const [low, high] = [Number(line['amount']) || 0, Number(line['rangeamount']) || 0];
    const amount = low ? (high > low ? `${round(low)}-${round(high)}` : round(low)) : '';
    return { ...(title && { title }), text: joinParts(amount, toText(line['unit']), toText(line['item'])) };
  });
}

const round = (value: number) => String(Math.round(value * 1000) / 1000);
