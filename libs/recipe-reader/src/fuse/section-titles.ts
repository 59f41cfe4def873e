import type { RecipeLine } from '../recipe.ts';
import { lettersAndDigits, similarity, splitWords } from './text-similarity.ts';

/** Adds section titles of the visible list to the structured one, and removes structured lines that are such titles. */
export function addSectionTitles(structured: RecipeLine[], visible: RecipeLine[]): RecipeLine[] {
  const titled = visible.flatMap(({ title, text }) => (title ? [{ title, text }] : []));
  if (titled.length <= structured.filter(({ title }) => title).length) return structured;
  const names = new Set(titled.map(({ title }) => lettersAndDigits(title)));
  const kept = structured.filter(({ text }) => !names.has(lettersAndDigits(text)));
  if (kept.length < structured.length * 0.5) return structured;
  const titles = new Map<RecipeLine, string>();
  // limited because matching takes quadratic time
  for (const { title, text } of titled.slice(0, maxSections)) {
    const line = counterpart(kept, text, titles);
    if (line && !lettersAndDigits(line.text).startsWith(lettersAndDigits(title))) titles.set(line, title);
  }
  return kept.map((line) => {
    const title = titles.get(line);
    return title ? { title, ...line } : line;
  });
}

const maxSections = 40;

/** Finds the structured line that matches a line of the page: with the same letters, else with mostly the same words. */
function counterpart(lines: RecipeLine[], text: string, taken: Map<RecipeLine, string>): RecipeLine | undefined {
  const free = lines.filter((line) => !taken.has(line));
  const letters = lettersAndDigits(text);
  const same = free.find((line) => lettersAndDigits(line.text) === letters);
  if (same) return same;
  const words = splitWords(text);
  const rated = free.map((line) => ({ line, likeness: similarity(splitWords(line.text), words) }));
  const best = rated.sort((a, b) => b.likeness - a.likeness)[0];
  return best && best.likeness > 0.6 ? best.line : undefined;
}
