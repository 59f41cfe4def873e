import { isWebAddress } from '#contract/web-address';
import { joinParts, parseStepLines } from '../../lines.ts';
import { servingsIn } from '#recipe-reader';
import { importedRecipe, parseTime, toDuration } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import type { SourceFile } from '../../files/source-file.ts';
import { decodeText } from '../../files/text.ts';

type Row = Map<string, string>;

/** Cook'n .dvo since version 9: tables with unusual separators. */
export const cookn: Format = {
  name: 'cookn',
  matches: ({ name, head }) => /^temp_recipe\.dsv$/i.test(name) && head.includes('||||'),
  async *read(file) {
    const [texts, lines, units, foods, brands, chapters, books] = await Promise.all(
      ['recipe_desc', 'ingredient', 'unit', 'food', 'brand', 'chapter_desc', 'cookBook_desc'].map(async (table) =>
        rowsOf(await siblingText(file, table)),
      ),
    );
    const by = (rows: Row[] | undefined, key: string) => new Map((rows ?? []).map((row) => [row.get(key) ?? '', row]));
    const [about, unitOf, foodOf, brandOf] = [by(texts, 'ID'), by(units, 'ID'), by(foods, 'ID'), by(brands, 'ID')];
    const groups = new Map([...by(chapters, 'ID'), ...by(books, 'ID')]);
    const ofRecipe = Map.groupBy(
      lines ?? [],
      (line) => line.get('PARENT_ID') ?? line.get('RECIPE_ID') ?? line.get('PARENT') ?? '',
    );
    const partOf = (line: Row) => about.get(line.get('INGREDIENT_RECIPE_ID') ?? '')?.get('TITLE') ?? '';
    const lineText = (line: Row) =>
      joinParts(
        line.get('AMOUNT_QTY_STRING') || line.get('AMOUNT') || '',
        unitOf.get(line.get('AMOUNT_UNIT') ?? line.get('UNIT_ID') ?? '')?.get('NAME') ?? '',
        line.get('PRE_QUALIFIER') ?? '',
        (foodOf.get(line.get('INGREDIENT_FOOD_ID') ?? line.get('FOOD_ID') ?? '')?.get('NAME') ?? partOf(line)) ||
          (brandOf.get(line.get('BRAND_ID') ?? '')?.get('NAME') ?? line.get('NAME') ?? ''),
        line.get('POST_QUALIFIER') ?? '',
      ).replace(/ (?=[,;)])/g, '');
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
      const { steps, url, source } = splitSource(get('INSTRUCTIONS'));
      const ingredients = own.map((line) => ({ line, text: lineText(line) })).filter(({ text }) => text);
      yield importedRecipe({
        name,
        description: get('DESCRIPTION', 'COMMENTS'),
        ingredients: ingredients.map(({ text }) => ({ text })),
        instructions: parseStepLines(steps),
        subRecipes: ingredients.flatMap(({ line }, index) =>
          partOf(line) ? [{ line: index, name: partOf(line) }] : [],
        ),
        recipeYield,
        servings: servingsIn(recipeYield),
        prepTime: toDuration(Number(get('PREPTIME'))) ?? parseTime(get('PREPTIME_STRING')),
        performTime: toDuration(Number(get('COOKTIME'))) ?? parseTime(get('COOKTIME_STRING')),
        categories: groupNames(groups, get('PARENT')),
        url,
        source,
        sourceId: id,
      });
    }
  },
};

/** Names the cookbook and the chapters around a recipe, the outermost first. */
function groupNames(groups: Map<string, Row>, parent: string): string[] {
  const path = new Set<Row>();
  for (let group = groups.get(parent); group && !path.has(group); group = groups.get(group.get('PARENT') ?? ''))
    path.add(group);
  return [...path]
    .reverse()
    .map((group) => group.get('TITLE') ?? '')
    .filter(Boolean);
}

/** The program appends the page of a recipe to the steps. */
const SOURCE_LINK = /Source:\s*<a href="([^"<>]*)">([^<]*)<\/a>\s*$/i;

function splitSource(instructions: string): { steps: string; url: string; source: string } {
  const [link = '', address = '', name = ''] = SOURCE_LINK.exec(instructions) ?? [];
  const steps = link ? instructions.slice(0, -link.length) : instructions;
  return { steps, url: isWebAddress(address) ? address : '', source: name.trim() };
}

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
