import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

type Line = { food?: { name: string }; note?: string; referencedRecipe?: { id: string } };

async function createRecipe(recipeIngredient: Line[], changes: object = {}) {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name: `Allergens ${crypto.randomUUID()}` } });
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { ...changes, recipeIngredient } });
  return slug;
}

async function allergens(lines: Line[], changes?: object) {
  const slug = await createRecipe(lines, changes);
  const { data } = await ada.api.GET('/recipes/{slug}/allergens', { params: { path: { slug } } });
  return {
    contains: data.contains.map(({ substance }) => substance),
    mayContain: data.mayContain.map(({ substance }) => substance),
    unknown: data.unknown.map(({ display, reason }) => `${display}: ${reason}`),
  };
}

const food = (name: string, note = ''): Line => ({ food: { name }, note });

describe('what a recipe contains', () => {
  it('is said of the foods that are known, and all others are not known', async () => {
    expect(
      await allergens([food('butter'), food('wheat flour'), food('unobtainium'), { note: 'a pinch of this' }]),
    ).toEqual({
      contains: ['wheat', 'gluten', 'milk'],
      mayContain: [],
      unknown: ['unobtainium: food', 'a pinch of this: food'],
    });
  });

  it.each([
    // a guess is never more than a guess
    ['Wonderland cream cheese', { mayContain: ['milk'], unknown: true }],
    // foods behind "with" are in the dish as well
    ['cream cheese with walnuts', { unknown: true }],
    ['salt and Grandma’s spice', { unknown: true }],
    ['vegetable stock', { mayContain: ['celery', 'gluten', 'milk', 'soybeans'], unknown: true }],
    ['pine nuts', { mayContain: ['nuts', 'peanuts'], unknown: false }],
    ['gluten-free spaghetti', { unknown: true }],
  ])(
    'is never less than the words say: %s',
    async (name, { mayContain = [], unknown }: { mayContain?: string[]; unknown: boolean }) => {
      const found = await allergens([food(name)]);
      expect([...found.contains, ...found.mayContain]).toEqual(expect.arrayContaining(mayContain));
      expect(found.unknown.length > 0).toBe(unknown);
    },
  );

  it('is not known of a flour whose grain nobody knows', async () => {
    const { unknown } = await allergens([food('farina di grano')], { language: 'it-IT' });
    expect(unknown).toEqual(['farina di grano: food']);
  });

  it('takes alternatives in a note as possible', async () => {
    const { contains, mayContain } = await allergens([food('olive oil', 'or peanut butter')]);
    expect({ contains, mayContain }).toMatchObject({ contains: [], mayContain: expect.arrayContaining(['peanuts']) });
  });

  it('is inherited from linked recipes, with what is not known in them', async () => {
    const dough = await createRecipe([food('ground almonds'), food('unobtainium')]);
    const { id } = (await ada.api.GET('/recipes/{slug}', { params: { path: { slug: dough } } })).data;
    const found = await allergens([{ ...food('dough'), referencedRecipe: { id } }]);
    expect(found.contains).toContain('nuts');
    expect(found.unknown).toEqual(['dough: recipe']);
  });

  it.each([
    ['de-DE', 'Walnüsse', 'nuts'],
    ['fr-FR', 'beurre', 'milk'],
    ['it-IT', 'latte', 'milk'],
    ['es-ES', 'gambas', 'crustaceans'],
  ])('is known in the language of the recipe: %s %s', async (language, name, substance) => {
    expect((await allergens([food(name)], { language })).contains).toContain(substance);
  });
});
