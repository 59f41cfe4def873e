import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { eventually } from '#testing/eventually';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { pngPicture } from '../support/site.ts';
import { zipOf } from '#testing/zip';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ ALLOW_SIGNUP: 'true' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

type Options = { add_migration_tag?: string; migration_type?: string; preview?: string };
const start = async (archive: File, options: Options = {}, { api } = ada) =>
  (await api.POST('/groups/migrations', { body: { archive, ...options } as never, ...asMultipart })).data;
const migration = async (id: string) =>
  (await ada.api.GET('/groups/migrations/{id}', { params: { path: { id } } })).data;
const report = async (id: string) => (await ada.api.GET('/groups/reports/{id}', { params: { path: { id } } })).data;
const recipe = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;

const until = (id: string, ...states: string[]) =>
  eventually(
    async () => {
      const now = await migration(id);
      return states.includes(now.state) && now;
    },
    `the migration is ${states.join(' or ')}`,
  );
async function bringIn(archive: File, options: Options = {}) {
  const { id } = await start(archive, options);
  await until(id, 'finished', 'failed');
  return report(id);
}
const paprika = (name: string, more = {}) => ({
  uid: randomUUID().toUpperCase(),
  name,
  ingredients: 'For the dough:\n2 cups flour\n1 egg, beaten',
  directions: '1. Mix.\n2. Bake.',
  notes: 'Freezes well.',
  categories: ['Baking'],
  rating: 4,
  servings: 'Serves 6',
  prep_time: '10 min',
  created: '2021-04-09 16:55:55',
  source: 'My grandmother',
  nutritional_info: 'Calories: 300, Fat: 12 g',
  ...more,
});
const packed = (one: object) => gzipSync(JSON.stringify(one));

it('a program that is not known is refused', async () => {
  const archive = zipOf({ 'Pie.paprikarecipe': packed(paprika('Apple pie')) });
  const body = { archive, migration_type: 'zzz' } as never;
  const { response, error } = await ada.api.POST('/groups/migrations', { body, ...asMultipart });
  expect([response.status, error]).toMatchObject([
    422,
    { detail: { errors: { migration_type: [expect.any(String)] } } },
  ]);
});

it('recipes of another program come in with all that it knew of them', async () => {
  const photo = (await pngPicture()).toString('base64');
  const archive = zipOf({ 'Pie.paprikarecipe': packed(paprika('Apple pie', { photo_data: photo })) });
  const done = await bringIn(archive, { migration_type: 'paprika', add_migration_tag: 'true' });
  expect(done).toMatchObject({ name: 'Paprika Import', category: 'migration', status: 'success' });
  expect(done.entries).toMatchObject([{ success: true, message: 'Apple pie' }]);
  const pie = await recipe(done.entries[0]!.slug!);
  expect(pie).toMatchObject({
    name: 'Apple pie',
    recipeYield: 'Serves 6',
    prepTime: '10 min',
    rating: 4,
    dateAdded: '2021-04-09',
    image: expect.any(String),
    nutrition: { calories: '300', fatContent: '12' },
    recipeCategory: [{ name: 'Baking' }],
    tags: [{ name: 'paprika' }],
    notes: [{ text: 'Freezes well.' }, { title: 'Source', text: 'My grandmother' }],
  });
  expect(pie.recipeIngredient.map(({ title, display }) => [title, display])).toEqual([
    ['For the dough', '2 cups flour'],
    ['', '1 egg, beaten'],
  ]);
  expect(pie.recipeInstructions.map(({ text }) => text)).toEqual(['Mix.', 'Bake.']);
});

