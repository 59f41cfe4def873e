import { joinParts, parseStepLines } from '../../lines.ts';
import { servingsIn } from '#recipe-reader';
import { importedRecipe, toDuration } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import type { SourceFile } from '../../files/source-file.ts';
import { decodeText } from '../../files/text.ts';

type Row = Map<string, string>;

/** Cook'n .dvo since version 9: tables with unusual separators. */
export const cookn: Format = {
  name: 'cookn',
  matches: ({ name, head }) => /^temp_recipe\.dsv$/i.test(name) && head.includes('||||'),
  async *read(file) {
    const [texts, lines, units, foods, brands] = await Promise.all(
      ['recipe_desc', 'ingredient', 'unit', 'food', 'brand'].map(async (table) =>
        rowsOf(await siblingText(file, table)),
      ),
    );
    const by = (rows: Row[] | undefined, key: string) => new Map((rows ?? []).map((row) => [row.get(key) ?? '', row]));
    const [about, unitOf, foodOf, brandOf] = [by(texts, 'ID'), by(units, 'ID'), by(foods, 'ID'), by(brands, 'ID')];
    const ofRecipe = Map.groupBy(
      lines ?? [],
      (line) => line.get('PARENT_ID') ?? line.get('RECIPE_ID') ?? line.get('PARENT') ?? '',
    );
    for (const row of rowsOf(file.text)) {
      const id = row.get('ID') ?? '';
      const head = about.get(id);
      const get = (...names: string[]) =>
        names.map((name) => row.get(name) ?? head?.get(name) ?? '').find(Boolean) ?? '';
      const own = (ofRecipe.get(id) ?? []).sort(
        (a, b) => Number(a.get('DISPLAY_ORDER')) - Number(b.get('DISPLAY_ORDER')),
      );
      const recipeYield = joinParts(get('YIELD', 'SERVES'), get('YIELD_TYPE'));
      const name = get('TITLE', 'NAME');
      if (!name) continue;
      yield importedRecipe({
        name,
        description: get('DESCRIPTION', 'COMMENTS'),
        ingredients: own
          .map((line) => ({
            text: joinParts(
              line.get('AMOUNT_QTY_STRING') || line.get('AMOUNT') || '',
              unitOf.get(line.get('AMOUNT_UNIT') ?? line.get('UNIT_ID') ?? '')?.get('NAME') ?? '',
              line.get('PRE_QUALIFIER') ?? '',
              foodOf.get(line.get('INGREDIENT_FOOD_ID') ?? line.get('FOOD_ID') ?? '')?.get('NAME') ??
                brandOf.get(line.get('BRAND_ID') ?? '')?.get('NAME') ??
                line.get('NAME') ??
                '',
              line.get('POST_QUALIFIER') ?? '',
            ).replace(/ (?=[,;)])/g, ''),
          }))
          .filter(({ text }) => text),
        instructions: parseStepLines(get('INSTRUCTIONS')),
        recipeYield,
        servings: servingsIn(recipeYield),
        prepTime: toDuration(Number(get('PREPTIME'))),
        performTime: toDuration(Number(get('COOKTIME'))),
        sourceId: id,
      });
    }
  },
};

const CELL_SEPARATOR = '||||';
/** Empty cell in newer versions. */
const EMPTY_CELL = '[null]';
const ROW_SEPARATOR = '!@#%^&*()';

async function siblingText(file: SourceFile, table: string): Promise<string> {
  const bytes = await file.readReferenced(`temp_${table}.dsv`);
  return bytes ? decodeText(bytes) : '';
}

function rowsOf(text: string): Row[] {
  const [header = '', ...rows] = text.split(ROW_SEPARATOR);
  const names = header.split(CELL_SEPARATOR).map((name) => name.trim());
  return rows
    .filter((row) => row.trim())
    .map(
      (row) =>
        new Map(
          row
            .split(CELL_SEPARATOR)
            .map((cell, index) => [names[index] ?? '', cell.trim() === EMPTY_CELL ? '' : cell.trim()]),
        ),
    );
}
