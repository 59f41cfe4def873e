import { addMember, type Person, setUp, startApp, type TestApp } from './support/app.ts';

let test: TestApp;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  ben = await addMember(test.url, ada, 'ben');
});
afterAll(() => test.stop());

const newRecipe = async (name: string) => (await ada.api.POST('/recipes', { body: { name } })).data;
const newFood = async (name: string) => (await ada.api.POST('/foods', { body: { name } })).data;

/** Asks as a browser does that has the answer already. */
async function ask(path: string, etag = '', person = ada) {
  // fetch would forbid caches to answer, unless told otherwise
  const headers = { authorization: `Bearer ${person.token}`, 'if-none-match': etag, 'cache-control': 'max-age=0' };
  const response = await fetch(`${test.url}/api${path}`, { headers });
  const body = response.status === 200 ? ((await response.json()) as Record<string, unknown>) : undefined;
  return { status: response.status, etag: response.headers.get('etag')!, body };
}

describe('an answer that a browser has', () => {
  it('is not sent again as long as nothing in it has changed', async () => {
    const slug = await newRecipe('Lentils');
    const { etag } = await ask(`/recipes/${slug}`);
    expect(await ask(`/recipes/${slug}`, etag)).toMatchObject({ status: 304 });
    const { etag: list } = await ask('/foods');
    expect(await ask('/foods', list)).toMatchObject({ status: 304 });
  });

  it('is sent again after a rating, which is no new version of the recipe', async () => {
    const slug = await newRecipe('Rice');
    const before = await ask(`/recipes/${slug}`);
    await ada.api.POST('/users/{id}/ratings/{slug}', {
      params: { path: { id: ada.id, slug } },
      body: { rating: 4 },
    });
    const after = await ask(`/recipes/${slug}`, before.etag);
    expect(after).toMatchObject({ status: 200, body: { rating: 4, version: before.body!['version'] } });
  });

  it('is sent again after a tag or a food of the recipe got another name', async () => {
    const slug = await newRecipe('Beans');
    const body = { tags: [{ name: 'quik' }], recipeIngredient: [{ food: { name: 'been' } }] };
    const { data } = await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
    const first = await ask(`/recipes/${slug}`);
    const tag = { params: { path: { id: data.tags[0]!.id } }, body: { name: 'quick' } };
    await ada.api.PATCH('/organizers/tags/{id}', tag);
    const second = await ask(`/recipes/${slug}`, first.etag);
    expect(second).toMatchObject({ status: 200, body: { tags: [{ name: 'quick' }] } });
    const food = { params: { path: { id: data.recipeIngredient[0]!.food!.id } }, body: { name: 'bean' } };
    await ada.api.PATCH('/foods/{id}', food);
    const third = await ask(`/recipes/${slug}`, second.etag);
    expect(third).toMatchObject({ status: 200, body: { recipeIngredient: [{ food: { name: 'bean' } }] } });
  });
});

describe('a change on the condition that nobody else has made one', () => {
  it('is refused with the current state, whatever the resource', async () => {
    const { id, version } = await newFood('leek');
    const params = (ifMatch: string) => ({ path: { id }, header: { 'if-match': ifMatch } });
    const first = await ada.api.PATCH('/foods/{id}', {
      params: params(`"${version}"`),
      body: { description: 'white' },
    });
    expect(first.data).toMatchObject({ description: 'white', version: version + 1 });
    const second = await ada.api.PUT('/foods/{id}', { params: params(`"${version}"`), body: { description: 'green' } });
    expect(second.response.status).toBe(412);
    expect(second.error).toMatchObject({ current: { id, description: 'white', version: version + 1 } });
    const gone = await ada.api.DELETE('/foods/{id}', { params: params(`"${version}"`) });
    expect(gone.response.status).toBe(412);
    expect((await ada.api.DELETE('/foods/{id}', { params: params('*') })).response.status).toBe(200);
  });

  it('takes the ETag of an answer, of which only the version counts', async () => {
    const slug = await newRecipe('Peas');
    const { etag, body } = await ask(`/recipes/${slug}`);
    await ada.api.POST('/users/{id}/ratings/{slug}', { params: { path: { id: ada.id, slug } }, body: { rating: 5 } });
    const params = { path: { slug }, header: { 'if-match': etag } };
    const { data } = await ada.api.PATCH('/recipes/{slug}', { params, body: { description: 'Green.' } });
    expect(data).toMatchObject({ description: 'Green.', version: (body!['version'] as number) + 1 });
    const late = await ada.api.PATCH('/recipes/{slug}', { params, body: { description: 'Red.' } });
    expect(late.error).toMatchObject({ current: { description: 'Green.', rating: 5, recipeIngredient: [{}] } });
  });

  it('holds for the preferences of the group as well', async () => {
    const { data: preferences } = await ada.api.GET('/groups/preferences');
    const params = { header: { 'if-match': `"${preferences.version}"` } };
    const change = () => ada.api.PUT('/groups/preferences', { params, body: { firstDayOfWeek: 3 } });
    expect((await change()).data).toMatchObject({ firstDayOfWeek: 3 });
    const { response, error } = await change();
    expect(response.status).toBe(412);
    expect(error).toMatchObject({ current: { firstDayOfWeek: 3, version: preferences.version + 1 } });
  });
});

describe('two people who change different things at the same moment', () => {
  it('of a food: both changes stand', async () => {
    const { id } = await newFood('cress');
    for (let round = 0; round < 20; round++) {
      const params = { path: { id } };
      const [one, other] = [`spicy ${round}`, `cresses ${round}`];
      await Promise.all([
        ada.api.PATCH('/foods/{id}', { params, body: { description: one } }),
        ada.api.PATCH('/foods/{id}', { params, body: { pluralName: other } }),
      ]);
      const { data } = await ada.api.GET('/foods/{id}', { params });
      expect(data).toMatchObject({ description: one, pluralName: other });
    }
  });

  it('of the preferences: both changes stand', async () => {
    for (let round = 0; round < 20; round++) {
      const on = round % 2 === 0;
      await Promise.all([
        ada.api.PUT('/groups/preferences', { body: { recipePublic: on } }),
        ada.api.PUT('/groups/preferences', { body: { recipeShowNutrition: !on } }),
      ]);
      const { data } = await ada.api.GET('/groups/preferences');
      expect(data).toMatchObject({ recipePublic: on, recipeShowNutrition: !on });
    }
  });

  it('of a person: what they may and what they are called', async () => {
    const params = { path: { id: ben.id } };
    for (let round = 0; round < 10; round++) {
      await Promise.all([
        ben.api.PATCH('/users/{id}', { params, body: { fullName: `Ben ${round}` } }),
        ada.api.PATCH('/users/{id}', { params, body: { canInvite: round % 2 === 0 } }),
      ]);
      const { data } = await ben.api.GET('/users/self');
      expect(data).toMatchObject({ fullName: `Ben ${round}`, canInvite: round % 2 === 0 });
    }
  });
});

it('a change that changes nothing makes no new version', async () => {
  const { id, version } = await newFood('chard');
  const params = { path: { id } };
  const { data } = await ada.api.PATCH('/foods/{id}', { params, body: { name: 'chard', aliases: [] } });
  expect(data.version).toBe(version);
});
