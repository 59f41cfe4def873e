import { joinParts, parseStepLines } from '../../lines.ts';
import { toText } from '../../field-aliases.ts';
import { parseDay, importedRecipe } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { htmlLines, parseHtml } from '../../xml.ts';
import { isSqliteWith, readTables, withDatabase } from './sqlite.ts';

const TABLES = {
  recipes: ['id', 'name', 'type', 'description', 'base_servings', 'row_created_timestamp'],
  recipes_pos: ['recipe_id', 'ingredient_group', 'amount', 'variable_amount', 'qu_id', 'product_id', 'note'],
  products: ['id', 'name'],
  quantity_units: ['id', 'name', 'name_plural'],
} as const;

/** Database of Grocy. */
export const grocy: Format = {
  name: 'grocy',
  matches: (file) => isSqliteWith(file, 'recipes', 'recipes_pos', 'products', 'quantity_units'),
  read: (file) =>
    withDatabase(file, (database) => {
      const tables = readTables(database, TABLES);
      const named = (table: 'products' | 'quantity_units') =>
        new Map((tables[table] ?? []).map((row) => [row['id'], row]));
      const [products, units] = [named('products'), named('quantity_units')];
      const lines = Map.groupBy(tables.recipes_pos ?? [], (line) => line['recipe_id']);
      return (tables.recipes ?? [])
        .filter((recipe) => toText(recipe['type']) === 'normal' || !('type' in recipe))
        .map((recipe) => {
          const servings = Number(recipe['base_servings']) || null;
          let before = '';
          return importedRecipe({
            name: toText(recipe['name']),
            ingredients: (lines.get(recipe['id']) ?? []).map((line) => {
              const group = toText(line['ingredient_group']);
              const title = group !== before ? group : '';
              before = group;
              const amount = Number(line['amount']) || 0;
              const unit = units.get(line['qu_id']);
              const name =
                amount > 1 ? toText(unit?.['name_plural']) || toText(unit?.['name']) : toText(unit?.['name']);
              const food = toText(products.get(line['product_id'])?.['name']);
              const note = toText(line['note']);
              return {
                ...(title && { title }),
                text:
                  joinParts(toText(line['variable_amount']) || amount || '', name, food) + (note ? `, ${note}` : ''),
              };
            }),
            instructions: parseStepLines(htmlLines(parseHtml(toText(recipe['description'])))),
            servings,
            recipeYield: servings ? `${servings} servings` : '',
            dateAdded: parseDay(recipe['row_created_timestamp']),
            sourceId: toText(recipe['id']),
          });
        });
    }),
};
