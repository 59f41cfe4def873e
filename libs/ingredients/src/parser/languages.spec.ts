import { readFileSync } from 'node:fs';
import { parseIngredient } from './parse-ingredient.ts';

/** Our own lines: language | line | quantity or range | unit as written | food. */
const lines = readFileSync(new URL('languages.spec.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const languages = Map.groupBy(
  lines.map((line) => line.split('|').map((part) => part.trim())),
  ([language]) => language!,
);

it.each([...languages])('%s', (language, known) => {
  const parsed = known.map(([, line]) => {
    const { quantity, quantityMax, unit, food } = parseIngredient(line!, { language });
    const ends = [quantity, quantityMax].filter((end) => end !== null).map((end) => Math.round(end * 1000) / 1000);
    return [language, line, ends.join('-'), unit?.text ?? '', food];
  });
  expect(parsed).toEqual(known);
});
