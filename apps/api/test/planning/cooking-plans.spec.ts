import { randomUUID } from 'node:crypto';
import type { Wire } from '#client';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

type Progress = Wire<'CookingPlan'>['progress'][number];

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const at = (date: string) => ({ params: { path: { date } } });
const get = async (date: string, person = ada) =>
  (await person.api.GET('/households/cooking-plans/{date}', at(date))).data;
const set = (date: string, body: object) => ada.api.PUT('/households/cooking-plans/{date}', { ...at(date), body });

it('proposes the kitchen of the last plan for a day without one', async () => {
  const first = {
    serveAt: '19:30',
    cooks: 1,
    ovens: [{ trays: 2 }],
    hobs: 4,
    dayBefore: true,
    courses: [],
    progress: [],
  };
  expect(await get('2026-12-01')).toEqual({ ...first, date: '2026-12-01' });
  await set('2026-12-24', { serveAt: '18:45', cooks: 2, ovens: [{ trays: 2 }, { trays: 1 }], hobs: 5 });
  const kitchen = { serveAt: '18:45', cooks: 2, ovens: [{ trays: 2 }, { trays: 1 }], hobs: 5, dayBefore: true };
  expect(await get('2026-12-25')).toEqual({ ...kitchen, date: '2026-12-25', courses: [], progress: [] });
});

const noteProgress = (date: string, ...progress: Progress[]) =>
  ada.api.PUT('/households/cooking-plans/{date}/progress', { ...at(date), body: progress });
const forgetProgress = (date: string, ...blocks: string[]) =>
  ada.api.DELETE('/households/cooking-plans/{date}/progress', { params: { path: { date }, query: { blocks } } });
const done = (block: string): Progress => ({ block, start: 980, end: 992, done: true });

const planEntry = async (date: string, person = ada) => {
  const uuid = randomUUID();
  const body = [{ uuid, date, entryType: 'dinner', title: 'Soup' } as const];
  await person.api.POST('/households/mealplans/batch', { body });
  return uuid;
};

it('refuses a dish that is planned for another day or by another group', async () => {
  const mallory = await addStranger(test.url, 'eve');
  const date = '2027-01-05';
  const own = { entry: await planEntry(date), minutes: 0 };
  for (const entry of [await planEntry('2027-01-06'), await planEntry(date, mallory), randomUUID()]) {
    const { error, response } = await set(date, { courses: [own, { entry, minutes: 30 }] });
    expect(response.status).toBe(422);
    expect(error).toMatchObject({ detail: { errors: { 'courses.1.entry': [expect.any(String)] } } });
  }
  await set(date, { courses: [own] });
  expect((await get(date))!.courses).toEqual([own]);
});

it('keeps courses when the kitchen changes', async () => {
  const courses = [{ entry: await planEntry('2026-12-31'), minutes: 30 }];
  await set('2026-12-31', { courses });
  await set('2026-12-31', { cooks: 3 });
  expect(await get('2026-12-31')).toMatchObject({ courses, cooks: 3 });
});

it('keeps the progress of each step when devices note different ones at the same time', async () => {
  const blocks = Array.from({ length: 8 }, (_, index) => `lamb:${index + 1}.1`);
  await Promise.all(blocks.map((block) => noteProgress('2027-01-03', done(block))));
  await Promise.all([
    forgetProgress('2027-01-03', 'lamb:1.1', 'unknown'),
    noteProgress('2027-01-03', { ...done('lamb:2.1'), done: false }),
    set('2027-01-03', { cooks: 2 }),
  ]);
  const { progress, cooks } = (await get('2027-01-03'))!;
  const states = progress.map((one) => `${one.block} ${one.done}`).toSorted();
  expect(states).toEqual(['lamb:2.1 false', ...blocks.slice(2).map((block) => `${block} true`)]);
  expect(cooks).toBe(2);
});

it('does not take the progress of a whole plan', async () => {
  await noteProgress('2027-01-04', done('lamb:1.1'));
  await set('2027-01-04', { progress: [] });
  expect((await get('2027-01-04'))!.progress).toEqual([done('lamb:1.1')]);
});

it('is of one group', async () => {
  const mallory = await addStranger(test.url, 'mallory');
  await set('2027-01-01', { cooks: 5 });
  expect(await get('2027-01-01', mallory)).toMatchObject({ cooks: 1 });
});

it.each([{ serveAt: '25:00' }, { cooks: 0 }, { ovens: [{ trays: 0 }] }, { hobs: 0 }])('refuses %j', async (body) => {
  expect((await set('2027-01-02', body)).response.status).toBe(422);
});

it('refuses progress without the name of a step', async () => {
  expect((await noteProgress('2027-01-02', done(''))).response.status).toBe(422);
});

it.each(['2027-02-30', '0000-01-01', 'tomorrow', '9ff47131-0591-52e2-945f-b2ed911bb525'])(
  'refuses the day %s by its name',
  async (date) => {
    const { error, response } = await ada.api.GET('/households/cooking-plans/{date}', at(date));
    expect(response.status).toBe(422);
    expect(error).toMatchObject({ detail: { errors: { date: [expect.any(String)] } } });
  },
);
