import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
const recipeIds = new Map<string, string>();
let ben: string;
let eve: string;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  for (const [name, food] of [
    ['Carrots', 'carrots'],
    ['Walnuts', 'walnuts'],
    ['Pork', 'pork'],
    ['Secret', 'unobtainium'],
  ] as const) {
    const { data: slug } = await ada.api.POST('/recipes', { body: { name } });
    const body = { recipeIngredient: [{ food: { name: 'onions' } }, { food: { name: food } }] };
    const { data } = await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
    recipeIds.set(name, data.id);
  }
  ben = (await ada.api.POST('/groups/persons', { body: { name: 'Ben', allergies: ['nuts'] } })).data.id;
  eve = (await ada.api.POST('/groups/persons', { body: { name: 'Eve' } })).data.id;
});
afterAll(() => test.stop());

type Eaters = {
  persons?: string[];
  guests?: { name?: string; allergies?: ('nuts' | 'milk')[]; diets?: 'vegetarian'[] }[];
};
const vegetarian: Eaters = { persons: ['everyone'], guests: [{ name: 'Lotte', diets: ['vegetarian'] }] };

const plan = (date: string, name: string, eaters?: Eaters | null) => {
  const body = {
    date,
    entryType: 'dinner' as const,
    recipeId: recipeIds.get(name)!,
    ...(eaters !== undefined && { eaters }),
  };
  return ada.api.POST('/households/mealplans', { body });
};

async function fitsOf(date: string) {
  const params = { query: { start_date: date, end_date: date } };
  const { data } = await ada.api.GET('/households/mealplans/fit', { params });
  return data.map(({ fit, eaters }) => [fit, ...eaters.map(({ name, fit: of }) => `${name} ${of}`)].join(', '));
}

describe('who eats a planned meal', () => {
  it('is all persons of the household unless others are named', async () => {
    expect((await plan('2027-01-01', 'Walnuts')).data.eaters).toBeNull();
    expect(await fitsOf('2027-01-01')).toEqual(['unsuitable, Ben unsuitable, Eve fine']);
  });

  it('is kept with guests of that meal, and said of each of them', async () => {
    const { data } = await plan('2027-01-02', 'Pork', vegetarian);
    expect(data.eaters).toEqual(vegetarian);
    expect(await fitsOf('2027-01-02')).toEqual(['unsuitable, Ben fine, Eve fine, Lotte unsuitable']);
    await plan('2027-01-03', 'Walnuts', { persons: [eve] });
    expect(await fitsOf('2027-01-03')).toEqual(['fine, Eve fine']);
    await plan('2027-01-04', 'Secret', { persons: [ben, eve] });
    expect(await fitsOf('2027-01-04')).toEqual(['unknown, Ben unknown, Eve fine']);
    await plan('2027-01-05', 'Carrots', vegetarian);
    expect(await fitsOf('2027-01-05')).toEqual(['fine, Ben fine, Eve fine, Lotte fine']);
  });

  it('can be changed and taken back, and stays when something else is changed', async () => {
    const { data: entry } = await plan('2027-01-06', 'Pork', vegetarian);
    const change = async (body: { eaters?: Eaters | null; servings?: number }) => {
      const changed = [{ uuid: entry.uuid, ...body }];
      return (await ada.api.PUT('/households/mealplans', { body: changed })).data[0]?.eaters;
    };
    expect(await change({ servings: 3 })).toEqual(vegetarian);
    expect(await change({ eaters: { persons: [ben] } })).toEqual({ persons: [ben] });
    expect(await change({ eaters: null })).toBeNull();
  });

  it('is refused for persons that the household does not have', async () => {
    const { response, error } = await plan('2027-01-07', 'Pork', { persons: [ben, crypto.randomUUID()] });
    expect([response.status, JSON.stringify(error)]).toEqual([422, expect.stringContaining('eaters.persons.1')]);
  });

  it('forgets a person who left the household, for whom nothing is said any more', async () => {
    const { data: guest } = await ada.api.POST('/groups/persons', { body: { name: 'Max', allergies: ['milk'] } });
    await plan('2027-01-08', 'Secret', { persons: [guest.id, eve] });
    expect(await fitsOf('2027-01-08')).toEqual(['unknown, Eve fine, Max unknown']);
    await ada.api.DELETE('/groups/persons/{id}', { params: { path: { id: guest.id } } });
    expect(await fitsOf('2027-01-08')).toEqual(['fine, Eve fine']);
    const slots = [{ date: '2027-01-08', entryType: 'dinner' as const }];
    const { data } = await ada.api.POST('/households/mealplans/suggestions', { body: { slots } });
    expect(data).toHaveLength(1);
  });

  it('is followed by suggestions for another dish of that meal', async () => {
    await plan('2027-01-09', 'Carrots', vegetarian);
    const slots = [
      { date: '2027-01-09', entryType: 'dinner' as const },
      { date: '2027-01-10', entryType: 'dinner' as const },
    ];
    const { data } = await ada.api.POST('/households/mealplans/suggestions', { body: { slots, seed: 'a' } });
    expect(data[0]).toMatchObject({
      recipe: { name: 'Carrots' },
      eaters: vegetarian,
      leftOut: { unsuitable: 2, unknown: 1 },
    });
    expect(data[1]).toMatchObject({ eaters: null, leftOut: { unsuitable: 1, unknown: 1 } });
    const body = { date: '2027-01-09', entryType: 'dinner' as const };
    const { data: added } = await ada.api.POST('/households/mealplans/random', { body });
    expect(added).toMatchObject({ recipeId: recipeIds.get('Carrots'), eaters: vegetarian });
  });
});
