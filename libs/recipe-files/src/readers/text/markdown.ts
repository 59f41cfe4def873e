import { isWebAddress } from '#contract/web-address';
import { headingKind, servingsIn } from '#recipe-reader';
import { splitBlocks, parseHeading, stripBullet, stripNumber } from '../../lines.ts';
import { resolveField, recipeFromRecord } from '../../field-aliases.ts';
import {
  importedRecipe,
  type ImportedAsset,
  type ImportedRecipe,
  type ImportedSubRecipe,
} from '../../imported-recipe.ts';
import { loadAssets } from '../../files/assets.ts';
import { decodePath } from '../../files/folder.ts';
import type { SourceFile } from '../../files/source-file.ts';
import type { Format } from '../../format.ts';

/** Markdown and plain text with a title, ingredients and steps. */
export const markdown: Format = {
  name: 'text',
  matches: ({ name, isText, tameText: text }) =>
    isText &&
    !/^\s*[<{[]/.test(text.slice(0, 200)) &&
    (/(?:\.(?:txt|md|markdown|text|recipe)|^[^.]+)$/i.test(name) ||
      (!/\.ya?ml$/i.test(name) && hasHeadings(text.slice(0, MAX_RECIPE_LENGTH)))),
  async *read(file) {
    const recipe = markdownRecipe(file.tameText, '', file.title);
    const image = PICTURE.exec(withoutData(file.tameText))?.[1]?.trim().split(/\s/, 1)[0] ?? '';
    if (!recipe.ingredients.length && hasInlineAmounts(recipe.description))
      yield {
        ...recipe,
        description: '',
        instructions: splitBlocks(recipe.description).map((block) => ({
          text: block.join(' ').replace(/\s+/g, ' ').trim(),
        })),
      };
    else if (recipe.ingredients.length && (recipe.instructions.length || recipe.ingredients.length > 2))
      yield {
        ...recipe,
        images: isWebAddress(image) ? [image] : [],
        picture: await file.readReferenced(image),
        assets: await loadLinkedAssets(file),
      };
  },
};

/** Loads files that a list at the end links to. */
function loadLinkedAssets(file: SourceFile): Promise<ImportedAsset[]> {
  const [, links = ''] =
    /^#+ files[ \t]*\n((?:\s*- \[[^\]\n]*\]\([^)\n]*\))+)\s*$/im.exec(file.tameText.slice(-MAX_RECIPE_LENGTH)) ?? [];
  const named = [...links.matchAll(/\[([^\]\n]*)\]\(([^)\n]*)\)/g)];
  return loadAssets(
    file,
    named.map(([, name = '', path = '']) => ({ name, path: decodePath(path) })),
  );
}

/** Picture with its address and, after a space, its title. */
const PICTURE = /!\[[^\]\n]{0,200}\]\(([^()\n]{1,1000})\)/;

/** Removes the content of pictures that are written into the text, whose lines `tameText` may have broken. */
const withoutData = (text: string) => text.replace(/\bdata:[\w/+.;=-]{1,100},[\w+/=%\n]*/g, '');

/** Amount with a unit; several in a text mean a recipe without an ingredient list. */
const AMOUNT = /[\d½⅓⅔¼¾⅛][\d/. ]{0,20}\s{0,5}(?:lbs?|c|cups?|tsp|tbsp|oz|g|kg|ml|l|dl|EL|TL|qt|pt|sticks?|pounds?)\b/i;
const AMOUNTS = new RegExp(AMOUNT, 'gi');
const hasInlineAmounts = (text: string) => (text.match(AMOUNTS)?.length ?? 0) > 2;

/** True if the text begins with two lines with amounts instead of a title. */
const startsWithList = ([first = '', second = '']: string[]) =>
  AMOUNT.exec(stripBullet(first))?.index === 0 && STARTS_WITH_AMOUNT.test(second);

type Part = 'before' | 'ingredients' | 'steps' | 'notes' | 'tools' | 'files';
const NOTES = /^(?:notes?|tips?|hinweise?|notizen|remarques?|ملاحظات)$/i;
const TOOLS = /^(?:equipment|tools|cookware|utensils?|küchengeräte|utensilien|ustensiles|الأدوات)$/i;
const FILES = /^files$/i;
const OTHERS: readonly (readonly [Part, RegExp])[] = [
  ['notes', NOTES],
  ['tools', TOOLS],
  ['files', FILES],
];
const FACT = /^(?:[-*]\s+)?\**([\p{L}][\p{L} ]{2,24}?)\**\s*:\**\s*(\S.*)$/u;
const FOOTER = /^(?:shared from|https?:\/\/\S*(?:cookbookmanager|paprika)|exported from)/i;

