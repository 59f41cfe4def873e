import type { Wire } from '#client';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

type Line = { food?: { name: string }; note?: string; referencedRecipe?: { id: string } };
const food = (name: string, note = ''): Line => ({ food: { name }, note });

async function createRecipe(recipeIngredient: Line[], changes: object = {}) {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name: `Fit ${crypto.randomUUID()}` } });
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { ...changes, recipeIngredient } });
  return slug;
}

async function fitOf(slug: string, personId: string) {
  const { data } = await ada.api.GET('/recipes/{slug}/fit', { params: { path: { slug } } });
  return data.find(({ person }) => person.id === personId)!;
}

const createPerson = async (body: Partial<Wire<'PersonCreate'>>) =>
  (await ada.api.POST('/groups/persons', { body: { name: 'Ben', ...body } })).data;

describe('persons of the household', () => {
  it('are stored with what they do not eat, changed and deleted for good', async () => {
    const ownFood = (await ada.api.POST('/foods', { body: { name: 'Grandma’s liver dumplings' } })).data;
    const person = await createPerson({
      allergies: ['peanuts', 'peanuts'],
      diets: ['vegetarian'],
      knownDislikes: [{ food: 'onion' }],
      dislikes: [{ id: ownFood.id }],
    });
    expect(person).toMatchObject({
      userId: null,
      allergies: ['peanuts'],
      intolerances: [],
      diets: ['vegetarian'],
      knownDislikes: [{ food: 'onion', name: 'onion' }],
      dislikes: [{ id: ownFood.id, name: ownFood.name }],
    });
    const path = { id: person.id };
    const { data } = await ada.api.PATCH('/groups/persons/{id}', { params: { path }, body: { diets: [] } });
    expect(data).toMatchObject({ name: 'Ben', diets: [], allergies: ['peanuts'], dislikes: [{ id: ownFood.id }] });
    await ada.api.DELETE('/groups/persons/{id}', { params: { path } });
    expect((await ada.api.GET('/groups/persons/{id}', { params: { path } })).response.status).toBe(404);
    const { data: trash } = await ada.api.GET('/groups/trash', {});
    expect(JSON.stringify(trash)).not.toContain('Ben');
  });

  it('are not changed by somebody who has not seen the latest change', async () => {
    const { id } = await createPerson({});
    const change = (name: string) =>
      ada.api.PATCH('/groups/persons/{id}', {
        params: { path: { id }, header: { 'if-match': '"1"' } },
        body: { name },
      });
    expect((await change('Benjamin')).response.status).toBe(200);
    const { response, error } = await change('Benno');
    expect([response.status, JSON.stringify(error)]).toEqual([412, expect.stringContaining('Benjamin')]);
  });

  it('have foods and accounts of the household only', async () => {
    const unknownId = crypto.randomUUID();
    const statusOf = async (body: object) =>
      (await ada.api.POST('/groups/persons', { body: { name: 'Eve', ...body } })).response.status;
    expect(await statusOf({ userId: unknownId })).toBe(422);
    expect(await statusOf({ dislikes: [{ id: unknownId }] })).toBe(422);
    expect(await statusOf({ knownDislikes: [{ food: 'unobtainium' }] })).toBe(422);
    expect(await statusOf({ userId: ada.id })).toBe(201);
  });
});

