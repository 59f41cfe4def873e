import ical from 'ical.js';
import { addMember, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api', BASE_URL: 'https://meals.example/' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

async function newAddress({ api }: Person) {
  const { data } = await api.POST('/users/self/calendar');
  expect(data.url).toMatch(/^https:\/\/meals\.example\/api\/calendar\/[\w-]{32}\.ics$/);
  return new URL(data.url).pathname;
}
const read = async (path: string) => fetch(test.url + path);

/** The events as a program that knows nothing of us reads them. */
async function events(path: string) {
  const text = await (await read(path)).text();
  const calendar = new ical.Component(ical.parse(text) as never);
  return { text, all: calendar.getAllSubcomponents('vevent').map((one) => new ical.Event(one)) };
}
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('has an event for each entry, at the time of the meal in the zone of the group, with the address of the recipe', async () => {
  await ada.api.PUT('/groups/preferences', {
    body: {
      timeZone: 'Asia/Kathmandu',
      mealTimes: {
        breakfast: '07:15',
        lunch: '12:00',
        dinner: '19:00',
        side: '19:00',
        snack: '10:00',
        drink: '21:00',
        dessert: '20:00',
      },
    },
  });
  const { data: slug } = await ada.api.POST('/recipes', { body: { name: 'Pie, with; odd \\ signs & “quotes”' } });
  const { data: recipe } = await ada.api.GET('/recipes/{slug}', { params: { path: { slug: slug } } });
  const note = {
    date: soon(2),
    entryType: 'snack',
    title: 'Ünïcödé 🍰 '.repeat(20).trim(),
    text: 'One\nTwo, three; four\\',
  } as const;
  const { data: planned } = await ada.api.POST('/households/mealplans/batch', {
    body: [{ date: soon(1), entryType: 'dinner', recipeId: recipe.id }, note],
  });
  const { text, all } = await events(await newAddress(ada));
  expect(all.map(({ uid }) => uid)).toEqual(planned.map(({ uuid }) => `${uuid}@tureen`));
  const [dinner, snack] = all;
  expect(dinner!.summary).toBe(recipe.name);
  expect(dinner!.component.getFirstPropertyValue('url')).toBe(`https://meals.example/recipe/${slug}`);
  // Nepal is 5:45 ahead of UTC
  expect(dinner!.startDate.toJSDate().toISOString()).toBe(`${soon(1)}T13:15:00.000Z`);
  expect([snack!.summary, snack!.description]).toEqual([note.title, note.text]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it('gets no further event or property by line breaks in a text', async () => {
  const before = (await events(await newAddress(ada))).all.length;
  const title = 'Tea\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Forged';
  const text = 'Milk\rATTACH:https://evil.example/\u0085\u2028URL:https://evil.example/';
  await ada.api.POST('/households/mealplans', { body: { date: soon(3), entryType: 'snack', title, text } });
  const { all } = await events(await newAddress(ada));
  expect(all).toHaveLength(before + 1);
  const tea = all.find(({ summary }) => summary.startsWith('Tea'))!;
  expect(tea.summary).toContain('SUMMARY:Forged');
  expect([tea.component.getFirstProperty('attach'), tea.component.getFirstProperty('url')]).toEqual([null, null]);
});

it('is kept by nobody on the way, and tells nobody where it was', async () => {
  const { headers } = await read(await newAddress(ada));
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toMatch(/private.*no-cache/);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

it('ends when it is revoked, and when another one is made', async () => {
  const first = await newAddress(ada);
  const second = await newAddress(ada);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect((await ada.api.GET('/users/self/calendar')).data.createdAt).not.toBeNull();
  await ada.api.DELETE('/users/self/calendar');
  expect((await read(second)).status).toBe(404);
  expect((await ada.api.GET('/users/self/calendar')).data.createdAt).toBeNull();
});

it('ends with a new password', async () => {
  const member = await addMember(test.url, ada, 'kim');
  const address = await newAddress(member);
  const body = { currentPassword: 'correct horse', newPassword: 'another horse' };
  expect((await member.api.PUT('/users/password', { body })).response.status).toBe(200);
  expect((await read(address)).status).toBe(404);
  expect((await signIn(test.url, 'kim', 'another horse')).id).toBe(member.id);
});

it.each(['/api/calendar/wrong.ics', '/api/calendar/.ics', `/api/calendar/${'x'.repeat(32)}`])(
  '%s is nobody’s',
  async (path) => {
    expect((await read(path)).status).toBe(404);
  },
);
