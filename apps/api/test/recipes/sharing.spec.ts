import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { Context } from '#persistence';
import { RecipesService, ShareLinksService } from '#recipes';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';

const DAY_MS = 24 * 3600 * 1000;

let test: TestApp;
let ada: Person;
let bo: Person;
let stranger: Person;

beforeAll(async () => {
  test = await startApp({ PRIVATE_PICTURES: 'true' });
  ada = await setUp(test.url);
  bo = await addMember(test.url, ada, 'bo');
  stranger = await addStranger(test.url, 'mallory');
});
afterAll(() => test.stop());

const nobody = () => contractClient(test.url);

async function newRecipe(name: string, changes: object = {}) {
  const slug = (await ada.api.POST('/recipes', { body: { name, sample: false } })).data;
  return (await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: changes })).data;
}
async function share(recipeId: string, expiresAt?: string) {
  return (await ada.api.POST('/shared/recipes', { body: { recipeId, expiresAt } })).data;
}
const open = (id: string) => nobody().GET('/recipes/shared/{id}', { params: { path: { id } } });
const expire = (id: string) =>
  test.app.get(DataSource).query("UPDATE share_links SET expires_at = now() - interval '1 minute' WHERE id = $1", [id]);

describe('a share link', () => {
  it('lasts 30 days, or as long as somebody wishes', async () => {
    const { id } = await newRecipe('Pie');
    const usual = await share(id);
    expect(Math.round((Date.parse(usual.expiresAt) - Date.now()) / DAY_MS)).toBe(30);
    const wish = new Date(Date.now() + 365 * DAY_MS).toISOString();
    expect((await share(id, wish)).expiresAt).toBe(wish);
    const listed = await bo.api.GET('/shared/recipes', { params: { query: { recipe_id: id } } });
    expect(listed.data.map((link) => link.expiresAt)).toEqual([wish, usual.expiresAt]);
  });

  it('is only made for a recipe of the own group, and for a time to come', async () => {
    const { id } = await newRecipe('Ours');
    const theirs = await stranger.api.POST('/shared/recipes', { body: { recipeId: id } });
    expect([theirs.response.status, theirs.error!.detail.errors]).toMatchObject([
      422,
      { recipeId: [expect.any(String)] },
    ]);
    const body = { recipeId: id, expiresAt: new Date(Date.now() - 1000).toISOString() };
    const past = await ada.api.POST('/shared/recipes', { body });
    expect([past.response.status, Object.keys(past.error!.detail.errors!)]).toEqual([422, ['expiresAt']]);
  });

  it('shows the recipe to whoever has it, without what concerns the group alone', async () => {
    const tool = (await ada.api.POST('/organizers/tools', { body: { name: 'Wok', onHand: true } })).data;
    const recipe = await newRecipe('Curry', {
      description: '**Hot**',
      extras: { alexa: 'secret' },
      lastMade: '2026-01-02T10:00:00Z',
      tools: [{ id: tool.id }],
      nutrition: { calories: '500' },
      settings: { showNutrition: false },
      recipeIngredient: [{ quantity: 2, unit: { name: 'cup' }, food: { name: 'rice' } }],
      recipeInstructions: [{ text: 'Cook.' }],
    });
    const { id } = await share(recipe.id);
    const { data: shown } = await open(id);
    expect(shown).toMatchObject({ name: 'Curry', descriptionHtml: expect.stringContaining('<strong>Hot</strong>') });
    expect(shown.recipeIngredient.map((line) => line.display)).toEqual(['2 cup rice']);
    expect(shown).toMatchObject({ extras: {}, lastMade: null, comments: [], nutrition: {} });
    expect([shown.userId, shown.nutrition.calories ?? null]).toEqual(['00000000-0000-0000-0000-000000000000', null]);
    expect(shown.tools[0]).toMatchObject({ name: 'Wok', onHand: false });
  });

  it('counts how often it was opened', async () => {
    const recipe = await newRecipe('Counted');
    const { id } = await share(recipe.id);
    await Promise.all([open(id), open(id), open(id)]);
    const { data } = await ada.api.GET('/shared/recipes/{id}', { params: { path: { id } } });
    expect(data).toMatchObject({ views: 3, recipe: { name: 'Counted' } });
  });

  it('ends when it is deleted, when it expires, and with its recipe', async () => {
    const recipe = await newRecipe('Short-lived');
    const [deleted, expired, orphan] = [await share(recipe.id), await share(recipe.id), await share(recipe.id)];
    const path = { id: deleted.id };
    expect((await stranger.api.DELETE('/shared/recipes/{id}', { params: { path } })).response.status).toBe(404);
    expect((await bo.api.DELETE('/shared/recipes/{id}', { params: { path } })).response.status).toBe(200);
    expect((await open(deleted.id)).response.status).toBe(404);
    await expire(expired.id);
    expect((await open(expired.id)).response.status).toBe(410);
    const { data: left } = await ada.api.GET('/shared/recipes', { params: { query: { recipe_id: recipe.id } } });
    expect(left.map(({ id }) => id)).toEqual([orphan.id]);
    await ada.api.DELETE('/recipes/{slug}', { params: { path: { slug: recipe.slug } } });
    expect((await open(orphan.id)).response.status).toBe(404);
  });

  it('is tidied up at night once it has expired', async () => {
    const recipe = await newRecipe('Tidy');
    const [old, young] = [await share(recipe.id), await share(recipe.id)];
    await expire(old.id);
    await test.app.get(ShareLinksService).prune(new Context({ locale: 'en-US' }, test.app.get(DataSource).manager));
    expect([(await open(old.id)).response.status, (await open(young.id)).response.status]).toEqual([404, 200]);
  });

  it('never lets anybody write', async () => {
    const recipe = await newRecipe('Read only');
    const { id } = await share(recipe.id);
    const service = test.app.get(RecipesService);
    const base = new Context({ locale: 'en-US' }, test.app.get(DataSource).manager);
    const guest = base.asAnonymous({ groupId: ada.groupId, recipeId: recipe.id });
    await expect(service.update(guest, recipe.slug, { name: 'Stolen' })).rejects.toMatchObject({ status: 403 });
    await expect(service.delete(guest, recipe.slug)).rejects.toMatchObject({ status: 403 });
    await expect(service.create(guest, { name: 'Smuggled' })).rejects.toMatchObject({ status: 403 });
    await expect(service.duplicate(guest, recipe.slug)).rejects.toMatchObject({ status: 403 });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status } = await fetch(`${test.url}/api/recipes/shared/${id}`, { method });
      expect([method, status]).toEqual([method, 405]);
    }
  });
});

