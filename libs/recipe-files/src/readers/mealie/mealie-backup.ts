import { posix } from 'node:path';
import { joinParts } from '../../lines.ts';
import { toList, toText } from '../../field-aliases.ts';
import type { Format } from '../../format.ts';
import type { SourceFile } from '../../files/source-file.ts';
import type { ImportedAsset } from '../../imported-recipe.ts';
import { isObject, type Json, toObject } from '../json/json-values.ts';
import { mealieRecipe } from './mealie.ts';
import { MealieTables, normalizeUuid } from './mealie-tables.ts';

const MAX_ASSETS = 200;

/** Backup of Mealie: tables as JSON, and picture files. */
export const mealieBackup: Format = {
  name: 'mealie-backup',
  matches: ({ name, json }) => isMealieDatabase(json) && (name === 'database.json' || hasIngredientTable(json)),
  async *read(file) {
    const tables = new MealieTables(toObject(file.json));
    const rowsOf = (table: string) => tables.rowsBy(table, 'recipeId');
    const lines = rowsOf('recipesIngredients');
    const steps = rowsOf('recipeInstructions');
    const notes = rowsOf('notes');
    const nutrition = rowsOf('recipeNutrition');
    const settings = rowsOf('recipeSettings');
    const extras = rowsOf('apiExtras');
    const assets = rowsOf('recipeAssets');
    const [foods, units] = [tables.byId('ingredientFoods'), tables.byId('ingredientUnits')];
    const others = tables.byId('recipes');
    const partsOf = (id: string) => lines(id).map((line) => normalizeUuid(line['referencedRecipeId']));
    const linesOfStep = tables.rowsBy('recipeIngredientRefLink', 'instructionId');
    const links = (table: string, key: string, named: string) => {
      const [all, rows] = [tables.rowsBy(table, 'recipeId'), tables.byId(named)];
      return (id: string) => all(id).flatMap((link) => rows.get(normalizeUuid(link[key])) ?? []);
    };
    const [tagsOf, categoriesOf, toolsOf] = [
      links('recipesToTags', 'tagId', 'tags'),
      links('recipesToCategories', 'categoryId', 'categories'),
      links('recipesToTools', 'toolId', 'tools'),
    ];
    for (const row of orderSubRecipesFirst(others, partsOf)) {
      const id = normalizeUuid(row['id']);
      const recipe = mealieRecipe({
        ...row,
        recipeYield: yieldOf(row),
        recipeIngredient: byPosition(lines(id)).map((line) => ({
          ...line,
          // newer versions store a missing quantity as 0
          quantity: line['quantity'] || null,
          referenceId: normalizeUuid(line['referenceId']),
          food: foods.get(normalizeUuid(line['foodId'])),
          unit: units.get(normalizeUuid(line['unitId'])),
          referencedRecipe: others.get(normalizeUuid(line['referencedRecipeId'])),
        })),
        recipeInstructions: byPosition(steps(id)).map((step) => ({
          ...step,
          ingredientReferences: linesOfStep(normalizeUuid(step['id'])).map(({ referenceId }) => ({
            referenceId: normalizeUuid(referenceId),
          })),
        })),
        notes: notes(id),
        nutrition: nutrition(id)[0],
        settings: settingsOf(settings(id)[0], tables),
        extras: Object.fromEntries(extras(id).map((extra) => [toText(extra['keyName']), extra['value']])),
        tags: toList(tagsOf(id)),
        recipeCategory: toList(categoriesOf(id)),
        tools: toList(toolsOf(id)),
      });
      const folder = posix.join(posix.dirname(file.path), 'data/recipes', id);
      const picture = await readFirst(file, ['webp', 'jpg', 'jpeg', 'png'], `${folder}/images/original`);
      yield { ...recipe, picture, assets: await assetsOf(file, assets(id), folder) };
    }
  },
};

export const isMealieDatabase = (json: unknown): json is Json => isObject(json) && Array.isArray(json['recipes']);

const hasIngredientTable = (json: Json) => 'recipes_ingredients' in json || 'recipesIngredients' in json;

/** Orders sub-recipes before the recipes that use them, so that lines can be linked. */
function orderSubRecipesFirst(recipes: Map<string, Json>, partsOf: (id: string) => string[]): Json[] {
  const ordered: Json[] = [];
  const begun = new Set<string>();
  const path: { recipe: Json; parts: Iterator<string> }[] = [];
  const begin = (id: string) => {
    const recipe = recipes.get(id);
    if (begun.has(id) || !recipe) return;
    begun.add(id);
    path.push({ recipe, parts: partsOf(id).values() });
  };
  for (const id of recipes.keys()) {
    begin(id);
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const { value: part, done } = last.parts.next();
      if (!done) begin(part);
      else {
        ordered.push(last.recipe);
        path.pop();
      }
    }
  }
  return ordered;
}

/** Joins number and text, which newer versions store separately. */
const yieldOf = ({ recipeYield, recipeYieldQuantity }: Json): string =>
  joinParts(Number(recipeYieldQuantity) || '', toText(recipeYield));

const settingsOf = (settings: Json | undefined, tables: MealieTables) =>
  settings && tables.showsAllAmounts ? { ...settings, disableAmount: false } : settings;

const byPosition = (rows: Json[]) => rows.toSorted((a, b) => Number(a['position']) - Number(b['position']));

async function readFirst(file: SourceFile, endings: string[], path: string): Promise<Buffer | null> {
  for (const ending of endings) {
    const bytes = await file.folder.read(`${path}.${ending}`);
    if (bytes) return bytes;
  }
  return null;
}

async function assetsOf(file: SourceFile, rows: Json[], folder: string): Promise<ImportedAsset[]> {
  const assets: (ImportedAsset & { fileName: string })[] = [];
  for (const row of rows.slice(0, MAX_ASSETS)) {
    const fileName = toText(row['fileName']);
    const bytes = fileName && (await file.folder.read(posix.join(folder, 'assets', posix.basename(fileName))));
    if (bytes) assets.push({ name: toText(row['name']), icon: toText(row['icon']), bytes, fileName });
  }
  return assets;
}
