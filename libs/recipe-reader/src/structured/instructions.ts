import { parseStepFacts } from '#ingredients';
import { markupLines } from '../page/text.ts';
import { isPurpose, isSectionLine, sectionTitle } from '../ingredient-lines.ts';
import type { NamedLine } from '../recipe.ts';
import { isObject, tryParse, type Json, type JsonObject } from './json.ts';
import { hasType } from './schema-types.ts';
import { splitNumberedSteps, stripStepNumber } from '../steps.ts';
import { headingKind, isBareHeading, noteText } from '../visible/lexicon.ts';

/** Steps nested deeper are ignored. */
const maxDepth = 12;

/** Reads all forms of `recipeInstructions`: text, lists, HowToStep, HowToSection, numbered keys, JSON in a text. */
export function readInstructions(value: Json | undefined): NamedLine[] {
  return promoteHeadings(dropEmptyLines(joinCutBrackets(splitSingleStep(dropSharedNames(read(value ?? null, 0))))));
}

/** Joins steps that were cut within brackets: "Heat the oven to 180 °C (gas mark" and "4)." */
function joinCutBrackets(lines: NamedLine[]): NamedLine[] {
  const result: NamedLine[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    const isCut = before && /\([^()]{0,40}$/.test(before.text) && /^[^()]{0,40}\)/.test(line.text) && !line.title;
    if (isCut) result[result.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    else result.push(line);
  }
  return result;
}

/** Turns steps that only name a part ("For the base:", "Teig:") into titles of the next step. */
function promoteHeadings(lines: NamedLine[]): NamedLine[] {
  const sentences = lines.filter(({ text }) => /[.!。！]$/.test(text)).length;
  if (sentences * 2 < lines.length) return lines;
  const result: NamedLine[] = [];
  let title = '';
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (isPartHeading(line) && next && !next.title && !isPartHeading(next)) title = sectionTitle(line.text);
    else {
      result.push(title ? { title, ...line } : line);
      title = '';
    }
  }
  return result;
}

/** True for "For the base", "Teig:"; not for a sentence that ends with a colon. */
function isPartHeading({ title, name, text }: NamedLine): boolean {
  const words = text.split(/\s+/).length;
  return (
    !title &&
    !name &&
    isSectionLine(text) &&
    noteText(text) === null &&
    !headingKind(text) &&
    (words <= 4 || isPurpose(text.replace(/:$/, '')))
  );
}

/** Takes the lines of a single step as steps. */
function splitSingleStep([step, ...others]: NamedLine[]): NamedLine[] {
  if (!step || others.length) return step ? [step, ...others] : [];
  const [first = '', ...rest] = step.text.split('\n');
  return [{ ...step, text: first }, ...rest.map((text) => ({ text }))];
}

/** Drops names that many steps share, such as "Add ingredient" of kitchen machines. */
function dropSharedNames(lines: NamedLine[]): NamedLine[] {
  const names = lines.flatMap(({ name }) => name ?? []);
  if (new Set(names).size * 2 > names.length) return lines;
  return lines.map(({ name: _, ...line }) => line);
}

function read(value: Json, depth: number): NamedLine[] {
  if (depth > maxDepth || value === null) return [];
  if (typeof value === 'string') return readText(value, depth);
  if (Array.isArray(value)) return value.flatMap((item) => read(item, depth + 1));
  return isObject(value) ? readObject(value, depth) : [];
}

