import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const at = (id: string) => ({ params: { path: { id } } });
const food = async (name: string, fields = {}) => (await ada.api.POST('/foods', { body: { name, ...fields } })).data!;
const tag = async (name: string) => (await ada.api.POST('/organizers/tags', { body: { name } })).data!;
const undo = async (...ids: string[]) => ada.api.POST('/organizers/merges/undo', { body: { ids } });

async function merge(kind: 'food' | 'label' | 'tag' | 'unit', from: { id: string }[], to: { id: string }, who = ada) {
  const body = { kind, from: from.map(({ id }) => id), to: to.id };
  return who.api.POST('/organizers/merges', { body });
}

async function recipe(name: string, fields: object) {
  const slug = (await ada.api.POST('/recipes', { body: { name } })).data!;
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: fields });
  return slug;
}
const read = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data!;
const foodsOf = async (slug: string) => (await read(slug)).recipeIngredient.map((line) => line.food?.name);

describe('a merge of foods', () => {
  it('takes several at once, tells before what it touches, and is undone as if it had not been', async () => {
    const dairy = (await ada.api.POST('/groups/labels', { body: { name: 'Dairy' } })).data!;
    const [milk, whole, cow] = [
      await food('milk', { aliases: [{ name: 'plain milk' }] }),
      await food('whole milk', { labelId: dairy.id, aliases: [{ name: 'full milk' }] }),
      await food('cow milk'),
    ];
    const pudding = await recipe('Pudding', { recipeIngredient: [{ food: whole }, { food: cow }, { food: milk }] });
    const list = (await ada.api.POST('/groups/shopping/lists', { body: { name: 'Shop' } })).data!;
    const item = { shoppingListId: list.id, foodId: whole.id, quantity: 1, isFood: true };
    await ada.api.POST('/groups/shopping/items', { body: item });

    const body = { kind: 'food' as const, from: [whole.id, cow.id], to: milk.id };
    const preview = (await ada.api.POST('/organizers/merges/preview', { body })).data!;
    expect(preview).toMatchObject({ recipeCount: 1, recipes: [{ name: 'Pudding', slug: pudding }] });

    const merges = (await merge('food', [whole, cow], milk)).data!;
    expect(merges.map(({ fromName, toName }) => [fromName, toName])).toEqual([
      ['whole milk', 'milk'],
      ['cow milk', 'milk'],
    ]);
    expect(await foodsOf(pudding)).toEqual(['milk', 'milk', 'milk']);
    expect((await ada.api.GET('/foods/{id}', at(whole.id))).response.status).toBe(404);
    const merged = (await ada.api.GET('/foods/{id}', at(milk.id))).data!;
    expect(merged.aliases.map(({ name }) => name)).toEqual(['plain milk', 'whole milk', 'full milk', 'cow milk']);
    const bought = async () => (await ada.api.GET('/groups/shopping/lists/{id}', at(list.id))).data!.listItems[0]!;
    expect((await bought()).foodId).toBe(milk.id);

    expect((await undo(...merges.map(({ id }) => id))).response.status).toBe(200);
    expect(await foodsOf(pudding)).toEqual(['whole milk', 'cow milk', 'milk']);
    expect((await bought()).foodId).toBe(whole.id);
    const back = (await ada.api.GET('/foods/{id}', at(whole.id))).data!;
    expect(back).toMatchObject({ labelId: dairy.id, aliases: [{ name: 'full milk' }] });
    expect((await ada.api.GET('/foods/{id}', at(milk.id))).data!.aliases).toEqual([{ name: 'plain milk' }]);
    const found = await ada.api.GET('/recipes', { params: { query: { search: 'cow' } } });
    expect(found.data!.items.map(({ slug }) => slug)).toEqual([pudding]);
    expect((await ada.api.GET('/organizers/merges')).data).toEqual([]);
  });

  it('keeps what was changed since when it is undone', async () => {
    const [a, b, c] = [await food('rice a'), await food('rice b'), await food('rice c')];
    const slug = await recipe('Risotto', { recipeIngredient: [{ food: a }] });
    const { id } = (await merge('food', [a], b)).data![0]!;
    await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { recipeIngredient: [{ food: c }] } });
    await ada.api.PATCH('/foods/{id}', { ...at(b.id), body: { aliases: [{ name: 'rice a' }, { name: 'mine' }] } });
    await undo(id);
    expect(await foodsOf(slug)).toEqual(['rice c']);
    expect((await ada.api.GET('/foods/{id}', at(b.id))).data!.aliases).toEqual([{ name: 'mine' }]);
  });

  it('is undone after the one that came later', async () => {
    const [a, b, c] = [await food('oil a'), await food('oil b'), await food('oil c')];
    const slug = await recipe('Dressing', { recipeIngredient: [{ food: a }] });
    const [first] = (await merge('food', [a], b)).data!;
    const [second] = (await merge('food', [b], c)).data!;
    expect((await undo(first!.id)).response.status).toBe(409);
    expect((await undo(first!.id, second!.id)).response.status).toBe(200);
    expect(await foodsOf(slug)).toEqual(['oil a']);
  });
});

