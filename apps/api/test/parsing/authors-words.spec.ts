import { readFileSync } from 'node:fs';
import { isTapWater } from '#ingredients';
import { join } from 'node:path';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  for (const path of ['/groups/seeders/foods', '/groups/seeders/units'] as const)
    await ada.api.POST(path, { body: { locale: 'en-US' } });
});
afterAll(() => test.stop());

const samples = join(import.meta.dirname, '../../../../libs/ingredients/src/parser/languages.lines.txt');
const linesPerLanguage = 10;

/** The first lines of each language. */
function linesOfLanguages(): Map<string, string[]> {
  const rows = readFileSync(samples, 'utf8').split('\n').filter(Boolean);
  const byLanguage = Map.groupBy(rows, (row) => row.split(' | ', 1)[0] ?? '');
  return new Map(
    [...byLanguage].map(([language, all]) => [
      language,
      all.slice(0, linesPerLanguage).map((row) => row.split(' | ')[1] ?? ''),
    ]),
  );
}

it('keeps the words of lines in all languages in an English group', async () => {
  const languages = linesOfLanguages();
  expect(languages.size).toBeGreaterThanOrEqual(20);
  expect([...languages.values()].flat().length).toBeGreaterThanOrEqual(200);
  for (const [language, lines] of languages) {
    const parsed = (await ada.api.POST('/parser/ingredients', { body: { ingredients: lines } })).data;
    const slug = (await ada.api.POST('/recipes', { body: { name: `Lines ${language}`, sample: false } })).data;
    const params = { path: { slug } };
    const recipeIngredient = parsed.map(({ ingredient: { food, unit, ...line } }) => ({
      ...line,
      food: food && { ...food, id: food.id ?? undefined },
      unit: unit && { ...unit, id: unit.id ?? undefined },
    }));
    const { data: recipe } = await ada.api.PATCH('/recipes/{slug}', { params, body: { recipeIngredient } });
    const shown = recipe.recipeIngredient.map(({ display }) => display);
    expect({ language, lines: shown }).toEqual({ language, lines });
    const exported = await fetch(`${test.url}/api/recipes/${slug}/exports?template_name=markdown`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    const text = await exported.text();
    expect({ language, lost: lines.filter((line) => !text.replaceAll('\\', '').includes(line)) }).toEqual({
      language,
      lost: [],
    });
    const list = (await ada.api.POST('/groups/shopping/lists', { body: { name: language } })).data.id;
    const path = { id: list, recipeId: recipe.id };
    await ada.api.POST('/groups/shopping/lists/{id}/recipe/{recipeId}', { params: { path }, body: {} });
    const { listItems } = (await ada.api.GET('/groups/shopping/lists/{id}', { params: { path: { id: list } } })).data;
    const foods = recipe.recipeIngredient.flatMap(({ food, words }) => (food && words?.food ? [words.food] : []));
    // an item for several lines has the words of one of them, its parts those of all
    const bought = listItems
      .flatMap(({ display, parts }) => [display, ...parts.map(({ words }) => words?.food)])
      .join('\n')
      .toLowerCase();
    // water is not bought
    const lost = foods.filter((food) => !isTapWater(food) && !bought.includes(food.toLowerCase()));
    expect({ language, lost }).toEqual({ language, lost: [] });
  }
});
