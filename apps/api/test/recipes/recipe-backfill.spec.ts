import { DataSource } from 'typeorm';
import { Context } from '#persistence';
import { RecipeBackfillService } from '#recipes';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

it('recipes of before get the words of their authors and their minutes, but for lines that somebody has changed', async () => {
  const recipe = {
    name: 'Old',
    totalTime: 'PT1H10M',
    recipeIngredient: ["2 gousses d'ail", '3 œufs', '200 g de farine, tamisée'],
    recipeInstructions: 'Mélangez la farine et les œufs.',
  };
  const url = test.site.publish('/old', recipe);
  const slug = (await ada.api.POST('/recipes/create-url', { body: { url } })).data;
  const database = test.app.get(DataSource);
  await database.query('UPDATE recipe_ingredients SET words = NULL');
  await database.query('UPDATE recipe_ingredients SET quantity = 4 WHERE position = 1');
  await database.query('UPDATE recipes SET is_read = false, total_time_minutes = NULL');
  const get = async () => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
  expect((await get()).recipeIngredient[0]!.display).not.toBe("2 gousses d'ail");

  const context = new Context({ locale: 'en-US' }, database.manager);
  await test.app.get(RecipeBackfillService, { strict: false }).backfill(context, new AbortController().signal);
  const read = await get();
  expect(read.totalTimeMinutes).toBe(70);
  expect(read.recipeIngredient.map(({ display }) => display)).toEqual([
    "2 gousses d'ail",
    '4 œufs',
    '200 g de farine, tamisée',
  ]);
});