/** @param name name of the recipe; the first line if empty */
export function markdownRecipe(text: string, name: string, fallback = ''): ImportedRecipe {
  // keeps pictures that are files of this server
  const source = withoutData(text)
    .replace(/!\[[^\]\n]{0,200}\]\((?!\/api\/media\/)[^()\n]{0,1000}\)/g, '')
    .replace(/^\uFEFF/, '');
  const parts: Record<Part, string[]> = { before: [], ingredients: [], steps: [], notes: [], tools: [], files: [] };
  const labels: Record<string, string> = {};
  const lines = source.split('\n');
  // there is no title if the text begins with the list
  let title = name || (startsWithList(lines.filter((line) => line.trim()).slice(0, 2)) ? fallback : '');
  let part: Part = 'before';
  let partLevel = 0;
  for (const raw of lines) {
    const line = raw.trim();
    const head = parseHeading(line) ?? line;
    const kind = line.length < 60 && !/[.!?]$/.test(line) ? partOf(head) : null;
    const [, label = '', value = ''] = part === 'before' ? (FACT.exec(line) ?? []) : [];
    const level = line.length - line.replace(/^#+/, '').length;
    const field = label && resolveField(label);
    if (kind) title ||= fallback;
    if (field === 'name') title = name || value;
    else if (!title && line && !field) title = parseHeading(line) ?? unquoted(line);
    else if (kind && !(part === 'notes' && level > partLevel)) [part, partLevel] = [kind, level];
    else if (field) labels[label] = value;
    else if (!FOOTER.test(line)) parts[part].push(raw);
  }
  const hasParts = parts.ingredients.length > 0 || parts.steps.length > 0;
  const lists = hasParts ? parts : guessParts(parts.before);
  const before = lists.before.join('\n').trim();
  const { lines: stepLines, address: last } = splitAddress(lists.steps);
  const ingredients = parseList(lists.ingredients, stripBullet);
  // ingredients without a heading come before the heading of the steps
  const early = ingredients.length || !hasParts ? null : guessParts(lists.before);
  const record = recipeFromRecord({ ...labels, title: normalizeSpaces(title) || fallback });
  const address = /^https?:\/\/\S+(?=[ \t]*$)/m.exec(before)?.[0] ?? '';
  const description = (early?.before.join('\n') ?? before).replace(address, '').trim();
  const said = /(?:yields?|makes|serves)\s+(.{1,40})$/im.exec(description)?.[1] ?? '';
  const linkedLines = extractSubRecipes(early ? parseList(early.ingredients, stripBullet) : ingredients);
  return importedRecipe({
    ...record,
    ingredients: linkedLines.lines,
    subRecipes: linkedLines.subRecipes,
    instructions: parseList(stepLines, (line) => stripNumber(stripBullet(line)), true),
    tools: [...record.tools, ...parseList(parts.tools, stripBullet).map((tool) => tool.text)],
    notes: parseNotes(lists.notes),
    description: record.description || description,
    recipeYield: record.recipeYield || said,
    servings: record.servings ?? servingsIn(said),
    url: record.url || address || last,
  });
}

/** Splits off an address behind the steps. */
function splitAddress(steps: string[]): { lines: string[]; address: string } {
  const at = steps.findLastIndex((line) => line.trim());
  const address = steps[at]?.trim() ?? '';
  return isWebAddress(address) ? { lines: steps.slice(0, at), address } : { lines: steps, address: '' };
}

/** Link to the file of a sub-recipe at the end of an ingredient. */
const OTHER_RECIPE = /\s*\(\[([^\]]+)\]\((?:\.\/)?([^()\s/]+)\.md\)\)$/;

function extractSubRecipes(lines: { title?: string; text: string }[]) {
  const subRecipes: ImportedSubRecipe[] = [];
  const without = lines.map((line, index) => {
    const [link, name = '', slug = ''] = OTHER_RECIPE.exec(line.text) ?? [];
    if (!link) return line;
    subRecipes.push({ line: index, name: name.trim().slice(0, 255), slug: decodePath(slug).slice(0, 255) });
    return { ...line, text: line.text.slice(0, -link.length) };
  });
  return { lines: without, subRecipes };
}

/** Creates a note per paragraph, with the preceding heading as the title. */
function parseNotes(lines: string[]): { title?: string; text: string }[] {
  const found: { title?: string; text: string }[] = [];
  let title = '';
  for (const block of splitBlocks(lines.join('\n'))) {
    const [first = ''] = block;
    const head = first.startsWith('#') ? parseHeading(first.trim()) : null;
    const rest = head === null ? block : block.slice(1);
    if (head !== null) title = head;
    if (!rest.length) continue;
    const text = rest.map((line) => stripBullet(line.trim())).join('\n');
    found.push(title ? { title, text } : { text });
    title = '';
  }
  return found;
}

