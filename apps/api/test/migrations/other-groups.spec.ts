import { randomUUID } from 'node:crypto';
import { zipOf } from '#testing/zip';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ ALLOW_SIGNUP: 'true' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const MEGABYTE = 1_000_000;
const SAVES = 25;
/** Contents that cost readers of files the most time, a megabyte each. */
const WORST = [
  ['yaml', `name: x\ningredients: [${'- *\n'.repeat(MEGABYTE / 4)}`],
  ['yaml', `name: x\ningredients: ["${'"\n'.repeat(MEGABYTE / 2)}`],
  ['txt', '1 1/2 '.repeat(MEGABYTE / 6)],
  ['md', '![a]('.repeat(MEGABYTE / 5)],
] as const;
const worstFiles = () =>
  zipOf(
    Object.fromEntries(
      Array.from({ length: 10 }, (_, round) => WORST.map(([type, text], i) => [`${round}-${i}.${type}`, text])).flat(),
    ),
  );

/** Saves a recipe whose text is formatted in a process of its own; returns the milliseconds that it takes. */
async function save({ api }: Person, slug: string): Promise<number> {
  const begun = performance.now();
  const body = { description: `${randomUUID()} ${'a *b* '.repeat(1400)}` };
  const { response } = await api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
  expect(response.status).toBe(200);
  return performance.now() - begun;
}

async function saves(person: Person, slug: string) {
  const times = [];
  for (let i = 0; i < SAVES; i++) times.push(await save(person, slug));
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(SAVES / 2)]!, longest: times.at(-1)! };
}

it('a group saves recipes without delay while the worst files of other groups are read', async () => {
  const slug = (await ada.api.POST('/recipes', { body: { name: 'Soup' } })).data;
  const others = await Promise.all(['eve', 'mallory', 'oscar'].map((name) => addStranger(test.url, name)));
  await saves(ada, slug);
  const idle = await saves(ada, slug);
  const body = { archive: worstFiles(), preview: 'true' } as never;
  const imports = others.map((other) => other.api.POST('/groups/migrations', { body, ...asMultipart }));
  const ids = (await Promise.all(imports)).map(({ data }) => data.id);
  const busy = await saves(ada, slug);
  const states = await Promise.all(
    ids.map(async (id, i) => {
      const params = { path: { id } };
      const { data } = await others[i]!.api.GET('/groups/migrations/{id}', { params });
      await others[i]!.api.POST('/groups/migrations/{id}/cancel', { params });
      return data.state;
    }),
  );
  // the other groups were still being read
  expect(states).toContain('reading');
  // 84 s once; idle times count because the machine may be busy with other work
  expect(busy.median).toBeLessThan(Math.max(300, 4 * idle.median));
  expect(busy.longest).toBeLessThan(Math.max(3000, 4 * idle.longest));
}, 60_000);
