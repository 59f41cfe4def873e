import { servingsIn } from '#recipe-reader';
import { splitList, stripNumber } from '../../lines.ts';
import { importedRecipe, type ImportedRecipe } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { joinWrappedLines, parseSectionBar } from './text-columns.ts';

const START = /^={5}.*rezkonv/i;
const END = /^={5,}\s*$/;
const LABEL = /^\s*(titel|kategorien|menge)\s*:\s*(.*)$/i;

/** RezKonv, the German variant of Meal-Master. */
export const rezkonv: Format = {
  name: 'rezkonv',
  matches: ({ tameText: text }) => /^={5}.*rezkonv/im.test(text.slice(0, 50_000)),
  *read(file) {
    let lines: string[] | null = null;
    for (const line of file.tameText.split('\n')) {
      if (START.test(line)) lines = [];
      else if (END.test(line) && lines) {
        const recipe = recipeOf(lines);
        if (recipe) yield recipe;
        lines = null;
      } else lines?.push(line);
    }
  },
};

const AMOUNT = 7;
const UNIT = 18;
const isSource = (bar: string) => /quelle|erfasst|gepostet|\*rk\*/i.test(bar);

function recipeOf(lines: string[]): ImportedRecipe | null {
  const labels = new Map<string, string>();
  let at = 0;
  let last = '';
  for (const line of lines) {
    if (!line.trim() && labels.size) break;
    const [, name, value = ''] = LABEL.exec(line) ?? [];
    if (name) labels.set((last = name.toLowerCase()), value.trim());
    else if (last) labels.set(last, `${labels.get(last)} ${line.trim()}`);
    at++;
  }
  const name = labels.get('titel') ?? '';
  if (!name) return null;
  const ingredients: { title?: string; text: string }[] = [];
  const sources: string[] = [];
  let title = '';
  let inSource = false;
  for (let line = lines[at]; line !== undefined; line = lines[++at]) {
    const bar = parseSectionBar(line);
    const indent = line.search(/\S/);
    const previous = ingredients.at(-1);
    if (bar !== null) {
      inSource = isSource(bar);
      title = inSource ? '' : bar;
    } else if (indent < 0) continue;
    else if (indent < 2 || (inSource && indent < UNIT)) break;
    else if (inSource) sources.push(line.trim().replace(/^-+\s*/, ''));
    else if (/^\s+--\s*\S/.test(line) && previous) previous.text += ` ${line.trim().slice(2).trim()}`;
    else {
      const text = [line.slice(0, AMOUNT), line.slice(AMOUNT, UNIT), line.slice(UNIT)]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' ');
      ingredients.push({ ...(title && { title }), text: text.replace(/^\s*;\s*/, '').replace(/\s*;\s*/g, ', ') });
      title = '';
    }
  }
  const recipeYield = labels.get('menge') ?? '';
  return importedRecipe({
    name,
    categories: splitList(labels.get('kategorien') ?? ''),
    recipeYield,
    servings: servingsIn(recipeYield),
    ingredients,
    instructions: joinWrappedLines(lines.slice(at)).map((text) => ({ text: stripNumber(text) })),
    source: sources.join(', '),
    language: '',
  });
}