const unquoted = (title: string) => title.replace(/^["“]([^"“”]*)["”]$/, '$1');
const normalizeSpaces = (title: string) => title.replace(/\s+/g, ' ').trim();

/** Maximum length of a recipe that is searched for headings. */
const MAX_RECIPE_LENGTH = 20_000;

/** True if the text has headings for ingredients and steps. */
function hasHeadings(text: string): boolean {
  const kinds = text
    .split('\n')
    .map((line) => (line.trim().length < 60 ? partOf(parseHeading(line.trim()) ?? line) : null));
  return kinds.includes('ingredients') && kinds.includes('steps');
}

function partOf(text: string): Part | null {
  const plain = text.replace(/[:*_#]+/g, '').trim();
  const named = OTHERS.find(([, names]) => names.test(plain));
  if (named) return named[0];
  const kind = headingKind(plain, true);
  return kind === 'ingredients' || kind === 'steps' ? kind : null;
}

/** Parses a list; continued lines are indented, or wrapped paragraphs are separated by empty lines. */
function parseList(
  lines: string[],
  clean: (line: string) => string,
  isSteps = false,
): { title?: string; text: string }[] {
  const found: { title?: string; text: string }[] = [];
  let title = '';
  let isInside = false;
  const items = isWrapped(lines)
    ? splitBlocks(lines.join('\n')).map((block) => block.map((line) => line.trim()).join(' '))
    : lines;
  for (const item of items) {
    const head = parseHeading(item.trim());
    const text = clean(item.trim()).replace(/\s+/g, ' ');
    const last = found.at(-1);
    const goesOn = /^\s{3,}\S/.test(item) && !MARKED_ITEM.test(item) && !STARTS_WITH_AMOUNT.test(item);
    if (last && isInside && /^ {3}/.test(item)) last.text += `\n${item.trim()}`;
    else if (head && !/^\s*[-*]\s/.test(item)) title = head;
    else if (last && goesOn) last.text += ` ${text}`;
    else if (text) {
      found.push(title ? { title, text } : { text });
      title = '';
    }
    // two spaces at the end keep a line break in a numbered step
    isInside = isSteps && / {2}$/.test(item) && (isInside || /^\d+[.)]\s/.test(item));
  }
  return found;
}

const MARKED_ITEM = /^\s*(?:[-*•]|\d+[.)])\s/;

/** True for wrapped paragraphs; adjacent list items are not wrapped. */
function isWrapped(lines: string[]): boolean {
  const said = lines.filter((line) => line.trim());
  return (
    said.length > 4 &&
    said.length < lines.length &&
    said.filter((line) => line.length > 60).length > said.length / 3 &&
    said.every((line) => line.length < 90) &&
    !lines.some((line, index) => MARKED_ITEM.test(line) && MARKED_ITEM.test(lines[index + 1] ?? ''))
  );
}

const STARTS_WITH_AMOUNT = /^\s*(?:[-*•]\s*)?(?:\d|[½⅓⅔¼¾⅛])/;

/** Guesses the parts without headings: the block of lines with amounts is the ingredients, and steps follow it. */
function guessParts(lines: string[]): Record<'before' | 'ingredients' | 'steps' | 'notes', string[]> {
  const all = splitBlocks(lines.join('\n'));
  const isList = (block: string[]) =>
    block.filter((line) => STARTS_WITH_AMOUNT.test(line) && !/^\s*\d+\.\s/.test(line)).length * 2 >
    block.filter((line) => !/^\s{3,}/.test(line)).length;
  const first = all.findIndex(isList);
  const after = first < 0 ? -1 : all.findIndex((block, index) => index > first && !isList(block));
  const flat = (some: string[][]) => some.flatMap((block) => [...block, '']);
  if (first < 0) return { before: lines, ingredients: [], steps: [], notes: [] };
  const [list = [], ...others] = all.slice(first, after < 0 ? undefined : after);
  const lead = list.findIndex((line) => STARTS_WITH_AMOUNT.test(line));
  return {
    before: [...flat(all.slice(0, first)), ...list.slice(0, Math.max(0, lead))],
    ingredients: [...list.slice(Math.max(0, lead)), ...others.flat()],
    steps: after < 0 ? [] : flat(all.slice(after)).flatMap(splitNumberedSteps),
    notes: [],
  };
}

/** Splits "1.  Layer it.  2.  Beat eggs." */
const splitNumberedSteps = (line: string) => (/^\s*1\.\s/.test(line) ? line.split(/\s+(?=\d{1,2}\.\s{2})/) : [line]);
