import { isWebAddress } from '#contract/web-address';
import Papa from 'papaparse';
import { splitSections, splitList } from '../../lines.ts';
import { resolveFields, recipeFromRecord } from '../../field-aliases.ts';
import { importedRecipe, type ImportedRecipe } from '../../imported-recipe.ts';
import { tameText } from '../../files/tame-text.ts';
import type { Format } from '../../format.ts';

/** Tables with a recipe per row: Plan to Eat, My Recipe Box, RecipeSage, Big Oven, spreadsheets. */
export const table: Format = {
  name: 'csv',
  matches: ({ head, isText }) => isText && isHeader(firstLine(head)),
  *read(file) {
    for (const row of rowsOf(file.text)) {
      const recipe = recipeOf(row);
      if (recipe.name || recipe.url) yield recipe;
    }
  },
};

const firstLine = (text: string) => /\S.*/.exec(text)?.[0] ?? '';
function separatorOf(line: string): string {
  const [separator = ','] = [',', ';', '\t'].sort((a, b) => line.split(b).length - line.split(a).length);
  return separator;
}

function isHeader(line: string): boolean {
  const names = line
    .replace(/^\uFEFF/, '')
    .split(separatorOf(line))
    .map((name) => name.replace(/"/g, '').trim());
  const fields = resolveFields(Object.fromEntries(names.filter(Boolean).map((name) => [name, 'x'])));
  const hasRecipe = fields.has('name') && (fields.has('ingredients') || fields.has('steps') || fields.has('url'));
  const hasLinks = fields.has('url') && names.length > 1 && names.length < 10;
  return names.length > 1 && names.every((name) => name.length < 60) && (hasRecipe || hasLinks);
}

function rowsOf(text: string): Record<string, string>[] {
  const options = { delimiter: separatorOf(firstLine(text)), skipEmptyLines: true };
  const [names = [], ...rows] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), options).data;
  return rows.map((cells) =>
    Object.fromEntries(
      names.flatMap((name, at) => {
        const cell = cells[at];
        return name.trim() && cell !== undefined ? [[name.trim(), tameText(cell)]] : [];
      }),
    ),
  );
}

function recipeOf(row: Record<string, string>): ImportedRecipe {
  const fields = resolveFields(row);
  const isLink = !fields.has('ingredients') && !fields.has('steps') && fields.has('url');
  const recipe = recipeFromRecord(row);
  if (isLink)
    return importedRecipe({
      name: recipe.name || recipe.url,
      url: recipe.url,
      categories: recipe.categories,
      keywords: recipe.keywords,
      isLink,
    });
  return withHeadings(recipe);
}

/** Parses headings of Plan to Eat: ", Heading". */
function withHeadings(recipe: ImportedRecipe): ImportedRecipe {
  const lines = recipe.ingredients.map(({ text }) => text);
  if (!lines.some((line) => /^,\s*\S/.test(line))) return recipe;
  return { ...recipe, ingredients: splitSections(lines, (line) => /^,\s*(\S.*)$/.exec(line)?.[1] ?? null) };
}

/** Lists of addresses, one per line. */
export const links: Format = {
  name: 'links',
  matches: ({ head, isText }) => {
    const lines = splitList(head.slice(0, 2000), /[\r\n]+/).slice(0, 10);
    return isText && lines.length > 0 && lines.every(isWebAddress);
  },
  *read(file) {
    for (const url of splitList(file.text, /[\r\n\s]+/))
      if (isWebAddress(url)) yield importedRecipe({ name: url, url, isLink: true });
  },
};
