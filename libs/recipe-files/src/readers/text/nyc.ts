import { servingsIn } from '#recipe-reader';
import { splitList, stripNumber } from '../../lines.ts';
import { nutritionFromText } from '../../nutrition.ts';
import { importedRecipe, type ImportedRecipe, parseTime } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { joinWrappedLines, parseSectionBar } from './text-columns.ts';

/** Now You're Cooking!: blocks of title, categories, ingredients and text, followed by labels. */
export const nyc: Format = {
  name: 'nyc',
  matches: ({ head }) => /^@@@@@.*now you're cooking/im.test(head),
  *read(file) {
    for (const part of file.tameText.split(/^@@@@@.*$/m).slice(1)) {
      const recipe = recipeOf(part.split('\n'));
      if (recipe) yield recipe;
    }
  },
};

const LABEL = /^\s*(yield|preparation time|contributor|nyc nutri\w+ ?\w*)\s*(?:\(.*?\))?\s*:\s*(.*)$/i;

function recipeOf(lines: string[]): ImportedRecipe | null {
  const labels = new Map<string, string>();
  const body = lines.filter((line) => {
    const [, name, value = ''] = LABEL.exec(line) ?? [];
    if (name && !labels.has(name.toLowerCase())) labels.set(name.toLowerCase(), value.trim());
    return !name && !/^\*\*.*\*\*\s*$/.test(line);
  });
  const start = body.findIndex((line) => line.trim());
  const name = body[start]?.trim();
  if (!name) return null;
  let at = start + 1;
  const block = () => {
    while (body[at]?.trim() === '') at++;
    const found: string[] = [];
    for (let line = body[at]; line?.trim(); line = body[++at]) found.push(line);
    return found;
  };
  const categories = block();
  const ingredients: { title?: string; text: string }[] = [];
  let title = '';
  for (const line of block()) {
    const bar = parseSectionBar(line);
    if (bar !== null) title = bar;
    else {
      const text = line
        .trim()
        .replace(/\s+--\s+/, ', ')
        .replace(/\s*;\s*/g, ', ')
        .replace(/\s+/g, ' ');
      ingredients.push(title ? { title, text } : { text });
      title = '';
    }
  }
  const recipeYield = labels.get('yield') ?? '';
  return importedRecipe({
    name,
    categories: splitList(categories.join(' ')),
    ingredients,
    instructions: joinWrappedLines(body.slice(at)).map((text) => ({ text: stripNumber(text) })),
    recipeYield,
    servings: servingsIn(recipeYield),
    prepTime: parseTime(labels.get('preparation time')),
    source: labels.get('contributor') ?? '',
    nutrition: nutritionFromText(
      (labels.get('nyc nutrition analysis') ?? '').replaceAll('=', ': ').replaceAll(';', ','),
    ),
  });
}
