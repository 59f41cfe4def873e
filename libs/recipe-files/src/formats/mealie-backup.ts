import { listOf, text } from '../record.ts';
import type { Format } from '../format.ts';
import { isObject, type Json, camel, objects } from './json.ts';
import { mealieRecipe } from './mealie.ts';

/** A backup of Mealie: its tables as JSON, pictures beside them. */
export const mealieBackup: Format = {
  name: 'mealie-backup',
  matches: ({ name, json }) => name === 'database.json' && isObject(json) && Array.isArray(json['recipes']),
  async *read(file) {
    const tables = camelTables(file.json as Json);
    const by = (table: string, key = 'recipeId') => Map.groupBy(tables.get(table) ?? [], (row) => text(row[key]));
    const [lines, steps, notes, nutrition, settings, extras] = [
      'recipesIngredients',
      'recipeInstructions',
      'notes',
      'recipeNutrition',
      'recipeSettings',
      'apiExtras',
    ].map((name) => by(name));
    const names = (table: string) => new Map((tables.get(table) ?? []).map((row) => [text(row['id']), row]));
    const [foods, units, tags, categories, tools] = [
      'ingredientFoods',
      'ingredientUnits',
      'tags',
      'categories',
      'tools',
    ].map(names);
    const links = (table: string, key: string, rows: Map<string, Json> | undefined) => {
      const all = by(table);
      return (id: string) => (all.get(id) ?? []).flatMap((link) => rows?.get(text(link[key])) ?? []);
    };
    const [tagsOf, categoriesOf, toolsOf] = [
      links('recipesToTags', 'tagId', tags),
      links('recipesToCategories', 'categoryId', categories),
      links('recipesToTools', 'toolId', tools),
    ];
    for (const row of tables.get('recipes') ?? []) {
      const id = text(row['id']);
      const inOrder = (rows: Json[] | undefined) =>
        (rows ?? []).sort((a, b) => Number(a['position']) - Number(b['position']));
      const recipe = mealieRecipe({
        ...row,
        recipeIngredient: inOrder(lines?.get(id)).map((line) => ({
          ...line,
          food: foods?.get(text(line['foodId'])),
          unit: units?.get(text(line['unitId'])),
        })),
        recipeInstructions: inOrder(steps?.get(id)),
        notes: notes?.get(id),
        nutrition: nutrition?.get(id)?.[0],
        settings: settings?.get(id)?.[0],
        extras: Object.fromEntries((extras?.get(id) ?? []).map((extra) => [text(extra['keyName']), extra['value']])),
        tags: listOf(tagsOf(id)),
        recipeCategory: listOf(categoriesOf(id)),
        tools: listOf(toolsOf(id)),
      });
      yield { ...recipe, picture: await file.beside(`data/recipes/${id}/images/original.webp`) };
    }
  },
};

/** Ids have dashes in some versions and none in others. */
function camelTables(database: Json): Map<string, Json[]> {
  return new Map(
    Object.entries(database).map(([name, rows]) => [
      String(Object.keys(camel({ [name]: 1 }) as Json)[0]),
      objects(camel(rows)),
    ]),
  );
}