it('recipes that are there already are skipped, and can be replaced or kept beside each other, one or all', async () => {
  const make = async (name: string, lines: string[]) => {
    const { data: slug } = await ada.api.POST('/recipes', { body: { name, sample: false } });
    const body = { recipeIngredient: lines.map((note) => ({ note })) };
    await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
  };
  await make('Known tart', ['2 cups flour', '1 egg']);
  await make('Known soup', ['3 leeks']);
  await make('Other stew', ['1 kg beans']);
  const file = () =>
    zipOf({
      'a.paprikarecipe': packed(paprika('Known tart', { ingredients: '2 cups flour\n1 egg', notes: 'From the file' })),
      'b.paprikarecipe': packed(paprika('Known soup', { ingredients: '3 leeks' })),
      'c.paprikarecipe': packed(paprika('Other stew', { ingredients: '2 kg beans' })),
    });
  const { id } = await start(file(), { preview: 'true' });
  expect((await until(id, 'ready')).found).toMatchObject({ recipes: 3, known: 2 });
  await ada.api.POST('/groups/migrations/{id}/start', { params: { path: { id } } });
  await until(id, 'finished');
  const slugs = async () => (await report(id)).entries.map(({ slug, exception }) => [slug, Boolean(exception)]);
  expect(await slugs()).toEqual([
    ['known-tart', true],
    ['known-soup', true],
    ['other-stew-1', false],
  ]);

  const again = async (body: object) =>
    (await ada.api.POST('/groups/migrations/{id}/retry', { params: { path: { id } }, body })).response.status;
  const [tart, soup, stew] = (await report(id)).entries;
  expect(await again({ existing: 'keep', entries: [stew!.id] })).toBe(422);
  expect(await again({ existing: 'keep', entries: [randomUUID()] })).toBe(422);
  expect(await again({ existing: 'replace', entries: [tart!.id] })).toBe(200);
  await until(id, 'finished');
  expect(await recipe('known-tart')).toMatchObject({
    notes: expect.arrayContaining([{ title: '', text: 'From the file' }]),
  });
  expect(await again({ existing: 'keep', entries: [soup!.id] })).toBe(200);
  await until(id, 'finished');
  expect(await slugs()).toEqual([
    ['known-tart', false],
    ['known-soup-1', false],
    ['other-stew-1', false],
  ]);

  await ada.api.POST('/groups/migrations/{id}/undo', { params: { path: { id } } });
  await until(id, 'undone');
  const all = (await ada.api.GET('/recipes', { params: { query: { perPage: -1 } } })).data.items.map(
    ({ slug }) => slug,
  );
  expect(all).toEqual(expect.arrayContaining(['known-tart', 'known-soup', 'other-stew']));
  expect(all).not.toEqual(expect.arrayContaining(['known-soup-1']));
});

it('what has come once does not come again, and one damaged file does not stop the others', async () => {
  const one = packed(paprika('Bread'));
  await bringIn(zipOf({ 'a.paprikarecipe': one }));
  const again = await bringIn(
    zipOf({
      'a.paprikarecipe': one,
      'b.paprikarecipe': one.subarray(0, 40),
      'c.paprikarecipe': packed(paprika('Rolls')),
    }),
  );
  expect(again.status).toBe('partial');
  expect(again.entries.map(({ message, success, exception }) => [message, success, exception])).toEqual([
    ['Bread', true, 'You already have this recipe.'],
    ['b.paprikarecipe', false, 'This file is damaged, or it isn’t what it claims to be.'],
    ['Rolls', true, ''],
  ]);
});

