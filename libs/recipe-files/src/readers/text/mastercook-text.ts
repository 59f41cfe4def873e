import { isWebAddress } from '#contract/web-address';
import { servingsIn } from '#recipe-reader';
import { exchanges, nutritionFromText } from '../../nutrition.ts';
import { stripNumber } from '../../lines.ts';
import { importedRecipe, type ImportedRecipe, isCookingLabel, parseTime } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { joinWrappedLines } from './text-columns.ts';

/** MasterCook .mxp: printed text. */
export const mastercookText: Format = {
  name: 'mastercook',
  matches: ({ tameText: text }) => /^\s*\*\s+exported (?:from|for|by)\s+mastercook/im.test(text.slice(0, 20_000)),
  *read(file) {
    for (const part of file.tameText.split(/^\s*\*\s+exported (?:from|for|by)\s+mastercook.*$/im).slice(1)) {
      const recipe = recipeOf(part.split('\n'));
      if (recipe) yield recipe;
    }
  },
};

const FACTS = /^\s*(recipe by|serving size|preparation time|categories)\s*:/i;
const LABEL =
  /^\s*(description|cuisine|source|s\s*\(.*?\)|copyright|yield|start to finish time|t\s*\(.*?\)|ratings|nutr\. assoc\.|notes?|serving ideas|suggested wine)\s*:\s*(.*)$/i;
/** Labels of texts that become notes, in the order of the notes. */
const NOTES = ['notes', 'note', 'serving ideas', 'suggested wine', 'copyright', 'ratings'];

function recipeOf(lines: string[]): ImportedRecipe | null {
  const start = lines.findIndex((line) => line.trim());
  const name = lines[start]?.trim();
  if (!name) return null;
  const bar = lines.findIndex((line) => /^\s*-{4,}\s+-{4,}/.test(line));
  const head = lines.slice(start + 1, bar < 0 ? start + 8 : bar).join('\n');
  const { ingredients, end } = bar < 0 ? { ingredients: [], end: start + 1 } : ingredientsOf(lines, bar + 1);
  const { body, labels } = extractLabels(lines.slice(end));
  const servings = Number(/serving size\s*:\s*(\d+)/i.exec(head)?.[1]) || null;
  const recipeYield = labels.get('yield') || (servings ? `${servings} servings` : '');
  const cuisine = labels.get('cuisine');
  const cookingTime = [...labels.keys()].find((label) => label.startsWith('t(') && isCookingLabel(label.slice(2)));
  const further = [...labels.keys()].filter((label) => /^[st]\(/.test(label) && label !== cookingTime);
  const [source, author] = [labels.get('source') ?? '', /recipe by\s*:[ \t]*(.+)/i.exec(head)?.[1]?.trim() ?? ''];
  const address = [...labels.values()].find(isWebAddress);
  const nutrition = lines.join(' ').split(/per serving/i)[1] ?? '';
  return importedRecipe({
    name,
    description: labels.get('description') ?? '',
    categories: categoriesOf(head),
    cuisines: cuisine ? [cuisine] : [],
    ingredients,
    instructions: body.map((text) => ({ text: stripNumber(text) })),
    notes: [
      ...[...NOTES, ...further].flatMap((label) => noteOf(label, labels.get(label), address)),
      ...exchanges(nutrition),
    ],
    recipeYield,
    servings: servings ?? servingsIn(recipeYield),
    prepTime: parseTime(/preparation time\s*:\s*(\d*:\d+)/i.exec(head)?.[1]),
    totalTime: parseTime(labels.get('start to finish time')),
    performTime: parseTime(labels.get(cookingTime ?? '')),
    url: address ?? '',
    source: source || author,
    author: source ? author : '',
    nutrition: nutritionFromText(nutrition),
  });
}

function categoriesOf(head: string): string[] {
  const lines = head.split('\n');
  const first = lines.findIndex((line) => /^\s*categories\s*:/i.test(line));
  if (first < 0) return [];
  const more = lines
    .slice(first + 1)
    .findIndex((line) => !line.trim() || FACTS.test(line) || /amount\s+measure/i.test(line));
  return lines
    .slice(first, more < 0 ? undefined : first + 1 + more)
    .join('   ')
    .replace(/^\s*categories\s*:/i, '')
    .split(/\s{2,}|\t/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Parses lines with columns of about 8 characters for the amount, 12 for the unit, and the food. */
function ingredientsOf(lines: string[], from: number) {
  const ingredients: { title?: string; text: string }[] = [];
  let at = from;
  let title = '';
  for (let line = lines[at]; line?.trim(); line = lines[++at]) {
    const text = line
      .trim()
      .replace(/\s+--\s+/, ', ')
      .replace(/\s+/g, ' ')
      .replace(/,$/, '');
    const isHeading = !/^\s*[\d½¼¾⅓⅔]/.test(line) && text.endsWith(':') && line.search(/\S/) > 10;
    if (isHeading) title = text.slice(0, -1);
    else {
      ingredients.push(title ? { title, text } : { text });
      title = '';
    }
  }
  return { ingredients, end: at };
}

/** Makes a note of a labelled text; the title of "S(Internet address)" is in the brackets. */
function noteOf(label: string, text: string | undefined, address: string | undefined) {
  if (!text || text === address) return [];
  if (/^notes?$/.test(label)) return [{ text }];
  const title = /\((.*)\)/.exec(label)?.[1] ?? label;
  return [{ title: title.charAt(0).toUpperCase() + title.slice(1), text }];
}

/** Extracts labels such as `Source:` behind the steps with their quoted values. Notes follow a line of dashes. */
function extractLabels(lines: string[]) {
  const values = new Map<string, string[]>();
  const body: string[] = [];
  let value: string[] | undefined;
  let isBehindDashes = false;
  for (const line of lines) {
    const [, name, first = ''] = LABEL.exec(line) ?? [];
    if (/^\s*(?:- )+-?\s*$/.test(line)) {
      isBehindDashes = true;
      value = undefined;
    } else if (name) values.set(name.toLowerCase().replace(/\s*\(\s*/, '('), (value = [first]));
    else if (/^\s*per serving\b/i.test(line)) value = undefined;
    else if (value) value.push(line);
    else if (!isBehindDashes) body.push(line);
  }
  const labels = new Map([...values].map(([name, text]) => [name, unquote(joinWrappedLines(text).join('\n\n'))]));
  return { labels, body: joinWrappedLines(body) };
}

const unquote = (text: string) => text.replace(/^"([^"]*)"$/, '$1');
