import { randomUUID } from 'node:crypto';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

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
  const first = { serveAt: '19:30', cooks: 1, ovens: [{ trays: 2 }], dayBefore: true, courses: [], progress: [] };
  expect(await get('2026-12-01')).toEqual({ ...first, date: '2026-12-01' });
  await set('2026-12-24', { serveAt: '18:45', cooks: 2, ovens: [{ trays: 2 }, { trays: 1 }] });
  const kitchen = { serveAt: '18:45', cooks: 2, ovens: [{ trays: 2 }, { trays: 1 }], dayBefore: true };
  expect(await get('2026-12-25')).toEqual({ ...kitchen, date: '2026-12-25', courses: [], progress: [] });
});

it('keeps courses and what has started, field by field', async () => {
  const courses = [{ entry: randomUUID(), minutes: 30 }];
  const progress = [{ block: 'lamb:1.1', start: 980, end: 992, done: true }];
  await set('2026-12-31', { courses });
  await set('2026-12-31', { progress });
  expect(await get('2026-12-31')).toMatchObject({ courses, progress });
});

it('is of one group', async () => {
  const mallory = await addStranger(test.url, 'mallory');
  await set('2027-01-01', { cooks: 5 });
  expect(await get('2027-01-01', mallory)).toMatchObject({ cooks: 1 });
});

it.each([{ serveAt: '25:00' }, { cooks: 0 }, { ovens: [{ trays: 0 }] }, { progress: [{ block: '' }] }])(
  'refuses %j',
  async (body) => {
    expect((await set('2027-01-02', body)).response.status).toBe(422);
  },
);

it.each(['2027-02-30', '0000-01-01', 'tomorrow', '9ff47131-0591-52e2-945f-b2ed911bb525'])(
  'refuses the day %s by its name',
  async (date) => {
    const { error, response } = await ada.api.GET('/households/cooking-plans/{date}', at(date));
    expect(response.status).toBe(422);
    expect(error).toMatchObject({ detail: { errors: { date: [expect.any(String)] } } });
  },
);
