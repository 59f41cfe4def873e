import { joined, stepLines } from '../lines.ts';
import { text } from '../record.ts';
import { day, filed } from '../recipe.ts';
import type { Format } from '../format.ts';
import { linesOfHtml, parseHtml } from '../xml.ts';
import { isDatabase, tablesOf, withDatabase } from './sqlite.ts';

/** The database of Grocy. */
export const grocy: Format = {
  name: 'grocy',
  matches: (file) => isDatabase(file, 'recipes', 'recipes_pos', 'products', 'quantity_units'),
  read: (file) =>
    withDatabase(file, (database) => {
      const tables = tablesOf(database, ['recipes', 'recipes_pos', 'products', 'quantity_units']);
      const named = (table: string) => new Map((tables[table] ?? []).map((row) => [row['id'], row]));
      const [products, units] = [named('products'), named('quantity_units')];
      const lines = Map.groupBy(tables['recipes_pos'] ?? [], (line) => line['recipe_id']);
      return (tables['recipes'] ?? [])
        .filter((recipe) => text(recipe['type']) === 'normal' || !('type' in recipe))
        .map((recipe) => {
          const servings = Number(recipe['base_servings']) || null;
          let before = '';
          return filed({
            name: text(recipe['name']),
            ingredients: (lines.get(recipe['id']) ?? []).map((line) => {
              const group = text(line['ingredient_group']);
              const title = group !== before ? group : '';
              before = group;
              const amount = Number(line['amount']) || 0;
              const unit = units.get(line['qu_id']);
              const name = amount > 1 ? text(unit?.['name_plural']) || text(unit?.['name']) : text(unit?.['name']);
              const food = text(products.get(line['product_id'])?.['name']);
              const note = text(line['note']);
              return {
                ...(title && { title }),
                text: joined(text(line['variable_amount']) || amount || '', name, food) + (note ? `, ${note}` : ''),
              };
            }),
            instructions: stepLines(linesOfHtml(parseHtml(text(recipe['description'])))),
            servings,
            recipeYield: servings ? `${servings} servings` : '',
            dateAdded: day(recipe['row_created_timestamp']),
            sourceId: text(recipe['id']),
          });
        });
    }),
};
