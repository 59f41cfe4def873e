import { words } from '../lines.ts';
import { nutritionIn } from '../nutrition.ts';
import { filed, type FiledRecipe, time } from '../recipe.ts';
import type { Format } from '../format.ts';
import { paragraphsOf } from './columns.ts';

/** AccuChef: a letter at the start of each line says what it is. */
export const accuchef: Format = {
  name: 'accuchef',
  matches: ({ head }) => /\*{3,}\s*AccuChef/i.test(head),
  *read(file) {
    let lines: [string, string][] = [];
    for (const line of file.text.split('\n')) {
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

function recipeOf(lines: [string, string][]): FiledRecipe {
  const all = (code: string) => lines.filter(([own]) => own === code).map(([, value]) => value);
  const steps = all('J').map((text) => text.replace(/~\s*$/, '\n'));
  const text = paragraphsOf(steps.join('\n').split('\n'));
  const isFact = (step: string) => /^per serving/i.test(step);
  const servings = Number(all('E')[0]) || null;
  return filed({
    name: all('A')[0]?.trim() ?? '',
    categories: words(all('B').join(',')),
    recipeYield: servings ? `${servings} ${all('M')[0]?.trim().toLowerCase() || 'servings'}` : '',
    servings,
    prepTime: time(
      all('P')[0]
        ?.replace(/^\d(?=\s*:)/, '')
        .replace(/^\s*:/, '0:')
        .trim(),
    ),
    ingredients: ingredientsOf(lines),
    instructions: text.filter((step) => !isFact(step)).map((step) => ({ text: step })),
    notes: paragraphsOf(all('F')).map((note) => ({ text: note })),
    nutrition: nutritionIn(text.find(isFact) ?? ''),
    source: all('G')[0]?.trim() ?? '',
  });
}

/** H is an amount, I the food that it is of, K what is done to it. */
function ingredientsOf(lines: [string, string][]): { text: string }[] {
  const found: { text: string }[] = [];
  let amount = '';
  for (const [code, value] of lines) {
    if (code === 'H') amount = value.trim();
    if (code === 'I') {
      found.push({ text: `${amount} ${value.trim()}`.trim() });
      amount = '';
    }
    if (code === 'K' && found.length && value.trim()) found.at(-1)!.text += `, ${value.trim()}`;
  }
  return found;
}
