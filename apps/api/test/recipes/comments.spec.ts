import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Context } from '#persistence';
import { Clock } from '#platform';
import { RecipesCleanup } from '#recipes';
import { jest } from '@jest/globals';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let ben: Person;
let mia: Person;
let stranger: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  ben = await addMember(test.url, ada, 'ben');
  mia = await addMember(test.url, ada, 'mia', { canManage: true });
  stranger = await addStranger(test.url, 'stranger');
});
afterAll(() => test.stop());
afterEach(() => void jest.restoreAllMocks());

async function newRecipe(settings?: object, { api } = ada) {
  const slug = (await api.POST('/recipes', { body: { name: `Pie ${randomUUID()}` } })).data;
  return (await api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { settings } })).data;
}
const comment = async (slug: string, text: string, { api } = ben) =>
  api.POST('/recipes/{slug}/comments', { params: { path: { slug } }, body: { text } });
const commentsOf = async (slug: string, { api } = ada) =>
  (await api.GET('/recipes/{slug}/comments', { params: { path: { slug } } })).data;
const at = (id: string) => ({ params: { path: { id } } });

it('a comment says who wrote it, is Markdown without anything that runs, and comments are in the order of time', async () => {
  const { slug, id } = await newRecipe();
  await comment(slug, 'First **bold** <script>alert(1)</script><img src=x onerror=alert(2)>');
  await comment(slug, 'Second', ada);
  const [first, second] = await commentsOf(slug);
  expect(first).toMatchObject({ recipeId: id, userId: ben.id, user: { username: 'ben', admin: false } });
  expect(first!.textHtml).toContain('<strong>bold</strong>');
  expect(first!.textHtml).not.toMatch(/script|onerror/);
  expect(second).toMatchObject({ text: 'Second', user: { fullName: 'Ada Cook' } });
});

it('those of somebody who has moved to another group stay, with the name', async () => {
  const { slug } = await newRecipe();
  const zoe = await addMember(test.url, ada, 'zoe');
  await comment(slug, 'Good', zoe);
  const { name: group } = (await stranger.api.GET('/groups/self')).data;
  const moved = await ada.api.PUT('/admin/users/{id}', { ...at(zoe.id), body: { group } });
  expect(moved.response.status).toBe(200);
  expect(await commentsOf(slug)).toMatchObject([{ text: 'Good', user: { username: 'zoe' } }]);
  const { data: recipe } = await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } });
  expect(recipe.comments).toEqual(await commentsOf(slug));
  expect((await zoe.api.GET('/recipes/{slug}/comments', { params: { path: { slug } } })).response.status).toBe(404);
});

it('the author and administrators change it; managers delete it as well; others do neither', async () => {
  const { slug } = await newRecipe();
  const eve = await addMember(test.url, ada, 'eve');
  const { id } = (await comment(slug, 'Too salty')).data;
  const change = async ({ api }: Person, text: string) =>
    (await api.PUT('/comments/{id}', { ...at(id), body: { text } })).response.status;
  expect(await change(eve, 'x')).toBe(403);
  expect(await change(mia, 'x')).toBe(403);
  expect(await change(ben, 'Salty')).toBe(200);
  expect(await change(ada, 'A bit salty')).toBe(200);
  expect((await commentsOf(slug))[0]!.text).toBe('A bit salty');
  expect((await eve.api.DELETE('/comments/{id}', at(id))).response.status).toBe(403);
  expect((await stranger.api.DELETE('/comments/{id}', at(id))).response.status).toBe(404);
  expect((await mia.api.DELETE('/comments/{id}', at(id))).response.status).toBe(200);
  expect(await commentsOf(slug)).toEqual([]);
  expect((await ben.api.GET('/comments/{id}', at(id))).response.status).toBe(404);
});

it('a deletion can be taken back for a day, with its author and its time', async () => {
  const { slug } = await newRecipe();
  const { data } = await comment(slug, 'Keep me');
  await ada.api.DELETE('/comments/{id}', at(data.id));
  expect((await stranger.api.POST('/comments/{id}/restore', at(data.id))).response.status).toBe(404);
  expect((await ada.api.POST('/comments/{id}/restore', at(data.id))).data).toMatchObject({
    userId: ben.id,
    createdAt: data.createdAt,
  });
  expect(await commentsOf(slug)).toHaveLength(1);
  await ben.api.DELETE('/comments/{id}', at(data.id));
  jest.spyOn(test.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 25 * 3_600_000));
  const { manager } = test.app.get(DataSource);
  await test.app.get(RecipesCleanup).prune(new Context({ locale: 'en-US' }, manager));
  expect((await ben.api.POST('/comments/{id}/restore', at(data.id))).response.status).toBe(404);
});

it('is one comment, however often a browser sends it, and back when it is sent after its deletion', async () => {
  const { slug, id: recipeId } = await newRecipe();
  const id = randomUUID();
  const send = async ({ api } = ben) =>
    (await api.POST('/comments', { body: { id, recipeId, text: 'Once' } })).response;
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await commentsOf(slug)).map((one) => one.id)).toEqual([id]);
  await ben.api.DELETE('/comments/{id}', at(id));
  expect(await commentsOf(slug)).toEqual([]);
  await send();
  expect(await commentsOf(slug)).toHaveLength(1);
  expect((await send(ada)).status).toBe(409);
});

it('where a recipe takes no comments, none is written or shown, and those that are there come back with it', async () => {
  const { slug } = await newRecipe();
  const { id } = (await comment(slug, 'Nice')).data;
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { settings: { disableComments: true } } });
  expect((await comment(slug, 'Me too')).error).toMatchObject({ detail: { code: 'comments.disabled' } });
  expect((await ben.api.PUT('/comments/{id}', { ...at(id), body: { text: 'x' } })).response.status).toBe(403);
  expect(await commentsOf(slug)).toEqual([]);
  await ada.api.PATCH('/recipes/{slug}', {
    params: { path: { slug } },
    body: { settings: { disableComments: false } },
  });
  expect(await commentsOf(slug)).toHaveLength(1);
});

it('new recipes take none where the group prefers that', async () => {
  await ada.api.PUT('/groups/preferences', { body: { recipeDisableComments: true } });
  const slug = (await ada.api.POST('/recipes', { body: { name: 'Quiet' } })).data;
  await ada.api.PUT('/groups/preferences', { body: { recipeDisableComments: false } });
  expect((await comment(slug, 'Hello?')).response.status).toBe(403);
});

it('a locked recipe is commented on as well', async () => {
  const { slug } = await newRecipe({ locked: true });
  expect((await comment(slug, 'Still good')).response.status).toBe(201);
});

it('the list has the comments on all recipes of the group and of no other', async () => {
  const { id, slug } = await newRecipe();
  await comment(slug, 'Peppercorns!');
  const query = { queryFilter: `recipeId = "${id}"`, search: 'peppercorn' };
  expect((await ada.api.GET('/comments', { params: { query } })).data.items).toMatchObject([{ text: 'Peppercorns!' }]);
  expect((await stranger.api.GET('/comments')).data.items).toEqual([]);
});

it('nothing is not a comment, and neither is what cannot be shown', async () => {
  const { slug } = await newRecipe();
  expect((await comment(slug, ' \n ')).response.status).toBe(422);
  expect((await comment(slug, '> '.repeat(400) + 'deep')).response.status).toBe(422);
  expect(await commentsOf(slug)).toEqual([]);
});
