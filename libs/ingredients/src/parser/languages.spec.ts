import { readFileSync } from 'node:fs';
import { findAmounts } from './find-amounts.ts';
import { parseIngredient } from './parse-ingredient.ts';

/** The lines of a file of ours, by language. */
function rows(name: string): [language: string, rows: string[][]][] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8').trim();
  const all = text.split('\n').map((line) => line.split('|').map((part) => part.trim()));
  return [...Map.groupBy(all, ([language]) => language!)];
}

const ends = (...values: (number | null)[]) =>
  values
    .filter((value) => value !== null)
    .map((value) => Math.round(value * 1000) / 1000)
    .join('-');

// language | line | quantity or range | unit as written | food
describe('ingredient lines', () => {
  it.each(rows('languages.lines.txt'))('%s', (language, known) => {
    const parsed = known.map(([, line]) => {
      const { quantity, quantityMax, unit, food } = parseIngredient(line!, { language });
      return [language, line, ends(quantity, quantityMax), unit?.text ?? '', food];
    });
    expect(parsed).toEqual(known);
  });
});

// language | step | amounts
describe('steps', () => {
  it.each(rows('languages.steps.txt'))('%s', (language, known) => {
    const found = known.map(([, step]) => {
      const amounts = findAmounts(step!, { language });
      const texts = amounts.map(({ quantity, quantityMax, unit }) => `${ends(quantity, quantityMax)} ${unit.text}`);
      return [language, step, texts.join(';')];
    });
    expect(found).toEqual(known);
  });

  it('recognizes Fahrenheit by the words before or behind the degrees', () => {
    const scale = (text: string, language: string) => {
      const [{ span, unit }] = findAmounts(text, { language }) as [ReturnType<typeof findAmounts>[number]];
      return [text.slice(...span), unit.id];
    };
    expect(scale('烤箱预热至华氏250度', 'zh')).toEqual(['华氏250度', 'fahrenheit']);
    expect(scale('摄氏180度', 'zh')).toEqual(['摄氏180度', 'celsius']);
    expect(scale('при 250 градусах по', 'ru')).toEqual(['250 градусах', 'celsius']);
    expect(scale('at 250 deg. F, then', 'en')).toEqual(['250 deg. F', 'fahrenheit']);
  });
});
