import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Context } from '#persistence';
import { CookedMealsService } from '#planning';
import { Clock } from '#platform';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  await ada.api.PUT('/groups/preferences', { body: { timeZone: 'Asia/Tokyo' } });
});
afterAll(() => test.stop());
afterEach(() => void jest.restoreAllMocks());

async function newRecipe(name: string, { api } = ada) {
  const slug = (await api.POST('/recipes', { body: { name } })).data;
  return (await api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
}
const plan = async (date: string, recipeId: string, more: object = {}, { api } = ada) =>
  api.POST('/households/mealplans', { body: { date, entryType: 'dinner', recipeId, ...more } });

/** As the job does it at that moment. */
async function runAt(moment: string) {
  jest.spyOn(test.app.get(Clock), 'now').mockReturnValue(new Date(moment));
  const { manager } = test.app.get(DataSource);
  const note = async () => test.app.get(CookedMealsService).recordAll(new Context({ locale: 'en-US' }, manager));
  // several processes do it at once
  await Promise.all([note(), note(), note()]);
}
async function notedOf(slug: string, { api } = ada) {
  const query = { queryFilter: `recipe.slug = "${slug}" AND eventType = "info"` };
  return (await api.GET('/recipes/timeline/events', { params: { query } })).data.items;
}

it('a planned recipe is noted once, when its day is over where the group lives, and counts as made', async () => {
  const { slug, id } = await newRecipe('Ramen');
  await plan('2026-03-10', id, { servings: 3 });
  // in Tokyo, it is 23:30 of that day
  await runAt('2026-03-10T14:30:00Z');
  expect(await notedOf(slug)).toEqual([]);
  await runAt('2026-03-10T15:11:00Z');
  await runAt('2026-03-10T16:11:00Z');
  expect(await notedOf(slug)).toMatchObject([
    {
      subject: 'Planned by Ada Cook for dinner',
      meal: 'dinner',
      made: true,
      servings: 3,
      timestamp: '2026-03-10T09:30:00.000Z',
      userId: ada.id,
    },
  ]);
  const { data } = await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } });
  expect(data.lastMade).toBe('2026-03-10T09:30:00.000Z');
});

it('once deleted, it does not come back', async () => {
  const { slug, id } = await newRecipe('Udon');
  await plan('2026-04-10', id);
  await runAt('2026-04-11T00:11:00Z');
  const [event] = await notedOf(slug);
  await ada.api.DELETE('/recipes/timeline/events/{id}', { params: { path: { id: event!.id } } });
  await runAt('2026-04-11T01:11:00Z');
  expect(await notedOf(slug)).toEqual([]);
});

it('notes, leftovers and what somebody has said of that day already are not noted', async () => {
  const [left, said] = [await newRecipe('Stew'), await newRecipe('Curry')];
  await plan('2026-05-10', left.id, { leftoversOf: '2026-05-09' });
  await plan('2026-05-10', said.id);
  const body = { recipeId: said.id, eventType: 'comment', made: true, timestamp: '2026-05-10T11:00:00Z' } as const;
  await ada.api.POST('/recipes/timeline/events', { body });
  await runAt('2026-05-11T00:11:00Z');
  expect(await notedOf(left.slug)).toEqual([]);
  expect(await notedOf(said.slug)).toEqual([]);
});

it('each group has its own, and a day long ago is left alone', async () => {
  const stranger = await addStranger(test.url, 'stranger');
  await stranger.api.PUT('/groups/preferences', { body: { timeZone: 'America/Los_Angeles' } });
  const theirs = await newRecipe('Taco', stranger);
  await plan('2026-06-10', theirs.id, {}, stranger);
  await runAt('2026-06-11T06:11:00Z');
  expect(await notedOf(theirs.slug, stranger)).toEqual([]);
  await runAt('2026-06-11T07:11:00Z');
  expect(await notedOf(theirs.slug, stranger)).toHaveLength(1);
  const old = await newRecipe('Old');
  await plan('2026-05-20', old.id);
  await runAt('2026-06-11T07:11:00Z');
  expect(await notedOf(old.slug)).toEqual([]);
});
