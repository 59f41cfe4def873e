import { resolveField, recipeFromRecord } from '../../field-aliases.ts';
import type { Format } from '../../format.ts';
import type { ImportedRecipe } from '../../imported-recipe.ts';

/**
 * Texts with labels: Saffron, Pepperplate, text of Gourmet and EasyRecipe, BigOven and others. The text behind and below a label belongs
 * to it.
 */
export const labelled: Format = {
  name: 'text',
  matches: ({ tameText: text, isText }) =>
    isText && /^\s*(?:title|recipe|name|titel|\*\S.*)\b.*$/im.test(text.slice(0, 3000)) && recipesOf(text).length > 0,
  *read(file) {
    yield* recipesOf(file.tameText);
  },
};

const LABEL = /^\s*\[?([\p{L}][\p{L} ()/]{1,24}?)\]?\s*:\s*(.*)$/u;
const BLOCK =
  /^\s*\[?(ingredients?|instructions?|directions?|method|preparation|notes?|modifications|zutaten|zubereitung)\]?\s*:?\s*$/i;
const START = /^\s*(?:title|recipe name|recipe|titel)\s*:\s*(.+)$/i;
/** Title of EasyRecipe Deluxe: a star and the title, above a bar. */
const STARRED_TITLE = /^\*(\S.*)$/;

function recipesOf(text: string): ImportedRecipe[] {
  const lines = text.split('\n');
  const isStart = (line: string, next = '') => START.test(line) || (STARRED_TITLE.test(line) && /^_{5,}/.test(next));
  const starts = lines.flatMap((line, index) => (isStart(line, lines[index + 1]) ? [index] : []));
  return starts
    .map((start, index) => recipeOf(lines.slice(start, starts[index + 1])))
    .filter((recipe) => recipe.ingredients.length > 0);
}

function recipeOf(lines: string[]): ImportedRecipe {
  const values = new Map<string, string[]>();
  let label = 'title';
  for (const [index, line] of lines.entries()) {
    const title = index === 0 ? (START.exec(line)?.[1] ?? STARRED_TITLE.exec(line)?.[1]) : undefined;
    const block = BLOCK.exec(line)?.[1];
    const [, name = '', value = ''] = LABEL.exec(line) ?? [];
    if (title) values.set('title', [title]);
    else if (/^\s*[-_=]{3,}\s*$/.test(line)) continue;
    else if (block) values.set((label = block), []);
    else if (name && isLabel(name) && !/^\s+/.test(line)) values.set((label = name), [value]);
    else if (label !== 'title') values.get(label)?.push(line);
  }
  const isWrapped = [...values].some(
    ([name, own]) => resolveField(name) === 'steps' && own.length > 3 && own.every((line) => line.length < 82),
  );
  return recipeFromRecord(
    Object.fromEntries(
      [...values].map(([name, own]) => [
        name,
        resolveField(name) === 'steps' && isWrapped ? joinWrappedLines(own) : own.join('\n').trim(),
      ]),
    ),
  );
}

const OTHER_LABELS = /^(?:image|cookbook|original url|main ingredient|cuisine style|cuisine|website)$/i;
const isLabel = (name: string) => resolveField(name) !== undefined || OTHER_LABELS.test(name.trim());

/** Joins wrapped lines to paragraphs. */
const joinWrappedLines = (lines: string[]) =>
  lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
