import { splitList } from '../../lines.ts';
import { nutritionFromText } from '../../nutrition.ts';
import { importedRecipe, type ImportedRecipe, parseTime } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { joinWrappedLines } from './text-columns.ts';

/** AccuChef: the first letter of each line is its type. */
export const accuchef: Format = {
  name: 'accuchef',
  matches: ({ head }) => /\*{3}\s*AccuChef/i.test(head),
  *read(file) {
    let lines: [string, string][] = [];
    for (const line of file.tameText.split('\n')) {
      const [code = '', value] = [line[0], line.slice(1)];
      if (code === 'Z' || (code === 'A' && lines.length)) {
        if (lines.length) yield recipeOf(lines);
        lines = [];
      }
      if (/[A-Y]/.test(code)) lines.push([code, value]);
    }
    if (lines.some(([code]) => code === 'A')) yield recipeOf(lines);
  },
};

function recipeOf(lines: [string, string][]): ImportedRecipe {
  const all = (code: string) => lines.filter(([own]) => own === code).map(([, value]) => value);
  const steps = all('J').map((text) => text.replace(/~\s*$/, '\n'));
  const text = joinWrappedLines(steps.join('\n').split('\n'));
  const isFact = (step: string) => /^per serving/i.test(step);
  const servings = Number(all('E')[0]) || null;
  return importedRecipe({
    name: all('A')[0]?.trim() ?? '',
    categories: splitList(all('B').join(',')),
    recipeYield: servings ? `${servings} ${all('M')[0]?.trim().toLowerCase() || 'servings'}` : '',
    servings,
    prepTime: parseTime(
      all('P')[0]
        ?.replace(/^\d(?=\s*:)/, '')
        .replace(/^\s*:/, '0:')
        .trim(),
    ),
    ingredients: ingredientsOf(lines),
    instructions: text.filter((step) => !isFact(step)).map((step) => ({ text: step })),
    notes: joinWrappedLines(all('F')).map((note) => ({ text: note })),
    nutrition: nutritionFromText(text.find(isFact) ?? ''),
    source: all('G')[0]?.trim() ?? '',
  });
}

/** H lines are amounts, I lines foods, K lines their preparation. */
function ingredientsOf(lines: [string, string][]): { text: string }[] {
  const found: { text: string }[] = [];
  let amount = '';
  for (const [code, value] of lines) {
    if (code === 'H') amount = value.trim();
    if (code === 'I') {
      found.push({ text: `${amount} ${value.trim()}`.trim() });
      amount = '';
    }
    const last = found.at(-1);
    if (code === 'K' && last && value.trim()) last.text += `, ${value.trim()}`;
  }
  return found;
}
