/**
 * Measures how often it is certain what a line contains, on JSON objects a line: {id, expected: {ingredients, language?}}. Writes the
 * share of lines and pages by reason; with `--lines`, the lines that are not certain.
 */
import { contentsOfWords, FoodBase, FoodLinker } from '#food';
import { baseLanguage } from '#ingredients';
import { parseIngredient } from '#ingredients/parser';
import { jsonLines } from '../reading/json-lines.ts';

interface Page {
  id: string;
  expected: { ingredients?: string[] | string; language?: string | null };
}

const base = new FoodBase('food');
const tables = { base, linker: new FoodLinker(base) };
const reasons = new Map<string, number>();
let pages = 0;
let certainPages = 0;

for await (const { expected } of jsonLines<Page>()) {
  const doubts = [expected.ingredients ?? []].flat().map((line) => doubtOf(line, expected.language ?? 'en'));
  for (const doubt of doubts) reasons.set(doubt, (reasons.get(doubt) ?? 0) + 1);
  pages++;
  if (doubts.length && doubts.every((doubt) => doubt === 'certain')) certainPages++;
}
const lines = [...reasons.values()].reduce((sum, count) => sum + count, 0);
for (const [reason, count] of [...reasons].toSorted(([, a], [, b]) => b - a))
  process.stdout.write(`${reason} ${((100 * count) / lines).toFixed(1)} %\n`);
process.stdout.write(
  `${certainPages} of ${pages} pages and ${reasons.get('certain') ?? 0} of ${lines} lines are certain\n`,
);

function doubtOf(sentence: string, language: string): string {
  const { food: words, note } = parseIngredient(sentence, { language });
  const languages = [...new Set([baseLanguage(language), 'en'])];
  const options = { languages, region: language.split('-')[1] ?? null };
  const links = tables.linker.link(words, { ...options, note }).map((link) => ({ ...link, state: 'guess' as const }));
  const { doubt } = contentsOfWords(tables, { words, note, links }, options);
  if (doubt && process.argv.includes('--lines'))
    process.stdout.write(`${doubt}: ${words} | ${note} -> ${links.map(({ food }) => food).join(' + ')}\n`);
  return doubt ?? 'certain';
}
