import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

interface Line {
  quantity?: number;
  quantityMax?: number;
  unit?: { name: string };
  food: { name: string };
}

async function estimate(recipeIngredient: Line[], recipe: object = { recipeServings: 4 }) {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name: `Estimated ${crypto.randomUUID()}` } });
  await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { ...recipe, recipeIngredient } });
  return (await ada.api.GET('/recipes/{slug}/nutrition-estimate', { params: { path: { slug } } })).data;
}

const gram = { name: 'gram' };

describe('the estimate of what a serving holds', () => {
  it('adds up the lines, with the source of each value', async () => {
    const data = await estimate([
      { quantity: 400, unit: gram, food: { name: 'all-purpose flour' } },
      { quantity: 2, unit: { name: 'tablespoon' }, food: { name: 'olive oil' } },
    ]);
    expect(data.coverage).toBe(1);
    // 400 g at 364 kcal and 27 g at 884 kcal
    expect(data.perServing!.calories! * 4).toBeGreaterThan(1650);
    expect(data.perServing!.calories! * 4).toBeLessThan(1750);
    expect(data.counted[0]).toMatchObject({
      food: 'all-purpose flour',
      grams: 400,
      weightSource: null,
      nutrientsSource: 'USDA SR 20481',
    });
  });

  it('takes the middle of a range, and says what does not count and why', async () => {
    const data = await estimate([
      { quantity: 100, quantityMax: 300, unit: gram, food: { name: 'sugar' } },
      { food: { name: 'salt' } },
      { quantity: 100, unit: gram, food: { name: 'unobtainium' } },
      { quantity: 100, unit: gram, food: { name: 'Wonderland cream cheese' } },
      { quantity: 3, unit: { name: 'bathtub' }, food: { name: 'milk' } },
    ]);
    expect(data.counted.map(({ grams }) => grams)).toEqual([200]);
    expect(data.missing.map(({ reason }) => reason)).toEqual(['amount', 'food', 'doubtful', 'weight']);
    expect(data.coverage).toBeLessThan(0.5);
  });

  it('reads the servings from the yield, and has none without a number', async () => {
    const lines = [{ quantity: 100, unit: gram, food: { name: 'sugar' } }];
    expect((await estimate(lines, { recipeServings: 0, recipeYield: 'for 2' })).servings).toBe(2);
    const { servings, perServing, total } = await estimate(lines, { recipeServings: 0, recipeYield: null });
    expect({ servings, perServing }).toEqual({ servings: null, perServing: null });
    expect(total.calories).toBeGreaterThan(380);
  });
});
