import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Clock } from '#platform';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let stranger: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  stranger = await addStranger(test.url, 'stranger');
});
afterAll(() => test.stop());

type Body = NonNullable<Parameters<typeof create>[0]>;
async function create(body: {
  date: string;
  entryType?: 'breakfast' | 'lunch' | 'dinner' | 'side' | 'snack' | 'drink' | 'dessert';
  title?: string;
  recipeId?: string | null;
  uuid?: string;
  servings?: number;
  position?: number;
}) {
  return (await ada.api.POST('/households/mealplans', { body })).data;
}
async function newRecipe(name: string, changes: object = {}, { api } = ada) {
  const { data: slug } = await api.POST('/recipes', { body: { name } });
  return (await api.PUT('/recipes/{slug}', { params: { path: { slug: slug } }, body: changes })).data;
}
async function between(start_date: string, end_date = start_date) {
  const query = { start_date, end_date, orderBy: 'position', orderDirection: 'asc', perPage: -1 } as const;
  return (await ada.api.GET('/households/mealplans', { params: { query } })).data.items;
}
const call = async (method: string, path: string, body?: object, headers = {}) => {
  const response = await fetch(`${test.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('an entry', () => {
  it('is a recipe with servings, or a note, and several share a meal in their order', async () => {
    const pie = await newRecipe('Pie', { tags: ['Sweet'] });
    const first = await create({ date: '2026-01-05', entryType: 'dinner', recipeId: pie.id, servings: 3 });
    const second = await create({ date: '2026-01-05', entryType: 'dinner', title: 'Salad' });
    expect(first).toMatchObject({
      recipe: { name: 'Pie', tags: [{ name: 'Sweet' }] },
      servings: 3,
      position: 0,
      userId: ada.id,
      groupId: ada.groupId,
    });
    expect(second).toMatchObject({
      recipe: null,
      recipeId: null,
      title: 'Salad',
      text: '',
      servings: null,
      position: 1,
    });
    expect((await between('2026-01-05')).map(({ id }) => id)).toEqual([first.id, second.id]);
    await ada.api.PUT('/households/mealplans', {
      body: [
        { uuid: second.uuid, position: 0 },
        { uuid: first.uuid, position: 1 },
      ],
    });
    expect((await between('2026-01-05')).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('needs a recipe or a title, and still after a change', async () => {
    const { response, error } = await ada.api.POST('/households/mealplans', {
      body: { date: '2026-01-06', text: 'x' },
    });
    expect(response.status).toBe(422);
    expect(error).toMatchObject({ detail: { errors: { title: [expect.any(String)] } } });
    const { uuid } = await create({ date: '2026-01-06', title: 'Bread' });
    const params = { path: { id: uuid } };
    expect((await ada.api.PATCH('/households/mealplans/{id}', { params, body: { title: ' ' } })).response.status).toBe(
      422,
    );
    expect((await ada.api.GET('/households/mealplans/{id}', { params })).data.title).toBe('Bread');
  });

  it('changes in single columns, by its number or its uuid, and comes last where it is put', async () => {
    const { id, uuid } = await create({ date: '2026-01-07', entryType: 'lunch', title: 'Soup', servings: 2 });
    await create({ date: '2026-01-08', entryType: 'lunch', title: 'Rice' });
    const byNumber = { params: { path: { id: String(id) } } };
    const moved = await ada.api.PATCH('/households/mealplans/{id}', { ...byNumber, body: { date: '2026-01-08' } });
    expect(moved.data).toMatchObject({ uuid, date: '2026-01-08', title: 'Soup', servings: 2, position: 1, version: 2 });
    const byUuid = { params: { path: { id: uuid.toUpperCase() } } };
    const { data } = await ada.api.PATCH('/households/mealplans/{id}', { ...byUuid, body: { servings: null } });
    expect(data).toMatchObject({ id, title: 'Soup', servings: null });
  });

  it('sent twice with the same uuid, at once or later, is one', async () => {
    const body: Body = { uuid: randomUUID(), date: '2026-01-09', title: 'Once' };
    const all = await Promise.all([create(body), create(body), create(body)]);
    expect(new Set([...all, await create({ ...body, title: 'Other' })].map(({ id }) => id)).size).toBe(1);
    expect((await between('2026-01-09')).map(({ title }) => title)).toEqual(['Once']);
    const theirs = await stranger.api.POST('/households/mealplans', { body });
    expect(theirs.data.groupId).toBe(stranger.groupId);
  });

  it('refuses a change of an older version, and shows what there is by now', async () => {
    const { uuid, version } = await create({ date: '2026-01-10', title: 'Peas' });
    const params = { path: { id: uuid }, header: { 'if-match': `"${version}"` } };
    await ada.api.PATCH('/households/mealplans/{id}', { params, body: { title: 'Beans' } });
    const late = await ada.api.PATCH('/households/mealplans/{id}', { params, body: { title: 'Corn' } });
    expect(late.error).toMatchObject({ current: { title: 'Beans', version: version + 1 } });
  });

  it('goes with its recipe', async () => {
    const recipe = await newRecipe('Short-lived');
    await create({ date: '2026-01-11', recipeId: recipe.id });
    await ada.api.DELETE('/recipes/{slug}', { params: { path: { slug: recipe.slug } } });
    expect(await between('2026-01-11')).toEqual([]);
  });

  it('is not made of a recipe of others, and none of theirs is changed', async () => {
    const theirs = await newRecipe('Theirs', {}, stranger);
    const body = { date: '2026-01-12', recipeId: theirs.id };
    const refused = await ada.api.POST('/households/mealplans', { body });
    expect(refused.error).toMatchObject({ detail: { errors: { recipeId: [expect.any(String)] } } });
    const { uuid } = await create({ date: '2026-01-12', title: 'Ours' });
    const params = { path: { id: uuid } };
    const change = await ada.api.PATCH('/households/mealplans/{id}', { params, body: { recipeId: theirs.id } });
    expect(change.response.status).toBe(422);
    expect((await stranger.api.PUT('/households/mealplans', { body: [{ uuid, title: 'X' }] })).response.status).toBe(
      404,
    );
    await stranger.api.DELETE('/households/mealplans', { params: { query: { uuids: [uuid] } } });
    expect((await between('2026-01-12')).map(({ title }) => title)).toEqual(['Ours']);
  });
});

it('several are planned all or none, and deleted together', async () => {
  const good = { date: '2026-02-02', title: 'Good' };
  const bad = await ada.api.POST('/households/mealplans/batch', { body: [good, { date: '2026-02-02' }] });
  expect(bad.error).toMatchObject({ detail: { errors: { '1.title': [expect.any(String)] } } });
  expect(await between('2026-02-02')).toEqual([]);
  const { data } = await ada.api.POST('/households/mealplans/batch', { body: [good, { ...good, title: 'Better' }] });
  expect(data.map(({ title, position }) => [title, position])).toEqual([
    ['Good', 0],
    ['Better', 1],
  ]);
  const uuids = data.map(({ uuid }) => uuid);
  const deleted = await ada.api.DELETE('/households/mealplans', { params: { query: { uuids } } });
  expect(deleted.data).toHaveLength(2);
  expect(await between('2026-02-02')).toEqual([]);
});

it('lists from the first to the last day, either of them or both', async () => {
  for (const date of ['2025-05-01', '2025-05-02', '2025-05-03']) await create({ date, title: date });
  const dates = async (query: object) => {
    const options = { params: { query: { perPage: -1, ...query } } };
    return (await ada.api.GET('/households/mealplans', options)).data.items.map(({ date }) => date);
  };
  expect(await dates({ end_date: '2025-05-02' })).toEqual(['2025-05-01', '2025-05-02']);
  expect((await dates({ start_date: '2025-05-02' })).slice(0, 2)).toEqual(['2025-05-02', '2025-05-03']);
  const filter = { queryFilter: 'date = 2025-05-03' };
  expect(await dates({ start_date: '2025-05-02', end_date: '2025-05-03', ...filter })).toEqual(['2025-05-03']);
});

describe('today', () => {
  const at = (moment: string) => jest.spyOn(test.app.get(Clock), 'now').mockReturnValue(new Date(moment));
  const titles = async () => (await ada.api.GET('/households/mealplans/today')).data.map(({ title }) => title);
  const setZone = (timeZone: string) => ada.api.PUT('/groups/preferences', { body: { timeZone } });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['Europe/Berlin', '2026-06-10T21:59:59Z', '10 June'],
    ['Europe/Berlin', '2026-06-10T22:00:00Z', '11 June'],
    ['America/Los_Angeles', '2026-06-11T06:59:59Z', '10 June'],
    ['America/Los_Angeles', '2026-06-11T07:00:00Z', '11 June'],
    ['Europe/Berlin', '2027-03-27T22:59:59Z', '27 March'],
    ['Europe/Berlin', '2027-03-27T23:00:00Z', '28 March'],
    ['Europe/Berlin', '2027-03-28T21:59:59Z', '28 March'],
    ['Europe/Berlin', '2027-03-28T22:00:00Z', '29 March'],
  ])('in %s at %s is %s', async (zone, moment, day) => {
    const days = { '10 June': '2026-06-10', '11 June': '2026-06-11' } as Record<string, string>;
    for (const number of [27, 28, 29]) days[`${number} March`] = `2027-03-${number}`;
    for (const [title, date] of Object.entries(days)) {
      if (!(await between(date)).length) await create({ date, title });
    }
    await setZone(zone);
    at(moment);
    expect(await titles()).toEqual([day]);
  });

  it('is in the order of the meals', async () => {
    for (const entryType of ['dinner', 'breakfast', 'dessert', 'lunch'] as const)
      await create({ date: '2026-07-01', entryType, title: entryType });
    await setZone('UTC');
    at('2026-07-01T12:00:00Z');
    expect(await titles()).toEqual(['breakfast', 'lunch', 'dinner', 'dessert']);
  });

  it('follows no time zone that does not exist', async () => {
    const { error } = await setZone('Mars/Base');
    expect(error).toMatchObject({ detail: { errors: { timeZone: [expect.any(String)] } } });
  });
});

describe('by chance', () => {
  const random = async (date: string, entryType: 'dinner' | 'lunch' = 'dinner') =>
    ada.api.POST('/households/mealplans/random', { body: { date, entryType } });

  it('follows all rules of its day and meal, which need any or all of their categories and tags', async () => {
    const both = await newRecipe('Both', { tags: ['Fast'], recipeCategory: ['Main'] });
    await newRecipe('Only main', { recipeCategory: ['Main'] });
    const [tag] = both.tags;
    const [category] = both.recipeCategory;
    const rule = (body: object) => ada.api.POST('/households/mealplans/rules', { body });
    await rule({ day: 'monday', entryType: 'dinner', tags: [{ id: tag!.id }] });
    await rule({ entryType: 'dinner', categories: [{ id: category!.id, name: 'x', slug: 'x' }] });
    const theirs = await stranger.api.POST('/organizers/tags', { body: { name: 'never' } });
    await stranger.api.POST('/households/mealplans/rules', { body: { tags: [{ id: theirs.data.id }] } });
    for (let round = 0; round < 4; round++) {
      expect((await random('2026-08-03')).data.recipe!.name).toBe('Both');
      expect(['Both', 'Only main']).toContain((await random('2026-08-04')).data.recipe!.name);
    }
    expect((await random('2026-08-03', 'lunch')).response.status).toBe(200);
    const unused = { id: await newTag('nobody has it') };
    const onWednesday = { day: 'wednesday', categories: [{ id: category!.id }], tags: [unused] };
    const { data: wednesday } = await rule(onWednesday);
    expect(wednesday!.match).toBe('any');
    expect(['Both', 'Only main']).toContain((await random('2026-08-05')).data.recipe!.name);
    await rule({ ...onWednesday, match: 'all' });
    const none = await random('2026-08-05');
    expect([none.response.status, none.error]).toEqual([
      404,
      expect.objectContaining({ detail: expect.objectContaining({ message: 'No recipes match your rules.' }) }),
    ]);
  });

  it('is a suggestion for many meals, which says why and is stored only when somebody plans it', async () => {
    const slots = Array.from({ length: 5 }, (_, day) => ({ date: `2026-09-0${day + 3}`, entryType: 'lunch' as const }));
    const suggest = async (seed: string, kept: { date: string; entryType: 'lunch'; recipeId: string }[] = []) =>
      (await ada.api.POST('/households/mealplans/suggestions', { body: { slots, seed, kept } })).data;
    const { data: rule } = await ada.api.POST('/households/mealplans/rules', {
      body: { entryType: 'lunch', effect: 'pause', amount: 3 },
    });
    const first = await suggest('a');
    expect(await suggest('a')).toEqual(first);
    expect(first.map(({ date, entryType }) => ({ date, entryType }))).toEqual(slots);
    for (const { recipe, met, unmet, choices } of first) {
      expect([!!recipe, met, unmet, choices > 2]).toEqual([true, [rule.id], [], true]);
    }
    expect(await between('2026-09-03', '2026-09-07')).toEqual([]);
    const theirs = await newRecipe('Kept by others', {}, stranger);
    const body = { slots, kept: [{ ...slots[0]!, recipeId: theirs.id }] };
    expect((await ada.api.POST('/households/mealplans/suggestions', { body })).response.status).toBe(422);
  });

  it('chooses among more recipes than it reads, with all that the rules tell apart', async () => {
    const cook = await addStranger(test.url, 'cook-of-many');
    const { data: tag } = await cook.api.POST('/organizers/tags', { body: { name: 'Rare' } });
    const recipes = [];
    for (const name of ['Blini', 'Borscht', 'Brioche']) recipes.push(await newRecipe(name, { tags: [tag] }, cook));
    for (let number = 3; number < 45; number++) await cook.api.POST('/recipes', { body: { name: `Dish ${number}` } });
    const rare = new Set(recipes.map(({ id }) => id));
    const slots = (['lunch', 'dinner', 'side'] as const).map((entryType) => ({ date: '2026-11-02', entryType }));
    const suggest = async (seed: string, kept: { date: string; entryType: 'lunch'; recipeId: string }[] = []) =>
      (await cook.api.POST('/households/mealplans/suggestions', { body: { slots, seed, kept } })).data;
    const seeds = Array.from({ length: 12 }, (_, seed) => `${seed}`);
    const chosen = (await Promise.all(seeds.map((seed) => suggest(seed)))).flat();
    expect(new Set(chosen.map(({ choices }) => choices))).toEqual(new Set([45]));
    expect(new Set(chosen.map(({ recipe }) => recipe?.id)).size).toBeGreaterThan(15);

    const rule = (body: object) => cook.api.POST('/households/mealplans/rules', { body: { tags: [tag], ...body } });
    await rule({ entryType: 'lunch', effect: 'require' });
    await rule({ entryType: 'dinner', effect: 'exclude' });
    await rule({ entryType: 'side', effect: 'prefer' });
    const byRule = await Promise.all(seeds.map((seed) => suggest(seed)));
    for (const [lunch, dinner, side] of byRule) {
      expect([lunch?.choices, dinner?.choices, side?.choices]).toEqual([3, 42, 45]);
      expect([lunch, dinner, side].map((one) => rare.has(one?.recipe?.id ?? ''))).toEqual([true, false, true]);
    }
    const [first, second, third] = recipes.map(({ id }) => id);
    const kept = [first, second].map((recipeId) => ({
      ...slots[0]!,
      date: '2026-11-01',
      entryType: 'lunch' as const,
      recipeId: recipeId!,
    }));
    expect((await suggest('any', kept))[0]).toMatchObject({ recipe: { id: third }, choices: 3 });
  });

  it('is no cake for dinner, unless there is nothing else or a rule asks for it', async () => {
    const cook = await addStranger(test.url, 'cook-of-cakes');
    const { data: cakes } = await cook.api.POST('/organizers/categories', { body: { name: 'Kuchen & Torten' } });
    const { data: breads } = await cook.api.POST('/organizers/tags', { body: { name: 'Bread' } });
    await newRecipe('Sachertorte', { recipeCategory: [cakes] }, cook);
    await newRecipe('Sourdough', { tags: [breads] }, cook);
    const suggest = async (entryType: 'dinner' | 'dessert') => {
      const slots = Array.from({ length: 6 }, (_, day) => ({ date: `2026-12-0${day + 1}`, entryType }));
      const { data } = await cook.api.POST('/households/mealplans/suggestions', { body: { slots, seed: 'b' } });
      return { names: new Set(data.map(({ recipe }) => recipe?.name)), data };
    };
    expect((await suggest('dinner')).names).toEqual(new Set(['Sachertorte', 'Sourdough']));
    await newRecipe('Dal', {}, cook);
    const dinners = await suggest('dinner');
    expect(dinners.names).toEqual(new Set(['Dal']));
    expect(dinners.data[0]).toMatchObject({ met: [], unmet: [], choices: 1 });
    expect((await suggest('dessert')).names.has('Sachertorte')).toBe(true);
    await cook.api.POST('/households/mealplans/rules', {
      body: { entryType: 'dinner', effect: 'require', categories: [cakes] },
    });
    expect((await suggest('dinner')).names).toEqual(new Set(['Sachertorte']));
  });

  it('is not kept from coming by leftovers, which are not cooked again', async () => {
    const cook = await addStranger(test.url, 'lone-cook');
    const stew = await newRecipe('Stew', {}, cook);
    const rule = { entryType: 'lunch', effect: 'pause', amount: 3 } as const;
    const { data: pause } = await cook.api.POST('/households/mealplans/rules', { body: rule });
    const plan = { date: '2026-10-02', entryType: 'lunch', recipeId: stew.id } as const;
    const wish = async () => {
      const body = { slots: [{ date: '2026-10-04', entryType: 'lunch' as const }], seed: 'a' };
      return (await cook.api.POST('/households/mealplans/suggestions', { body })).data;
    };
    await cook.api.POST('/households/mealplans', { body: { ...plan, date: '2026-09-30' } });
    await cook.api.POST('/households/mealplans', { body: { ...plan, leftoversOf: '2026-09-30' } });
    expect(await wish()).toMatchObject([{ recipe: { name: 'Stew' }, met: [pause.id], unmet: [] }]);
    await cook.api.POST('/households/mealplans', { body: plan });
    expect(await wish()).toMatchObject([{ unmet: [pause.id] }]);
  });

  const newTag = async (name: string) => (await ada.api.POST('/organizers/tags', { body: { name } })).data.id;
});

describe('rules', () => {
  it('about how often need a number, and those that forbid need something to forbid', async () => {
    const rule = (body: object) => ada.api.POST('/households/mealplans/rules', { body });
    expect((await rule({ effect: 'pause' })).error).toMatchObject({
      detail: { errors: { amount: [expect.any(String)] } },
    });
    expect((await rule({ effect: 'exclude' })).error).toMatchObject({
      detail: { errors: { categories: [expect.any(String)] } },
    });
  });

  it('of others do not exist, nor do their categories', async () => {
    const { data: category } = await stranger.api.POST('/organizers/categories', { body: { name: 'Theirs' } });
    const body = { categories: [{ id: category.id }] };
    expect((await ada.api.POST('/households/mealplans/rules', { body })).response.status).toBe(422);
    const { data } = await stranger.api.POST('/households/mealplans/rules', { body: {} });
    const params = { path: { id: data.id } };
    expect((await ada.api.PATCH('/households/mealplans/rules/{id}', { params, body: {} })).response.status).toBe(404);
  });
});

describe('clients that know four types', () => {
  const dessert = () => create({ date: '2026-10-01', entryType: 'dessert', title: 'Flan' });

  it.each([
    ['/groups', {}, 'side'],
    ['/households', {}, 'dessert'],
    ['/households', { 'user-agent': 'AioMealie/1.1.0' }, 'side'],
    ['/households', { 'user-agent': 'AioMealie/0.9.7' }, 'side'],
    ['/households', { 'user-agent': 'AioMealie/1.1.1' }, 'dessert'],
    ['/households', { 'user-agent': 'AioMealie/2.0.0' }, 'dessert'],
  ])('are answered below %s with %j: %s', async (base, headers, type) => {
    const { id } = await dessert();
    expect((await call('GET', `${base}/mealplans/${id}`, undefined, headers)).body).toMatchObject({ entryType: type });
    const { body } = await call(
      'GET',
      `${base}/mealplans?start_date=2026-10-01&end_date=2026-10-01`,
      undefined,
      headers,
    );
    expect(new Set((body.items as { entryType: string }[]).map(({ entryType }) => entryType))).toEqual(new Set([type]));
  });

  it('do not change what it is by sending back what they got', async () => {
    const { id } = await dessert();
    const { body } = await call('GET', `/groups/mealplans/${id}`);
    const sent = await call('PUT', `/groups/mealplans/${id}`, { ...body, title: 'Crème' });
    expect(sent).toMatchObject({ status: 200, body: { entryType: 'side', title: 'Crème' } });
    expect((await call('GET', `/households/mealplans/${id}`)).body).toMatchObject({
      entryType: 'dessert',
      title: 'Crème',
    });
  });

  it('get every key that they decode, and no null for a text', async () => {
    const { body } = await call('POST', '/groups/mealplans', { date: '2026-10-02', title: 'Note' });
    expect(body).toMatchObject({ entryType: 'breakfast', title: 'Note', text: '', recipe: null, recipeId: null });
    expect(Number.isInteger(body.id)).toBe(true);
    for (const key of ['userId', 'groupId', 'householdId', 'date']) expect(typeof body[key]).toBe('string');
  });
});
