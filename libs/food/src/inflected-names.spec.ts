import { readFileSync } from 'node:fs';
import { FoodBase } from './food-base.ts';
import { FoodLinker } from './link-food.ts';

const linker = new FoodLinker(new FoodBase('food'));
const table = readFileSync(new URL('./inflected-names.txt', import.meta.url), 'utf8');
const rows = table
  .split('\n')
  .filter((row) => row && !row.startsWith('#'))
  .map((row) => /^(\w+): (\S+) = (.+)$/.exec(row)!.slice(1) as [string, string, string]);

it.each([...Map.groupBy(rows, ([language]) => language)])(
  'plurals and cases name their food in %s',
  (language, named) => {
    const wrong = named.flatMap(([, food, forms]) =>
      forms.split(', ').flatMap((form) => {
        const [found] = linker.link(form, { languages: [language], region: null });
        return found?.food === food ? [] : [`${form}: ${found?.food ?? 'none'} instead of ${food}`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);

it.each([
  ['uk', 'перцю', 'black-pepper'],
  ['uk', 'перці', 'bell-pepper'],
  ['el', 'πιπέρι', 'black-pepper'],
  ['el', 'πιπεριά', 'bell-pepper'],
  ['ar', 'طحين', 'all-purpose-flour'],
  ['ar', 'طحينة', 'tahini'],
  ['de', 'Kirschen', 'cherry'],
  ['de', 'Kirsch', 'kirsch'],
])('keeps names apart that share a stem: %s %s', (language, text, food) =>
  expect(linker.link(text, { languages: [language], region: null })[0]?.food).toBe(food),
);
