import { joinParts, parseStepLines } from '../../lines.ts';
import { toText } from '../../field-aliases.ts';
import { parseDay, importedRecipe, toDuration } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import type { SourceFile } from '../../files/source-file.ts';
import { isObject, type Json, toObjects } from './json-values.ts';

/** Fixtures of OpenEats: rows of all tables in one list, or a file per table. */
export const openeats: Format = {
  name: 'openeats',
  matches: ({ json }) => rowsOf(json, 'recipe.recipe').length > 0,
  async *read(file) {
    const rows = [...toObjects(file.json), ...(await others(file))];
    const groups = rowsOf(rows, 'ingredient.ingredientgroup');
    const lines = Map.groupBy(rowsOf(rows, 'ingredient.ingredient'), ({ fields }) =>
      toText(fields['ingredient_group']),
    );
    for (const { pk, fields } of rowsOf(file.json, 'recipe.recipe')) {
      const own = groups.filter((group) => toText(group.fields['recipe']) === pk);
      yield importedRecipe({
        name: toText(fields['title']),
        description: toText(fields['info']),
        ingredients: own.flatMap((group) =>
          (lines.get(group.pk) ?? []).map((line, index) => ({
            ...(index === 0 && toText(group.fields['title']) && { title: toText(group.fields['title']) }),
            text: lineOf(line.fields),
          })),
        ),
        instructions: parseStepLines(toText(fields['directions'])),
        servings: Number(fields['servings']) || null,
        recipeYield: Number(fields['servings']) ? `${Number(fields['servings'])} servings` : '',
        prepTime: toDuration(Number(fields['prep_time'])),
        performTime: toDuration(Number(fields['cook_time'])),
        source: toText(fields['source']),
        dateAdded: parseDay(fields['pub_date']),
        sourceId: pk,
      });
    }
  },
};

const rowsOf = (json: unknown, model: string) =>
  toObjects(json).flatMap(({ model: name, pk, fields }) =>
    toText(name).toLowerCase() === model && isObject(fields) ? [{ pk: toText(pk), fields }] : [],
  );

/** Reads the other tables from files in the same folder. */
async function others(file: SourceFile): Promise<Json[]> {
  const rows: Json[] = [];
  for (const path of file.folder.paths.filter((one) => one !== file.path && /ing\w*\.json$/i.test(one))) {
    const bytes = await file.folder.read(path);
    if (bytes) rows.push(...toObjects(JSON.parse(bytes.toString())));
  }
  return rows;
}

function lineOf(line: Json): string {
  const [above, below] = [Number(line['numerator']) || 0, Number(line['denominator']) || 1];
  const whole = Math.floor(above / below);
  const rest = above % below ? `${above % below}/${below}` : '';
  return joinParts(whole || '', rest, toText(line['measurement']), toText(line['title']));
}