describe('the files of a recipe', () => {
  const picture = (id: string, query = '', token?: string) =>
    fetch(`${test.url}/api/media/recipes/${id}/images/min-original.webp${query}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });

  async function pictured(name: string) {
    const recipe = await newRecipe(name);
    const body = { url: `${test.site.url}/picture.png` };
    await ada.api.POST('/recipes/{slug}/image', { params: { path: { slug: recipe.slug } }, body });
    return recipe;
  }

  it('are for its group and for whoever has a valid link to it', async () => {
    const [recipe, other] = [await pictured('Pictured'), await pictured('Other')];
    const [link, foreign] = [await share(recipe.id), await share(other.id)];
    const statuses = async () => [
      (await picture(recipe.id)).status,
      (await picture(recipe.id, '', bo.token)).status,
      (await picture(recipe.id, '', stranger.token)).status,
      (await picture(recipe.id, `?share=${link.id}`)).status,
      (await picture(recipe.id, `?share=${foreign.id}`)).status,
      (await picture(recipe.id, '?share=nonsense')).status,
    ];
    expect(await statuses()).toEqual([404, 200, 404, 200, 404, 404]);
    const shown = await picture(recipe.id, `?share=${link.id}`);
    expect(shown.headers.get('cache-control')).toContain('private');
    await expire(link.id);
    expect(await statuses()).toEqual([404, 200, 404, 404, 404, 404]);
    expect((await picture(recipe.id)).headers.get('cache-control')).toBe('no-store');
  });

  it('that texts show are read with the link as well', async () => {
    const recipe = await newRecipe('Illustrated');
    const path = `/api/media/recipes/${recipe.id}/images/original.webp`;
    await ada.api.PATCH('/recipes/{slug}', {
      params: { path: { slug: recipe.slug } },
      body: { recipeInstructions: [{ text: `![Dough](${path})` }] },
    });
    const { id } = await share(recipe.id);
    expect((await open(id)).data.stepsHtml[0]).toContain(`src="${path}?share=${id}"`);
  });
});

describe('saving a shared recipe', () => {
  it('copies all of it into the group of whoever is signed in', async () => {
    const recipe = await newRecipe('Lasagne', {
      description: 'Layers',
      recipeYield: '6 servings',
      recipeServings: 6,
      tags: [{ name: 'Oven' }],
      notes: [{ title: 'Tip', text: 'Rest it.' }],
      recipeIngredient: [
        { title: 'Sauce', quantity: 2, unit: { name: 'can' }, food: { name: 'tomato' }, note: 'peeled' },
        { title: 'Layers', quantity: 12, food: { name: 'sheet' } },
      ],
      recipeInstructions: [{ title: 'Sauce', text: 'Simmer.' }, { text: 'Bake.' }],
    });
    const body = { url: `${test.site.url}/picture.png` };
    await ada.api.POST('/recipes/{slug}/image', { params: { path: { slug: recipe.slug } }, body });
    const { id } = await share(recipe.id);
    const { data: slug } = await stranger.api.POST('/recipes/shared/{id}/save', { params: { path: { id } } });
    const { data: copy } = await stranger.api.GET('/recipes/{slug}', { params: { path: { slug: slug } } });
    expect(copy).toMatchObject({ name: 'Lasagne', description: 'Layers', recipeServings: 6, notes: recipe.notes });
    const lines = (of: typeof recipe) => of.recipeIngredient.map(({ title, display }) => [title, display]);
    const steps = (of: typeof recipe) => of.recipeInstructions.map(({ title, text }) => [title, text]);
    expect([lines(copy), steps(copy)]).toEqual([lines(recipe), steps(recipe)]);
    expect(copy.tags.map(({ name }) => name)).toEqual(['Oven']);
    expect([copy.groupId, copy.userId]).toEqual([stranger.groupId, stranger.id]);
    const headers = { authorization: `Bearer ${stranger.token}` };
    const stored = await fetch(`${test.url}/api/media/recipes/${copy.id}/images/tiny-original.webp`, { headers });
    expect((await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).format).toBe('webp');
  });
});