function readText(text: string, depth: number): NamedLine[] {
  const nested = /^\s*[[{]/.test(text) ? (tryParse(text) ?? null) : null;
  if (nested !== null) return read(nested, depth + 1);
  return titledLines(splitNumberedSteps(dropNumbers(markupLines(markHeadings(text)))));
}

/** Drops numbers of steps on lines of their own. */
function dropNumbers(lines: string[]): string[] {
  const others = lines.filter((line) => !/^\d{1,2}[.)]?$/.test(line));
  return others.length ? others : lines;
}

/** Mark before the text of a heading; a character for private use that no page contains. */
const headingMark = '\uE000';
const maxTitleLength = 80;

/** The start of a line that is bold as a whole: "<p><strong>For the base</strong></p>". */
const boldLine =
  /((?:^|<(?:p|div|li)(?:\s[^>]*)?>|<br\s*\/?>|\n)\s*<(?:b|strong)>)(?=[^<]{2,80}<\/(?:b|strong)>\s*:?\s*(?:<\/(?:p|div)|<br|\n))/gi;

function markHeadings(text: string): string {
  const withBold = text.replace(boldLine, `$1${headingMark}`);
  return /<h[1-6][\s>]/i.test(text) ? withBold.replace(/<h[1-6](?:\s[^>]*)?>/gi, `$&${headingMark}`) : withBold;
}

/** Turns marked headings into titles of the next line. */
function titledLines(lines: string[]): NamedLine[] {
  const result: NamedLine[] = [];
  let title = '';
  for (const [at, line] of lines.entries()) {
    const text = line.replace(headingMark, '').trim();
    const isTitle =
      line.startsWith(headingMark) && text.length <= maxTitleLength && !/[.!。]$/.test(text) && at < lines.length - 1;
    if (isTitle) title = isBareHeading(text) ? '' : stripStepNumber(text).replace(/\s*:$/, '');
    else if (text) {
      result.push(title ? { title, text } : { text });
      title = '';
    }
  }
  return result;
}

function readObject(node: JsonObject, depth: number): NamedLine[] {
  const list = [node.itemListElement, node.steps, node.step, node.instructions, listedItems(node)].find(isList);
  if (hasType(node, 'HowToSection') || (list !== undefined && !hasType(node, 'HowToStep')))
    return readSection(node, list, depth);
  if (isObject(node.item)) return read(node.item, depth + 1);
  if (list !== undefined) return joinLines(node, read(list, depth + 1));
  const text =
    node.text ?? node.description ?? node.body ?? node.instruction ?? node.content ?? node['@value'] ?? node['#text'];
  if (text === undefined || text === null || text === '') return numberedKeys(node, depth) ?? joinLines(node, []);
  return joinLines(node, read(text, depth + 1));
}

/** A number under `step` only counts the steps. */
function isList(value: Json | undefined): value is Json {
  return (
    value !== undefined &&
    value !== null &&
    typeof value !== 'number' &&
    !(typeof value === 'string' && /^\d*$/.test(value))
  );
}

/** Returns the steps of a section that some programs write under `item`. */
function listedItems({ item, ...node }: JsonObject): Json | undefined {
  return Array.isArray(item) || (isObject(item) && hasType(node, 'HowToSection')) ? item : undefined;
}

function readSection(node: JsonObject, list: Json | undefined, depth: number): NamedLine[] {
  const lines = dropEmptyLines(read(list ?? node.text ?? null, depth + 1));
  const title = sectionName(node);
  if (!title || !lines[0]) return lines.length || !title ? lines : [{ text: title }];
  return [{ ...lines[0], title: lines[0].title ? `${title}: ${lines[0].title}` : title }, ...lines.slice(1)];
}

function sectionName(node: JsonObject): string {
  const name = node.name ?? node.title ?? node.header ?? node.headline;
  return typeof name === 'string' ? markupLines(name).join(' ') : '';
}

/** Joins the lines of one step; keeps its name unless the text begins with it. */
function joinLines(node: JsonObject, lines: NamedLine[]): NamedLine[] {
  const text = lines.flatMap((line) => (line.title ? [line.title, line.text] : [line.text])).join('\n');
  const name = hasType(node, 'HowToTip') ? '' : stepName(node, text);
  if (!text) return name ? [{ text: name }] : [];
  const facts = parseStepFacts(node.stepFacts);
  return [{ ...(name && { name }), text, ...(facts && { facts }) }];
}

function stepName(node: JsonObject, text: string): string {
  const name = stripStepNumber(sectionName(node));
  const plain = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const start = plain(name.replace(/(?:\.\.\.|…)$/, ''));
  return start && !plain(text).startsWith(start) && !/(?:^|\s|_)\p{L}+\s*#?\d+$/u.test(name) ? name : '';
}

/** Reads `{"0": {...}, "1": {...}}`, which some programs write instead of lists. */
function numberedKeys(node: JsonObject, depth: number): NamedLine[] | null {
  const keys = Object.keys(node).filter((key) => /^\d+$/.test(key));
  if (!keys.length) return null;
  return keys.sort((a, b) => Number(a) - Number(b)).flatMap((key) => read(node[key] ?? null, depth + 1));
}

function dropEmptyLines(lines: NamedLine[]): NamedLine[] {
  return lines.map((line) => ({ ...line, text: stripStepNumber(line.text) })).filter((line) => line.text);
}