describe('who can eat a recipe', () => {
  it('is fine only where each line is certain and contains nothing of it', async () => {
    const ben = await createPerson({ allergies: ['nuts'], diets: ['vegetarian'] });
    const fit = async (lines: Line[], changes?: object) =>
      (await fitOf(await createRecipe(lines, changes), ben.id)).fit;
    expect(await fit([food('onions'), food('carrots', 'finely chopped')])).toBe('fine');
    expect(await fit([food('large onions', 'or to taste'), food('fresh thyme leaves', 'for garnish')])).toBe('fine');
    expect(await fit([food('onions'), food('walnuts')])).toBe('unsuitable');
    expect(await fit([food('onions'), food('bacon')])).toBe('unsuitable');
    expect(await fit([food('onions'), food('unobtainium')])).toBe('unknown');
    expect(await fit([food('onions'), food('pine nuts')])).toBe('unknown');
    expect(await fit([food('onions', 'or Wonderland pearls')])).toBe('unknown');
    expect(await fit([food('onions', 'mixed with ground almonds')])).toBe('unknown');
    expect(await fit([])).toBe('unknown');
  });

  it('names the lines that stand against it, may do so, or are not known', async () => {
    const ben = await createPerson({ intolerances: ['milk'] });
    const slug = await createRecipe([food('butter'), food('margarine'), food('Wonderland spice')]);
    const { fit, contains, mayContain, unknown } = await fitOf(slug, ben.id);
    expect(fit).toBe('unsuitable');
    expect(contains).toEqual([expect.objectContaining({ display: 'butter', substances: ['milk'] })]);
    expect(mayContain).toEqual([expect.objectContaining({ display: 'margarine', substances: ['milk'] })]);
    expect(unknown).toEqual([expect.objectContaining({ display: 'Wonderland spice', reason: 'food' })]);
  });

  it('takes a likely food as not known until a member confirms it', async () => {
    const ben = await createPerson({ allergies: ['fish'] });
    const slug = await createRecipe([food('roasted onions')]);
    const { unknown } = await fitOf(slug, ben.id);
    const { data } = await ada.api.GET('/recipes/{slug}/foods', { params: { path: { slug } } });
    expect([unknown.map(({ reason }) => reason), data[0]!.applied]).toEqual([['likely'], true]);
    const path = { slug, referenceId: data[0]!.referenceId };
    await ada.api.PUT('/recipes/{slug}/foods/{referenceId}', { params: { path }, body: { foods: ['onion'] } });
    expect((await fitOf(slug, ben.id)).fit).toBe('fine');
  });

  it('knows dislikes with their kinds, and foods of the group', async () => {
    const secret = (await ada.api.POST('/foods', { body: { name: 'Grandma’s secret' } })).data;
    const ben = await createPerson({ knownDislikes: [{ food: 'cheese' }], dislikes: [{ id: secret.id }] });
    const cheese = await fitOf(await createRecipe([food('gruyère')]), ben.id);
    expect([cheese.fit, cheese.contains[0]?.dislikes]).toEqual(['unsuitable', ['cheese']]);
    const own = await fitOf(await createRecipe([food('Grandma’s secret')]), ben.id);
    expect([own.fit, own.contains[0]?.dislikes]).toEqual(['unsuitable', ['Grandma’s secret']]);
    expect((await fitOf(await createRecipe([food('onions')]), ben.id)).fit).toBe('fine');
  });

  it('looks into linked recipes', async () => {
    const ben = await createPerson({ allergies: ['nuts'] });
    const inner = async (lines: Line[]) => {
      const slug = await createRecipe(lines);
      return (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data.id;
    };
    const fit = async (id: string) =>
      (await fitOf(await createRecipe([{ ...food('onions'), referencedRecipe: { id } }]), ben.id)).fit;
    expect(await fit(await inner([food('carrots')]))).toBe('fine');
    expect(await fit(await inner([food('carrots'), food('walnuts')]))).toBe('unsuitable');
    expect(await fit(await inner([food('carrots'), food('unobtainium')]))).toBe('unknown');
  });

  it('is fine for somebody who eats everything', async () => {
    const ben = await createPerson({});
    expect((await fitOf(await createRecipe([food('unobtainium')]), ben.id)).fit).toBe('fine');
  });

  it('offers what can be taken instead, if all who eat can eat that', async () => {
    const ben = await createPerson({ allergies: ['milk'] });
    const slug = await createRecipe([food('milk'), food('butter'), food('eggs')]);
    const swapsFor = async () =>
      (await fitOf(slug, ben.id)).swaps.map(({ display, parts }) => `${display}: ${parts.map((part) => part.food)}`);
    const before = await swapsFor();
    expect(before).toContain('butter: coconut-oil');
    expect(before).toContain('milk: rice-milk');
    // others of the household eat neither soy, nor gluten, nor coconut oil
    const others = [
      { allergies: ['soybeans' as const] },
      { intolerances: ['gluten' as const] },
      { knownDislikes: [{ food: 'coconut-oil' }] },
    ];
    const persons = [];
    for (const body of others) persons.push(await createPerson(body));
    expect(await swapsFor()).toEqual(['milk: rice-milk', 'butter: olive-oil']);
    for (const { id } of [ben, ...persons]) await ada.api.DELETE('/groups/persons/{id}', { params: { path: { id } } });
  });

  it('offers nothing that may contain what somebody does not eat', async () => {
    const ben = await createPerson({ allergies: ['fish'] });
    const lotte = await createPerson({ allergies: ['gluten'] });
    const slug = await createRecipe([food('fish sauce')]);
    expect((await fitOf(slug, ben.id)).swaps).toEqual([]);
    await ada.api.DELETE('/groups/persons/{id}', { params: { path: { id: lotte.id } } });
  });
});

describe('a variant of a recipe', () => {
  const variantOf = (slug: string, swaps: { referenceId: string; foods: string[] }[], name?: string) =>
    ada.api.POST('/recipes/{slug}/variants', { params: { path: { slug } }, body: { name, swaps } });
  const read = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
  const displays = ({ recipeIngredient }: Wire<'Recipe'>) => recipeIngredient.map(({ display }) => display);

  it('is a copy with what is offered for a person, who can eat it then; the recipe stays', async () => {
    const ben = await createPerson({ diets: ['vegan'] });
    const lines = [
      { ...food('onions'), quantity: 2 },
      { ...food('butter', 'soft'), quantity: 100, unit: { name: 'gram' } },
      { ...food('eggs'), quantity: 2 },
    ];
    const slug = await createRecipe(lines, { notes: [{ title: 'Grandma', text: 'Stir well.' }] });
    const before = await read(slug);
    const { swaps } = await fitOf(slug, ben.id);
    const chosen = ['coconut-oil', 'flaxseed water'].map((foods) => {
      const swap = swaps.find(({ parts }) => parts.map((part) => part.food).join(' ') === foods)!;
      return { referenceId: swap.referenceId, foods: foods.split(' ') };
    });
    const { data: variant } = await variantOf(slug, chosen);
    expect(displays(variant)).toEqual([
      '2 onions',
      '100 gram coconut oil, soft',
      '2 tablespoons flaxseed',
      '6 tablespoons water',
    ]);
    expect(variant.name).toBe(`${before.name} (coconut oil, flaxseed, water)`);
    expect(variant.notes.map(({ text }) => text)).toEqual([
      'Stir well.',
      '100 gram butter soft → 100 gram coconut oil, soft\n\n2 eggs → 2 tablespoons flaxseed + 6 tablespoons water',
    ]);
    expect(await fitOf(variant.slug, ben.id)).toMatchObject({ fit: 'fine', contains: [], mayContain: [], unknown: [] });
    expect(await read(slug)).toEqual(before);
  });

  it('keeps steps at the lines that took the place of theirs, and takes foods of the group', async () => {
    const oil = (await ada.api.POST('/foods', { body: { name: 'olive oil' } })).data;
    const referenceId = crypto.randomUUID();
    const slug = await createRecipe([{ ...food('butter'), referenceId } as Line], {
      recipeInstructions: [{ text: 'Melt the butter.', ingredientReferences: [{ referenceId }] }],
    });
    const { data } = await variantOf(slug, [{ referenceId, foods: ['olive-oil'] }], 'Ben’s');
    const [line] = data.recipeIngredient;
    expect([data.name, line!.food?.id]).toEqual(['Ben’s', oil.id]);
    expect(data.recipeInstructions[0]!.ingredientReferences).toEqual([{ referenceId: line!.referenceId }]);
    expect(data.recipeInstructions[0]!.text).toBe('Melt the butter.\n\n*butter → olive oil*');
  });

  it('names the swaps below the steps that use the foods before, and leaves the words of all steps', async () => {
    const [butter, eggs] = [crypto.randomUUID(), crypto.randomUUID()];
    const lines = [
      { ...food('flour'), quantity: 200 },
      { ...food('butter'), referenceId: butter },
      { ...food('eggs'), quantity: 2, referenceId: eggs },
    ];
    const slug = await createRecipe(lines as Line[], {
      recipeInstructions: ['Melt the butter.', 'Sift the flour.', 'Whisk the eggs with the butter.'].map((text) => ({
        text,
      })),
    });
    const { data } = await variantOf(slug, [
      { referenceId: butter, foods: ['olive-oil'] },
      { referenceId: eggs, foods: ['flaxseed', 'water'] },
    ]);
    expect(data.recipeInstructions.map(({ text }) => text)).toEqual([
      'Melt the butter.\n\n*butter → olive oil*',
      'Sift the flour.',
      'Whisk the eggs with the butter.\n\n*butter → olive oil*\n\n*eggs → flaxseed + water*',
    ]);
  });

  it('takes no line of another recipe, and no food that is not offered', async () => {
    const referenceId = crypto.randomUUID();
    const slug = await createRecipe([{ ...food('butter'), referenceId } as Line]);
    const errorsOf = async (swap: { referenceId: string; foods: string[] }) => {
      const { response, error } = await variantOf(slug, [swap]);
      return [response.status, Object.keys((error as { detail: { errors: object } }).detail.errors)];
    };
    const other = crypto.randomUUID();
    expect(await errorsOf({ referenceId: other, foods: ['coconut-oil'] })).toEqual([422, ['swaps.0.referenceId']]);
    expect(await errorsOf({ referenceId, foods: ['walnut'] })).toEqual([422, ['swaps.0.foods']]);
  });
});
