import { joined, paragraphs } from '../lines.ts';
import { text } from '../record.ts';
import { day, filed, minutes, rating } from '../recipe.ts';
import type { Format } from '../format.ts';
import { markedUp } from '../xml.ts';
import { isDatabase, tablesOf, withDatabase } from './sqlite.ts';

/** The database of Gourmet and Gourmand. Times are in seconds, stars out of ten. */
export const gourmetDatabase: Format = {
  name: 'gourmet',
  matches: (file) => isDatabase(file, 'recipe', 'ingredients', 'shopcats'),
  read: (file) =>
    withDatabase(file, (database) => {
      const {
        recipe = [],
        ingredients = [],
        categories = [],
      } = tablesOf(database, ['recipe', 'ingredients', 'categories']);
      const lines = Map.groupBy(
        ingredients.filter((line) => !line['deleted']),
        (line) => line['id'],
      );
      const kinds = Map.groupBy(categories, (row) => row['id']);
      return recipe
        .filter((row) => !row['deleted'])
        .map((row) => {
          const servings = Number(row['yields'] ?? row['servings']) || null;
          const link = text(row['link']);
          return filed({
            name: text(row['title']),
            description: text(row['description']),
            ingredients: grouped(
              (lines.get(row['id']) ?? []).sort((a, b) => Number(a['position']) - Number(b['position'])),
            ),
            instructions: paragraphs(markedUp(text(row['instructions']))).map((one) => ({ text: one })),
            notes: paragraphs(markedUp(text(row['modifications']))).map((one) => ({ text: one })),
            servings,
            recipeYield: servings ? joined(servings, text(row['yield_unit']) || 'servings') : '',
            prepTime: minutes(Number(row['preptime']) / 60),
            performTime: minutes(Number(row['cooktime']) / 60),
            categories: (kinds.get(row['id']) ?? []).map((one) => text(one['category'])),
            cuisines: text(row['cuisine']) ? [text(row['cuisine'])] : [],
            rating: rating(row['rating'], 10),
            source: text(row['source']),
            url: /^https?:/.test(link) ? link : '',
            dateAdded: day(row['last_modified']),
            picture: row['image'] instanceof Uint8Array && row['image'].length > 100 ? row['image'] : null,
            sourceId: text(row['id']),
          });
        });
    }),
};

function grouped(lines: Record<string, unknown>[]) {
  let before = '';
  return lines.map((line) => {
    const group = text(line['inggroup']);
    const title = group !== before ? group : '';
    before = group;
    const [low, high] = [Number(line['amount']) || 0, Number(line['rangeamount']) || 0];
    const amount = low ? (high > low ? `${round(low)}-${round(high)}` : round(low)) : '';
    return { ...(title && { title }), text: joined(amount, text(line['unit']), text(line['item'])) };
  });
}

const round = (value: number) => String(Math.round(value * 1000) / 1000);
