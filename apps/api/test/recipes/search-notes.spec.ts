/** Tests that members, and nobody else, find recipes by what was noted under "I made this". */
import { randomUUID } from 'node:crypto';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let recipeId: string;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
  await ada.api.PUT('/groups/preferences', { body: { privateGroup: false } });
  const { data: slug } = await ada.api.POST('/recipes', { body: { name: 'Sachertorte', sample: false } });
  const { data } = await ada.api.PATCH('/recipes/{slug}', {
    params: { path: { slug } },
    body: { settings: { public: true } },
  });
  recipeId = data.id;
});
afterAll(() => test.stop());

const found = async (search: string) =>
  (await ada.api.GET('/recipes', { params: { query: { search } } })).data.items.map(({ name }) => name);
const note = async (eventMessage: string) => {
  const body = { id: randomUUID(), recipeId, subject: '', eventType: 'comment' as const, eventMessage, made: true };
  return (await ada.api.POST('/recipes/timeline/events', { body })).data.id;
};
const event = (id: string) => ({ params: { path: { id } } });

it('finds a recipe by its notes until they are deleted, with a typing mistake as well', async () => {
  const id = await note('Less sugar in the glaze, said Grandma at Christmas');
  expect(await found('christmas')).toEqual(['Sachertorte']);
  expect(await found('chrismas')).toEqual(['Sachertorte']);
  expect(await found('"less sugar"')).toEqual(['Sachertorte']);
  await ada.api.DELETE('/recipes/timeline/events/{id}', event(id));
  expect(await found('christmas')).toEqual([]);
  await ada.api.POST('/recipes/timeline/events/{id}/restore', event(id));
  expect(await found('christmas')).toEqual(['Sachertorte']);
});

it('tells visitors nothing of notes', async () => {
  await note('Divorced since Easter');
  const { data: group } = await ada.api.GET('/groups/self');
  const asVisitor = async (search: string) => {
    const answer = await fetch(`${test.url}/api/explore/groups/${group.slug}/recipes?search=${search}`);
    return ((await answer.json()) as { items: { name: string }[] }).items.map(({ name }) => name);
  };
  expect(await asVisitor('sachertorte')).toEqual(['Sachertorte']);
  expect(await asVisitor('divorced')).toEqual([]);
  // a word of a note is no suggestion for a similar one either
  expect(await asVisitor('divorce')).toEqual([]);
});