describe('a recipe that was there already under another name', () => {
  const undoMigration = async (id: string) => {
    await ada.api.POST('/groups/migrations/{id}/undo', { params: { path: { id } } });
    await until(id, 'undone');
  };
  const trashed = async (slug: string) =>
    (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).response.status === 404;

  it('is offered side by side, does not come again once it was merged, and comes back when that is undone', async () => {
    const had = (await ada.api.POST('/recipes', { body: { name: 'Lemon tart', sample: false } })).data;
    const [tart, cake] = [packed(paprika('Lemon tart')), packed(paprika('Marble cake'))];
    const archive = () => zipOf({ 'tart.paprikarecipe': tart, 'cake.paprikarecipe': cake });
    const brought = await bringIn(archive());
    const { id: from, slug } = await recipe(brought.entries.find(({ message }) => message === 'Lemon tart')!.slug!);
    const { id: to } = await recipe(had);
    const query = { kind: 'recipe' as const, migration: brought.id };
    const twice = async () =>
      (await ada.api.GET('/organizers/clean-up/duplicates', { params: { query } })).data.map(({ items }) =>
        items.map(({ id }) => id),
      );
    expect(await twice()).toEqual([[to, from]]);

    const merged = await ada.api.POST('/organizers/merges', { body: { kind: 'recipe', from: [from], to } });
    expect(await twice()).toEqual([]);
    const again = await bringIn(archive());
    expect(again.entries.map(({ slug: known, exception }) => [known, exception]).sort()).toEqual(
      [had, brought.entries.find(({ message }) => message === 'Marble cake')!.slug].map((known) => [
        known,
        'You already have this recipe.',
      ]),
    );
    await ada.api.POST('/organizers/merges/undo', { body: { ids: [merged.data[0]!.id] } });
    expect(await twice()).toEqual([[to, from]]);
    await undoMigration(brought.id);
    expect([await trashed(slug), await trashed(had)]).toEqual([true, false]);
  });

  it('stays when the migration is taken back after the merge, and is brought again after that', async () => {
    const had = (await ada.api.POST('/recipes', { body: { name: 'Onion tart', sample: false } })).data;
    const { id: to } = await recipe(had);
    const tart = packed(paprika('Onion tart'));
    const brought = await bringIn(zipOf({ 'tart.paprikarecipe': tart }));
    const { id: from } = await recipe(brought.entries[0]!.slug!);
    await ada.api.POST('/organizers/merges', { body: { kind: 'recipe', from: [from], to } });
    await undoMigration(brought.id);
    expect(await trashed(had)).toBe(false);
    await ada.api.DELETE('/recipes/{slug}', { params: { path: { slug: had } } });
    const again = await bringIn(zipOf({ 'tart.paprikarecipe': tart }));
    expect(again.entries.map(({ exception }) => exception)).toEqual(['']);
  });
});

