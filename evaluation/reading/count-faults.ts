/**
 * Counts pages as good, with a small fault or with a serious fault, as a cook would judge: `node --conditions=source
 * evaluation/reading/count-faults.ts pages.jsonl`, with `--list` each fault. Gold texts may differ in punctuation.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseIngredient } from '#ingredients/parser';
import { readRecipe, type ReadRecipe } from '#recipe-reader';
import { letters, titledLines, words } from './page-score.ts';

interface Page {
  id: string;
  url: string;
  html: string;
  expected: {
    title: string;
    ingredients: string[] | string;
    instructions_list?: string[];
    total_time?: number | null;
    yields?: string | number | null;
  };
}
interface Fault {
  serious: boolean;
  text: string;
}

const lines = (texts: string[] | string) =>
  [texts]
    .flat()
    .flatMap((text) => text.split('\n'))
    .filter((text) => letters(text));
/** The first amount of a line: "½" and "0.5", "225.0" and "225" are equal. */
const firstAmount = (text: string) => parseIngredient(text).quantity;

/** The share of a text's words that a bag of words holds. */
function coverage(text: string, bag: Set<string>): number {
  const own = words([text]);
  return own.length ? own.filter((word) => bag.has(word)).length / own.length : 1;
}

/** Lines of the one list that the other lacks, without regard to cuts between lines. */
function missingLines(from: string[], to: string[]): string[] {
  const left = to.map(letters);
  const all = left.join('');
  return from.filter((line) => {
    const at = left.indexOf(letters(line));
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !all.includes(letters(line));
  });
}

function ingredientFaults(expected: string[], read: ReadRecipe): Fault[] {
  const texts = titledLines(read.ingredients);
  const lost = missingLines(expected, texts);
  const added = missingLines(
    read.ingredients.map(({ text }) => text),
    expected,
  );
  const isNear = (a: string, b: string) =>
    firstAmount(a) === firstAmount(b) &&
    Math.max(coverage(a, new Set(words([b]))), coverage(b, new Set(words([a])))) >= 0.6;
  return [
    ...lost.map((line) => ({
      serious: !/[:：]$/.test(line.trim()) && !added.some((other) => isNear(line, other)),
      text: `lost ingredient: ${line}`,
    })),
    ...added
      .filter((line) => !lost.some((other) => isNear(line, other)))
      .map((line) => ({ serious: true, text: `added ingredient: ${line}` })),
  ];
}

/** A sentence is lost if less than half of its words stand anywhere in the steps. */
function stepFaults(expected: string[], read: ReadRecipe): Fault[] {
  if (!expected.length) return [];
  const texts = titledLines(read.instructions);
  const notes = new Set(words([read.notes.map(({ text }) => text).join(' '), read.description ?? '']));
  const lost = missingLines(sentences(expected), texts);
  const added = missingLines(sentences(texts), expected);
  const bags = { read: new Set(words(texts)), expected: new Set(words(expected)) };
  return [
    ...lost
      .filter((line) => words([line]).length > 2 && coverage(line, bags.read) < 0.85)
      .map((line) => ({ serious: coverage(line, notes) < 0.85, text: `lost step: ${line}` })),
    ...added
      .filter((line) => words([line]).length > 2 && coverage(line, bags.expected) < 0.6)
      .map((line) => ({ serious: false, text: `added to steps: ${line}` })),
  ];
}

const sentences = (texts: string[]) => texts.flatMap((text) => text.split(/(?<=[.!?。！？])\s*|\n/)).filter(letters);

function findFaults({ expected }: Page, read: ReadRecipe | null): Fault[] {
  if (!read) return [{ serious: true, text: 'no recipe' }];
  const faults: Fault[] = [];
  const [title, name] = [letters(expected.title), letters(read.name)];
  if (title !== name) {
    const serious = !title.includes(name) && !name.includes(title);
    faults.push({ serious, text: `name: ${read.name} for ${expected.title}` });
  }
  const numbers = (text: string | number | null | undefined): string[] =>
    String(text ?? '').match(/\d+(?:[.,]\d+)?/g) ?? [];
  const servings = numbers(expected.yields).slice(0, 1);
  if (!servings.every((number) => numbers(read.recipeYield).includes(number)))
    faults.push({ serious: true, text: `yield: ${read.recipeYield} for ${expected.yields}` });
  if (expected.total_time && Math.round(expected.total_time) !== read.totalTime?.minutes)
    faults.push({ serious: false, text: `time: ${read.totalTime?.minutes} for ${expected.total_time}` });
  const steps = stepFaults(expected.instructions_list?.filter(Boolean) ?? [], read);
  return [...faults, ...ingredientFaults(lines(expected.ingredients), read), ...steps];
}

function markup(html: string): string {
  if (/["']@type["']\s*:\s*\[?[^\]}]{0,80}["'](?:https?:\/\/schema\.org\/)?Recipe["']/.test(html)) return 'JSON-LD';
  return /itemtype=["']?[^"'>]*schema\.org\/Recipe/i.test(html) ? 'microdata' : 'none';
}

const { values, positionals } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true });
const pages = readFileSync(positionals[0]!, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const page = JSON.parse(line) as Page;
    const faults = findFaults(page, readRecipe(page.html, { url: page.url }).recipe);
    return { id: page.id, markup: markup(page.html), faults };
  });
const isSerious = ({ faults }: (typeof pages)[number]) => faults.some(({ serious }) => serious);
for (const [name, group] of [...Map.groupBy(pages, (page) => page.markup), ['all', pages] as const]) {
  const serious = group.filter(isSerious).length;
  const good = group.filter(({ faults }) => !faults.length).length;
  const share = (count: number) => `${count} (${((100 * count) / group.length).toFixed(1)} %)`;
  console.log(
    `${name}: ${group.length} pages, good ${share(good)}, small ${share(group.length - good - serious)}, serious ${share(serious)}`,
  );
}
if (values.list)
  for (const { id, markup: kind, faults } of pages.toSorted((a, b) => Number(isSerious(b)) - Number(isSerious(a))))
    for (const { serious, text } of faults) console.log(`${id} ${kind} ${serious ? 'SERIOUS' : 'small'} ${text}`);
