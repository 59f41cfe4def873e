import { fieldOf, fromRecord } from '../record.ts';
import type { Format } from '../format.ts';
import type { FiledRecipe } from '../recipe.ts';

/**
 * Texts with labels: Saffron, Pepperplate, Gourmet's and EasyRecipe's text, BigOven and the like. What stands behind a label or under it,
 * up to the next one, belongs to it.
 */
export const labelled: Format = {
  name: 'text',
  matches: ({ text, isText }) =>
    isText && /^\s*(?:title|recipe|name|titel|\*\S.*)\b.*$/im.test(text.slice(0, 3000)) && recipesOf(text).length > 0,
  *read(file) {
    yield* recipesOf(file.text);
  },
};

const LABEL = /^\s*\[?([\p{L}][\p{L} ()/]{1,24}?)\]?\s*:\s*(.*)$/u;
const BLOCK =
  /^\s*\[?(ingredients?|instructions?|directions?|method|preparation|notes?|modifications|zutaten|zubereitung)\]?\s*:?\s*$/i;
const START = /^\s*(?:title|recipe name|recipe|titel)\s*:\s*(.+)$/i;
/** EasyRecipe Deluxe: a star, the title, a bar. */
const STARRED = /^\*(\S.*)$/;

function recipesOf(text: string): FiledRecipe[] {
  const lines = text.split('\n');
  const isStart = (index: number) =>
    START.test(lines[index]!) || (STARRED.test(lines[index]!) && /^_{5,}/.test(lines[index + 1] ?? ''));
  const starts = lines.flatMap((_, index) => (isStart(index) ? [index] : []));
  return starts
    .map((start, index) => recipeOf(lines.slice(start, starts[index + 1])))
    .filter((recipe) => recipe.ingredients.length > 0);
}

function recipeOf(lines: string[]): FiledRecipe {
  const values = new Map<string, string[]>();
  let label = 'title';
  for (const [index, line] of lines.entries()) {
    const title = index === 0 ? (START.exec(line)?.[1] ?? STARRED.exec(line)?.[1]) : undefined;
    const block = BLOCK.exec(line)?.[1];
    const [, name = '', value = ''] = LABEL.exec(line) ?? [];
    if (title) values.set('title', [title]);
    else if (/^\s*[-_=]{3,}\s*$/.test(line)) continue;
    else if (block) values.set((label = block), []);
    else if (name && isLabel(name) && !/^\s+/.test(line)) values.set((label = name), [value]);
    else if (label !== 'title') values.get(label)!.push(line);
  }
  const isWrapped = [...values].some(
    ([name, own]) => fieldOf(name) === 'steps' && own.length > 3 && own.every((line) => line.length < 82),
  );
  return fromRecord(
    Object.fromEntries(
      [...values].map(([name, own]) => [
        name,
        fieldOf(name) === 'steps' && isWrapped ? unwrapped(own) : own.join('\n').trim(),
      ]),
    ),
  );
}

const OTHERS = /^(?:image|cookbook|original url|main ingredient|cuisine style|cuisine|website)$/i;
const isLabel = (name: string) => fieldOf(name) !== undefined || OTHERS.test(name.trim());

/** Lines that are broken at a width, as paragraphs. */
const unwrapped = (lines: string[]) =>
  lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
