import { joined, stepLines } from '../lines.ts';
import { text } from '../record.ts';
import { day, filed, minutes } from '../recipe.ts';
import type { Format } from '../format.ts';
import type { SourceFile } from '../files/source-file.ts';
import { isObject, type Json, objects } from './json.ts';

/** Fixtures of OpenEats: rows of all tables in one list, or in a file a table. */
export const openeats: Format = {
  name: 'openeats',
  matches: ({ json }) => rowsOf(json, 'recipe.recipe').length > 0,
  async *read(file) {
    const rows = [...objects(file.json), ...(await others(file))];
    const groups = rowsOf(rows, 'ingredient.ingredientgroup');
    const lines = Map.groupBy(rowsOf(rows, 'ingredient.ingredient'), ({ fields }) => text(fields['ingredient_group']));
    for (const { pk, fields } of rowsOf(file.json, 'recipe.recipe')) {
      const own = groups.filter((group) => text(group.fields['recipe']) === pk);
      yield filed({
        name: text(fields['title']),
        description: text(fields['info']),
        ingredients: own.flatMap((group) =>
          (lines.get(group.pk) ?? []).map((line, index) => ({
            ...(index === 0 && text(group.fields['title']) && { title: text(group.fields['title']) }),
            text: lineOf(line.fields),
          })),
        ),
        instructions: stepLines(text(fields['directions'])),
        servings: Number(fields['servings']) || null,
        recipeYield: Number(fields['servings']) ? `${Number(fields['servings'])} servings` : '',
        prepTime: minutes(Number(fields['prep_time'])),
        performTime: minutes(Number(fields['cook_time'])),
        source: text(fields['source']),
        dateAdded: day(fields['pub_date']),
        sourceId: pk,
      });
    }
  },
};

const rowsOf = (json: unknown, model: string) =>
  objects(json).flatMap(({ model: name, pk, fields }) =>
    text(name).toLowerCase() === model && isObject(fields) ? [{ pk: text(pk), fields }] : [],
  );

/** The other tables, which lie in files beside it. */
async function others(file: SourceFile): Promise<Json[]> {
  const rows: Json[] = [];
  for (const path of file.folder.paths.filter((one) => one !== file.path && /ing\w*\.json$/i.test(one))) {
    const bytes = await file.folder.read(path);
    if (bytes) rows.push(...objects(JSON.parse(bytes.toString()) as unknown));
  }
  return rows;
}

function lineOf(line: Json): string {
  const [above, below] = [Number(line['numerator']) || 0, Number(line['denominator']) || 1];
  const whole = Math.floor(above / below);
  const rest = above % below ? `${above % below}/${below}` : '';
  return joined(whole || '', rest, text(line['measurement']), text(line['title']));
}
