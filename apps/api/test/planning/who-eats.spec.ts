import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
let allergic: string;
const names = new Map<string, string>();
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
    names.set(data.id, name);
  }
  const body = { name: 'Ben', allergies: ['nuts' as const] };
  allergic = (await ada.api.POST('/groups/persons', { body })).data.id;
});
afterAll(() => test.stop());

type Eaters = { persons?: string[]; guests?: { allergies?: 'nuts'[]; diets?: 'vegetarian'[] }[] };

async function suggest(eaters?: Eaters, more: { includeUnknown?: boolean; days?: number } = {}) {
  const { days = 12, includeUnknown } = more;
  const slots = Array.from({ length: days }, (_, day) => ({
    date: `2026-11-${String(day + 1).padStart(2, '0')}`,
    entryType: 'dinner' as const,
    ...(eaters && { eaters }),
  }));
  const body = { slots, seed: 'one', ...(includeUnknown !== undefined && { includeUnknown }) };
  return (await ada.api.POST('/households/mealplans/suggestions', { body })).data;
}

const found = (suggestions: Awaited<ReturnType<typeof suggest>>) =>
  [...new Set(suggestions.map(({ recipe, fit }) => `${recipe?.name ?? 'none'} ${fit}`))].sort();

describe('suggested and random meals', () => {
  it('are fine for all persons of the household', async () => {
    expect(found(await suggest())).toEqual(['Carrots fine', 'Pork fine']);
  });

  it('are fine for the chosen persons and for guests of that meal', async () => {
    expect(found(await suggest({ persons: [] }))).toEqual(['Carrots fine', 'Pork fine', 'Secret fine', 'Walnuts fine']);
    const guests = [{ diets: ['vegetarian' as const] }];
    expect(found(await suggest({ guests }))).toEqual(['Carrots fine']);
    expect(found(await suggest({ persons: [], guests }))).toEqual(['Carrots fine', 'Walnuts fine']);
    expect(found(await suggest({ persons: [allergic], guests }))).toEqual(['Carrots fine']);
  });

  it('are not known to be fine only if that is asked for, and then said', async () => {
    expect(found(await suggest(undefined, { includeUnknown: true }))).toEqual([
      'Carrots fine',
      'Pork fine',
      'Secret unknown',
    ]);
  });

  it('differ by meal', async () => {
    const slot = (day: number, eaters: Eaters) => ({ date: `2026-12-0${day}`, entryType: 'lunch' as const, eaters });
    const vegetarian = { guests: [{ diets: ['vegetarian' as const] }] };
    const body = { seed: 'two', slots: [slot(1, vegetarian), slot(2, {}), slot(3, vegetarian)] };
    const { data } = await ada.api.POST('/households/mealplans/suggestions', { body });
    expect(data.map(({ recipe }) => recipe?.name)).toEqual(['Carrots', 'Pork', 'Carrots']);
  });

  it('are none if nothing is fine, whatever the rules require', async () => {
    const tag = (await ada.api.POST('/organizers/tags', { body: { name: 'Meaty' } })).data;
    const params = { path: { slug: 'pork' } };
    await ada.api.PATCH('/recipes/{slug}', {
      params,
      body: { tags: [{ id: tag.id, name: tag.name, slug: tag.slug }] },
    });
    const rule = { effect: 'require' as const, tags: [{ id: tag.id }] };
    await ada.api.POST('/households/mealplans/rules', { body: rule });
    expect(found(await suggest())).toEqual(['Pork fine']);
    expect(found(await suggest({ guests: [{ diets: ['vegetarian'] }] }))).toEqual(['Carrots fine']);
    await ada.api.DELETE('/recipes/{slug}', { params: { path: { slug: 'carrots' } } });
    expect(found(await suggest({ guests: [{ diets: ['vegetarian'] }] }))).toEqual(['none null']);
    const body = { date: '2026-12-24', eaters: { guests: [{ diets: ['vegetarian' as const] }] } };
    expect((await ada.api.POST('/households/mealplans/random', { body })).response.status).toBe(404);
    const { data } = await ada.api.POST('/households/mealplans/random', { body: { date: '2026-12-24' } });
    expect(names.get(data.recipeId ?? '')).toBe('Pork');
  });

  it('are refused for persons that the household does not have', async () => {
    const body = {
      slots: [{ date: '2026-12-01', entryType: 'lunch' as const, eaters: { persons: [crypto.randomUUID()] } }],
    };
    const { response, error } = await ada.api.POST('/households/mealplans/suggestions', { body });
    expect([response.status, JSON.stringify(error)]).toEqual([
      422,
      expect.stringContaining('slots.0.eaters.persons.0'),
    ]);
  });
});