describe('merges of other things', () => {
  it('tags: recipes and cookbooks get the other one, once', async () => {
    const [quick, fast] = [await tag('Quick'), await tag('Fast')];
    const both = await recipe('Toast', { tags: [quick, fast] });
    const one = await recipe('Soup', { tags: [fast] });
    const body = { name: 'Hurry', tags: [{ id: fast.id }] };
    const cookbook = (await ada.api.POST('/groups/cookbooks', { body })).data!;
    const { id } = (await merge('tag', [fast], quick)).data![0]!;
    const tags = async (slug: string) => (await read(slug)).tags.map(({ name }) => name);
    expect([await tags(both), await tags(one)]).toEqual([['Quick'], ['Quick']]);
    const inBook = async () => (await ada.api.GET('/groups/cookbooks/{id}', at(cookbook.id))).data!.tags;
    expect((await inBook()).map(({ name }) => name)).toEqual(['Quick']);
    await undo(id);
    expect([await tags(both), await tags(one)]).toEqual([['Fast', 'Quick'], ['Fast']]);
    expect((await inBook()).map(({ name }) => name)).toEqual(['Fast']);
  });

  it('labels: foods move to the other aisle and back', async () => {
    const [one, other] = await Promise.all(
      ['Fridge', 'Cooler'].map(async (name) => (await ada.api.POST('/groups/labels', { body: { name } })).data!),
    );
    const cheese = await food('cheese', { labelId: one!.id });
    const body = { kind: 'label' as const, from: [one!.id], to: other!.id };
    expect((await ada.api.POST('/organizers/merges/preview', { body })).data!.foodCount).toBe(1);
    const { id } = (await merge('label', [one!], other!)).data![0]!;
    const labelOf = async () => (await ada.api.GET('/foods/{id}', at(cheese.id))).data!.label!.name;
    expect(await labelOf()).toBe('Cooler');
    await undo(id);
    expect(await labelOf()).toBe('Fridge');
  });
});

it('merges of several people at once lose nothing, and each is undone', async () => {
  const ben = await addMember(test.url, ada, 'ben', { canOrganize: true });
  const target = await food('flour');
  const others = await Promise.all(Array.from({ length: 6 }, async (_, n) => food(`flour ${n}`)));
  const slug = await recipe('Bread', { recipeIngredient: others.map((one) => ({ food: one })) });
  const answers = await Promise.all(others.map(async (one, n) => merge('food', [one], target, n % 2 ? ada : ben)));
  expect(await foodsOf(slug)).toEqual(others.map(() => 'flour'));
  const undone = await Promise.all(answers.map(({ data }) => undo(data![0]!.id)));
  expect(undone.map(({ response }) => response.status)).toEqual(others.map(() => 200));
  expect(await foodsOf(slug)).toEqual(others.map(({ name }) => name));
  expect((await ada.api.GET('/foods/{id}', at(target.id))).data!.aliases).toEqual([]);
});

it('nothing of another group is merged', async () => {
  const stranger = await addStranger(test.url, 'mallory');
  const theirs = (await stranger.api.POST('/foods', { body: { name: 'poison' } })).data!;
  const mine = await food('sugar');
  expect((await merge('food', [theirs], mine)).response.status).toBe(404);
  expect((await merge('food', [mine], theirs)).response.status).toBe(404);
});
