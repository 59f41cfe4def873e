import { type RecipeLine, servingsIn } from '#recipe-reader';
import { joinTitles, splitSections, splitList, stripNumber } from '../../lines.ts';
import { importedRecipe, type ImportedRecipe } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { parseColumnLine, joinWrappedLines, parseSectionBar } from './text-columns.ts';

const START = /^(?:M{5}|-{5}).*(?:meal-?master|recipe via|exported by|recipe extracted)/i;
const END = /^(?:M{5}|-{5})-*\s*$/;
const LABEL = /^\s*(title|categories|yield|servings)\s*:\s*(.*)$/i;

/** Meal-Master: a header, ingredients in one or two columns of fixed width, and text. */
export const mealmaster: Format = {
  name: 'mealmaster',
  matches: ({ head, tameText: text }) =>
    /^(?:M{5}|-{5}).*(?:meal-?master|recipe via)/im.test(head) ||
    (/^(?:M{5}|-{5}).*meal-?master/im.test(text.slice(0, 100_000)) && /^\s*Categories:/im.test(text)),
  *read(file) {
    let lines: string[] | null = null;
    for (const line of file.tameText.split('\n')) {
      const isStart = START.test(line);
      if ((isStart || END.test(line)) && lines) {
        const recipe = recipeOf(lines);
        if (recipe) yield recipe;
        lines = null;
      }
      if (isStart) lines = [];
      else lines?.push(line);
    }
    const last = lines && recipeOf(lines);
    if (last) yield last;
  },
};

function recipeOf(lines: string[]): ImportedRecipe | null {
  const labels = new Map<string, string>();
  let at = 0;
  for (const line of lines) {
    const [label, name = '', value = ''] = LABEL.exec(line) ?? [];
    if (label) labels.set(name.toLowerCase(), value.trim());
    else if (line.trim()) break;
    at++;
  }
  const name = labels.get('title') ?? '';
  if (!name) return null;
  const { ingredients, rest } = ingredientsOf(lines.slice(at));
  const recipeYield = labels.get('yield') ?? labels.get('servings') ?? '';
  return importedRecipe({
    name,
    categories: splitList(labels.get('categories') ?? '').filter((word) => !/^none$/i.test(word)),
    recipeYield: /^\d+$/.test(recipeYield) ? `${recipeYield} servings` : recipeYield,
    servings: servingsIn(recipeYield),
    ingredients,
    instructions: stepsOf(rest),
  });
}

/** Splits the text into paragraphs; bars are section titles. */
const stepsOf = (lines: string[]): RecipeLine[] =>
  splitSections(
    joinWrappedLines(lines.flatMap((line) => (parseSectionBar(line) ? ['', line, ''] : [line]))).map(stripNumber),
    parseSectionBar,
  );

/** Column of 41 characters: amount in 7, unit in 2, food from the 12th. */
const INGREDIENT = /^[ \d./-]{7} (?:[a-zA-Z]{1,2}| [a-zA-Z]|  |[a-zA-Z] ) {1,2}\S/;
const LOOSE = /^ {3,8}(?:\d[\d ./-]*) {1,3}(?:[a-z]{1,4}\.? )? {0,3}\S/i;
const WIDTH = 41;

const isIngredient = (line: string) => INGREDIENT.test(line) || (LOOSE.test(line) && /^ {4,}/.test(line));

function ingredientsOf(lines: string[]): { ingredients: RecipeLine[]; rest: string[] } {
  const columns: [string[], string[]][] = [];
  let section: [string[], string[]] = [[], []];
  // indexes behind the last ingredient and behind the last line; a bar without ingredients is a heading of the steps
  let [ingredientsEnd, linesEnd] = [0, 0];
  let hasTwoColumns = false;
  for (const [index, line] of lines.entries()) {
    const bar = parseSectionBar(line);
    if (bar !== null) {
      // a bar further down is a heading of the steps as well
      if (index > linesEnd + 2 && columns.length + section[0].length > 0) break;
      const [first = '', ...others] = section[0];
      const title = first.startsWith('\0') && !others.length && !section[1].length ? first.slice(1) : '';
      if (!title) columns.push(section);
      section = [[`\0${joinTitles(title, bar)}`], []];
      linesEnd = index + 1;
      continue;
    }
    const [left, right] = [line.slice(0, WIDTH), line.slice(WIDTH)];
    const isTwoColumnLine =
      right.trim() !== '' &&
      (isIngredient(right) || (hasTwoColumns && /^ {11}-/.test(right))) &&
      (isIngredient(left) || !left.trim() || /^ {11}-/.test(left));
    const isContinuation = /^ {8,13}-+\s?\S/.test(line) && section[0].length > 0;
    if (isTwoColumnLine) {
      hasTwoColumns = true;
      if (left.trim()) section[0].push(left);
      section[1].push(right);
    } else if (isIngredient(line) || isContinuation) section[0].push(line);
    else if (line.trim()) break;
    else continue;
    ingredientsEnd = linesEnd = index + 1;
  }
  columns.push(section);
  const ingredients = columns.flatMap(([left, right]) => joinLines([...left, ...right]));
  return { ingredients, rest: lines.slice(ingredientsEnd) };
}

function joinLines(lines: string[]): RecipeLine[] {
  const ingredients: RecipeLine[] = [];
  let title = '';
  for (const line of lines) {
    const more = /^\s+-+\s*(.*\S)/.exec(line)?.[1];
    const last = ingredients.at(-1);
    if (line.startsWith('\0')) title = line.slice(1);
    else if (more && last && /^ {8,}-/.test(line)) last.text += ` ${more}`;
    else {
      const text = parseColumnLine(line);
      if (text) ingredients.push(title ? { title, text } : { text });
      title = '';
    }
  }
  return ingredients;
}
