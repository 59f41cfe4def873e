import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Context } from '#persistence';
import { TimersService } from '#planning';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const pathOf = (uuid: string) => ({ params: { path: { uuid } } });
const lamb = { name: 'Roast lamb', label: '20 to 25 minutes', step: 2, seconds: 1200, secondsMax: 1500, left: 1200 };
const set = (uuid: string, more: object = {}, person = ada) =>
  person.api.PUT('/households/timers/{uuid}', { ...pathOf(uuid), body: { ...lamb, ...more } });
const list = async (person = ada) => (await person.api.GET('/households/timers')).data;

describe('timers', () => {
  it('are started by one device, and seen, paused and stopped by the others', async () => {
    const uuid = randomUUID();
    const endsAt = new Date(Date.now() + 1_200_000).toISOString();
    await set(uuid, { endsAt });
    expect(await list()).toMatchObject([{ ...lamb, uuid, endsAt }]);
    // the same start, sent again by a device that had no network, is the same timer
    await set(uuid, { endsAt });
    await set(uuid, { endsAt: null, left: 900 });
    expect(await list()).toMatchObject([{ uuid, endsAt: null, left: 900 }]);
    await ada.api.DELETE('/households/timers/{uuid}', pathOf(uuid));
    expect(await list()).toEqual([]);
    const again = await ada.api.DELETE('/households/timers/{uuid}', pathOf(uuid));
    expect(again.response.status).toBe(404);
  });

  it('of another group stay theirs, also with the same uuid', async () => {
    const mallory = await addStranger(test.url, 'mallory');
    const uuid = randomUUID();
    await set(uuid);
    await set(uuid, { name: 'Soup' }, mallory);
    expect([await list(), await list(mallory)]).toMatchObject([[{ name: 'Roast lamb' }], [{ name: 'Soup' }]]);
    await mallory.api.DELETE('/households/timers/{uuid}', pathOf(uuid));
    expect(await list()).toHaveLength(1);
    const slug = (await mallory.api.POST('/recipes', { body: { name: 'Theirs' } })).data;
    const { data: theirs } = await mallory.api.GET('/recipes/{slug}', { params: { path: { slug } } });
    const { response, error } = await set(randomUUID(), { recipeId: theirs.id });
    expect([response.status, JSON.stringify(error)]).toEqual([422, expect.stringContaining('recipeId')]);
  });

  it('go a day after they rang', async () => {
    const [old, fresh] = [randomUUID(), randomUUID()];
    await set(old, { endsAt: new Date(Date.now() - 25 * 3_600_000).toISOString() });
    await set(fresh, { endsAt: new Date(Date.now() - 3_600_000).toISOString() });
    await test.app.get(TimersService).removeExpired(new Context({ locale: '' }, test.app.get(DataSource).manager));
    const left = (await list()).map(({ uuid }) => uuid);
    expect([left.includes(old), left.includes(fresh)]).toEqual([false, true]);
  });
});