it('a preview says what is there; it comes when somebody says so, and all of it goes into the trash together', async () => {
  const names = ['Soup', 'Stew', 'Salad'];
  const archive = zipOf(Object.fromEntries(names.map((name) => [`${name}.paprikarecipe`, packed(paprika(name))])));
  const { id } = await start(archive, { preview: 'true' });
  const ready = await until(id, 'ready');
  expect(ready.found).toMatchObject({ recipes: 3, known: 0, formats: [{ format: 'paprika', recipes: 3 }] });
  expect(ready.found!.sample[0]).toEqual({ name: 'Soup', lines: 2, steps: 2, hasPicture: false });
  expect((await report(id)).entries).toEqual([]);
  await ada.api.POST('/groups/migrations/{id}/start', { params: { path: { id } } });
  await until(id, 'finished');
  const { entries } = await report(id);
  expect(entries.map(({ success }) => success)).toEqual([true, true, true]);
  await ada.api.POST('/groups/migrations/{id}/undo', { params: { path: { id } } });
  await until(id, 'undone');
  for (const { slug } of entries) {
    const { response } = await ada.api.GET('/recipes/{slug}', { params: { path: { slug: slug! } } });
    expect(response.status).toBe(404);
  }
  const trash = await ada.api.GET('/groups/trash', { params: { query: { queryFilter: 'kind = "recipe"' } } });
  expect(trash.data.items.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

it('it can be cancelled, and goes on when it is tried again', async () => {
  const archive = zipOf({ 'x.paprikarecipe': packed(paprika('Quiche')) });
  const { id } = await start(archive, { preview: 'true' });
  await until(id, 'ready');
  const canceled = await ada.api.POST('/groups/migrations/{id}/cancel', { params: { path: { id } } });
  expect(canceled.data.state).toBe('canceled');
  const late = await ada.api.POST('/groups/migrations/{id}/start', { params: { path: { id } } });
  expect(late.response.status).toBe(409);
  await ada.api.POST('/groups/migrations/{id}/retry', { params: { path: { id } } });
  await until(id, 'finished');
  expect((await report(id)).status).toBe('success');
});

it.each([
  [
    'no recipe',
    () => new File(['Nothing to eat here'], 'letter.txt'),
    'There’s no recipe in this file that we can read.',
  ],
  ['a bomb', () => zipOf({ 'a.json': Buffer.alloc(20_000_000, 32) }), 'The archive is too large when it is unpacked.'],
  [
    'a broken archive',
    () => new File([new Uint8Array(Buffer.from('504b0304aaaaaaaa', 'hex'))], 'x.zip'),
    'This file is damaged, or it isn’t what it claims to be.',
  ],
  [
    'names that lead out of the archive',
    () => zipOf({ '../../etc/x/recipe.json': '{"@type":"Recipe","name":"Sly"}' }),
    'This file is damaged, or it isn’t what it claims to be.',
  ],
])('a file with %s fails in words', async (_, file, reason) => {
  const done = await bringIn(file());
  expect(done.status).toBe('failure');
  expect(done.entries.map(({ exception }) => exception)).toEqual([reason]);
});

it('a file of the archive is never looked for outside of it', async () => {
  const sly = { '@type': 'Recipe', name: 'Sly', image: '../../../.secret', recipeIngredient: ['1 egg'] };
  const done = await bringIn(zipOf({ 'x/recipe.json': JSON.stringify(sly) }));
  expect((await recipe(done.entries[0]!.slug!)).image).toBeNull();
});

it('an upload in which nothing can be read says why of each file, and is not offered', async () => {
  const archive = zipOf({
    'Mine.crb': Buffer.from('Big'),
    'Pie.paprikarecipe': packed(paprika('Pie')).subarray(0, 30),
  });
  const { id } = await start(archive, { preview: 'true' });
  expect(await until(id, 'ready', 'failed')).toMatchObject({ state: 'failed' });
  const { status, entries } = await report(id);
  expect(status).toBe('failure');
  expect(entries).toHaveLength(2);
  const why = new Map(entries.map(({ message, exception }) => [message, exception]));
  expect(why.get('Mine.crb')).toContain('.crb');
  expect(why.get('Pie.paprikarecipe')).toBe('This file is damaged, or it isn’t what it claims to be.');
});

it('another group sees nothing of it; another member does', async () => {
  const { id } = await start(zipOf({ 'y.paprikarecipe': packed(paprika('Curry')) }));
  await until(id, 'finished');
  const stranger = await addStranger(test.url, 'mallory');
  const member = await addMember(test.url, ada, 'grace');
  expect((await stranger.api.GET('/groups/migrations/{id}', { params: { path: { id } } })).response.status).toBe(404);
  expect((await stranger.api.POST('/groups/migrations/{id}/undo', { params: { path: { id } } })).response.status).toBe(
    404,
  );
  expect((await member.api.GET('/groups/migrations')).data.map((one) => one.id)).toContain(id);
});

it('a recipe that another group has already comes in all the same', async () => {
  const archive = () => zipOf({ 'one.paprikarecipe': packed(shared) });
  const shared = paprika('Shared crumble');
  await bringIn(archive());
  const stranger = await addStranger(test.url, 'neighbour');
  const { id } = await start(archive(), {}, stranger);
  const params = { path: { id } };
  await eventually(async () => {
    const { state } = (await stranger.api.GET('/groups/migrations/{id}', { params })).data;
    return state === 'finished' || state === 'failed';
  }, 'the migration of the other group ends');
  const { entries } = (await stranger.api.GET('/groups/reports/{id}', { params })).data;
  expect(entries).toMatchObject([{ success: true, message: 'Shared crumble', exception: '' }]);
  expect((await stranger.api.GET('/recipes')).data.items.map(({ name }) => name)).toEqual(['Shared crumble']);
});
