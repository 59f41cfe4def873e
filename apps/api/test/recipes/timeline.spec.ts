import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { WireInput } from '#client';
import { Context } from '#persistence';
import { Clock } from '#platform';
import { RecipeImagesService, RecipesCleanup } from '#recipes';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';
import { pngPicture } from '../support/site.ts';

let test: TestApp;
let ada: Person;
let ben: Person;
let stranger: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  ben = await addMember(test.url, ada, 'ben');
  stranger = await addStranger(test.url, 'stranger');
});
afterAll(() => test.stop());

const asAda = () => ({ headers: { authorization: `Bearer ${ada.token}` } });

async function newRecipe(name = `Pie ${randomUUID()}`) {
  const slug = (await ada.api.POST('/recipes', { body: { name } })).data;
  return (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
}
const lastMade = async (slug: string) =>
  (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data.lastMade;
type Changes = Partial<WireInput<'TimelineEventCreate'>>;
const made = async (recipeId: string, more: Changes = {}, { api } = ben) =>
  (await api.POST('/recipes/timeline/events', { body: { recipeId, eventType: 'comment', made: true, ...more } })).data;
const at = (id: string) => ({ params: { path: { id } } });
const eventsOf = async (slug: string, { api } = ada) =>
  (
    await api.GET('/recipes/timeline/events', {
      params: { query: { queryFilter: `recipe.slug = "${slug}"`, orderDirection: 'asc' } },
    })
  ).data.items;

/** Runs the nightly clean-up as if so many days had passed. */
async function prune(days: number) {
  const clock = jest.spyOn(test.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + days * 86_400_000));
  const context = new Context({ locale: 'en-US' }, test.app.get(DataSource).manager);
  await test.app.get(RecipeImagesService).prune(context);
  await test.app.get(RecipesCleanup).prune(context);
  clock.mockRestore();
}

it('begins with the recipe, and is said in the language of the reader', async () => {
  const { slug, id, createdAt } = await newRecipe('Soup');
  const [first] = await eventsOf(slug);
  expect(first).toMatchObject({
    eventType: 'system',
    subject: 'Ada Cook added the recipe',
    timestamp: createdAt,
    recipeId: id,
    recipe: { name: 'Soup', slug },
    user: { username: 'ada' },
    image: 'does not have image',
  });
  const { data } = await ada.api.GET('/recipes/timeline/events/{id}', at(first!.id));
  expect(data.subject).toBe(first!.subject);
});

it('notes what somebody made: when, with what success, and that it was made last then', async () => {
  const { slug, id } = await newRecipe();
  const event = await made(id, {
    timestamp: '2026-03-01T18:00:00Z',
    eventMessage: '*Gone* in minutes <script>x</script>',
    servings: 6,
    verdict: 'changes',
  });
  expect(event).toMatchObject({
    subject: 'ben made this',
    servings: 6,
    verdict: 'changes',
    userId: ben.id,
    messageHtml: expect.stringContaining('<em>Gone</em>'),
  });
  expect(event.messageHtml).not.toContain('script');
  expect(await lastMade(slug)).toBe('2026-03-01T18:00:00.000Z');
});

it('an older event leaves it, a deleted one gives back what was said before, and back it is again', async () => {
  const { slug, id } = await newRecipe();
  const timestamp = '2025-01-01T10:00:00.000Z';
  await ada.api.PATCH('/recipes/{slug}/last-made', { params: { path: { slug } }, body: { timestamp } });
  const first = await made(id, { timestamp: '2026-03-01T18:00:00Z' });
  await made(id, { timestamp: '2024-03-01T18:00:00Z' });
  expect(await lastMade(slug)).toBe('2026-03-01T18:00:00.000Z');
  await ben.api.DELETE('/recipes/timeline/events/{id}', at(first.id));
  expect(await lastMade(slug)).toBe(timestamp);
  await ben.api.POST('/recipes/timeline/events/{id}/restore', at(first.id));
  expect(await lastMade(slug)).toBe('2026-03-01T18:00:00.000Z');
  const body = { timestamp: '2026-02-01T18:00:00Z' };
  await ben.api.PATCH('/recipes/timeline/events/{id}', { ...at(first.id), body });
  expect(await lastMade(slug)).toBe('2026-02-01T18:00:00.000Z');
  await ben.api.PATCH('/recipes/timeline/events/{id}', { ...at(first.id), body: { made: false } });
  expect(await lastMade(slug)).toBe(timestamp);
});

it('forgets an event that was deleted, also where a later one followed it', async () => {
  const { slug, id } = await newRecipe();
  const first = await made(id, { timestamp: '2026-03-01T18:00:00Z' });
  const second = await made(id, { timestamp: '2026-04-01T18:00:00Z' });
  for (const event of [first, second]) await ben.api.DELETE('/recipes/timeline/events/{id}', at(event.id));
  expect(await lastMade(slug)).toBeNull();
});

it('is one event, however often a browser sends it, and back when it is sent after its deletion', async () => {
  const { slug, id: recipeId } = await newRecipe();
  const id = randomUUID();
  const sent = await Promise.all([made(recipeId, { id }), made(recipeId, { id }), made(recipeId, { id })]);
  expect(new Set(sent.map((one) => one.id))).toEqual(new Set([id]));
  expect(await eventsOf(slug)).toHaveLength(2);
  await ben.api.DELETE('/recipes/timeline/events/{id}', at(id));
  expect(await lastMade(slug)).toBeNull();
  await made(recipeId, { id });
  expect(await eventsOf(slug)).toHaveLength(2);
  expect(await lastMade(slug)).not.toBeNull();
});

it('an event is changed and deleted by whose it is, and by administrators', async () => {
  const { slug, id: recipeId } = await newRecipe();
  const mia = await addMember(test.url, ada, 'mia', { canManage: true });
  const { id } = await made(recipeId);
  const change = async ({ api }: Person) =>
    (await api.PUT('/recipes/timeline/events/{id}', { ...at(id), body: { subject: 'Pie day' } })).response.status;
  expect([await change(mia), await change(stranger), await change(ben), await change(ada)]).toEqual([
    403, 404, 200, 200,
  ]);
  expect((await eventsOf(slug))[1]).toMatchObject({ subject: 'Pie day' });
  expect((await mia.api.DELETE('/recipes/timeline/events/{id}', at(id))).response.status).toBe(403);
  expect((await ada.api.DELETE('/recipes/timeline/events/{id}', at(id))).response.status).toBe(200);
  expect(await eventsOf(slug)).toHaveLength(1);
});

it('has a picture, which can be taken away', async () => {
  const { slug, id: recipeId } = await newRecipe();
  const { id } = await made(recipeId);
  const image = new File([new Uint8Array(await pngPicture())], 'x.png');
  const upload = async ({ api }: Person) =>
    api.PUT('/recipes/timeline/events/{id}/image', { ...at(id), body: { image, extension: 'png' }, ...asMultipart });
  const other = await addMember(test.url, ada, 'other');
  expect((await upload(other)).response.status).toBe(403);
  expect((await upload(ben)).data).toEqual({ image: 'has image' });
  expect((await eventsOf(slug))[1]!.image).toBe('has image');
  const address = `${test.url}/api/media/recipes/${recipeId}/images/timeline/${id}/min-original.webp`;
  expect((await fetch(address, asAda())).headers.get('content-type')).toBe('image/webp');
  const body = { image: 'does not have image' };
  const { data } = await ben.api.PUT('/recipes/timeline/events/{id}', { ...at(id), body });
  expect(data.image).toBe('does not have image');
  expect((await fetch(address, asAda())).status).toBe(404);
  expect(existsSync(join(test.folder, 'recipes', recipeId, 'timeline', id))).toBe(false);
});

it('goes into the trash with its recipe, and comes back with its picture', async () => {
  const { slug, id: recipeId } = await newRecipe();
  const { id } = await made(recipeId, { eventMessage: 'Kept' });
  const image = new File([new Uint8Array(await pngPicture())], 'x.png');
  await ben.api.PUT('/recipes/timeline/events/{id}/image', { ...at(id), body: { image }, ...asMultipart });
  await ada.api.DELETE('/recipes/{slug}', { params: { path: { slug } } });
  expect((await ben.api.GET('/recipes/timeline/events/{id}', at(id))).response.status).toBe(404);
  await prune(2);
  await ada.api.POST('/groups/trash/restore', { body: { ids: [recipeId] } });
  expect((await eventsOf(slug)).map(({ eventMessage }) => eventMessage)).toEqual(['', 'Kept']);
  const address = `${test.url}/api/media/recipes/${recipeId}/images/timeline/${id}/min-original.webp`;
  expect((await fetch(address, asAda())).status).toBe(200);
  await ben.api.DELETE('/recipes/timeline/events/{id}', at(id));
  await prune(2);
  expect((await fetch(address, asAda())).status).toBe(404);
});

it('finds events by person, kind and recipe, the latest first, and none of another group', async () => {
  const { id: recipeId } = await newRecipe('Needle');
  await made(recipeId, { timestamp: '2026-01-02T10:00:00Z' });
  const { id } = await made(recipeId, { timestamp: '2026-01-03T10:00:00Z' });
  const queryFilter = `userId = "${ben.id}" AND eventType = "comment" AND recipe.name = "Needle"`;
  const { data } = await ada.api.GET('/recipes/timeline/events', { params: { query: { queryFilter, perPage: 1 } } });
  expect(data).toMatchObject({ total: 2, items: [{ id }] });
  const theirs = await stranger.api.GET('/recipes/timeline/events', {
    params: { query: { queryFilter: `recipe.group_id = "${ada.groupId}"` } },
  });
  expect(theirs.data.total).toBe(0);
});

it('knows who has something on it', async () => {
  await addMember(test.url, ada, 'silent');
  const names = async ({ api }: Person) =>
    (await api.GET('/recipes/timeline/people')).data.map(({ username }) => username);
  expect(await names(ada)).toEqual(['ada', 'ben']);
  expect(await names(stranger)).toEqual([]);
});

it('refuses an event of a recipe that the group does not have, and an id that somebody else has used', async () => {
  const { id: recipeId } = await newRecipe();
  const body = { recipeId, eventType: 'comment' } as const;
  expect((await stranger.api.POST('/recipes/timeline/events', { body })).response.status).toBe(404);
  const { id } = await made(recipeId);
  const eve = await addMember(test.url, ada, 'eve');
  expect((await eve.api.POST('/recipes/timeline/events', { body: { ...body, id } })).response.status).toBe(409);
  const own = (await stranger.api.POST('/recipes', { body: { name: 'Own' } })).data;
  const theirs = (await stranger.api.GET('/recipes/{slug}', { params: { path: { slug: own } } })).data;
  const taken = await stranger.api.POST('/recipes/timeline/events', {
    body: { recipeId: theirs.id, eventType: 'comment', id },
  });
  expect(taken.response.status).toBe(409);
});
