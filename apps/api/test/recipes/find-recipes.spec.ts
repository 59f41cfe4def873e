import { DataSource } from 'typeorm';
import type { QueryParams } from '#contract';
import { addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
const RECIPES = [
  {
    name: 'Crème brûlée',
    tags: ['Dessert', 'French'],
    recipeCategory: ['Sweet'],
    foods: ['Sugar', 'Cream'],
    rating: 5,
  },
  {
    name: 'Apfelkuchen',
    description: 'Nach Großmutters Art',
    tags: ['Dessert', 'German'],
    recipeCategory: ['Sweet'],
    foods: ['Apple', 'Sugar'],
    rating: 4,
  },
  {
    name: 'Chicken tikka masala',
    tags: ['Quick'],
    recipeCategory: ['Main'],
    foods: ['Chicken', 'Tomato', 'Cream'],
    tools: ['Wok'],
  },
  {
    name: 'Tomato soup',
    tags: ['Quick', 'Vegan'],
    recipeCategory: ['Main', 'Soup'],
    foods: ['Tomato'],
    tools: ['Blender'],
    rating: 3,
  },
  { name: '麻婆豆腐', description: 'Spicy tofu', tags: ['Quick'], foods: ['Tofu'] },
];
const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  for (const { name, foods, ...fields } of RECIPES) {
    const { data: slug } = await ada.api.POST('/recipes', { body: { name } });
    const body = { ...fields, recipeIngredient: foods.map((food) => ({ food, quantity: 1 })) } as never;
    const { error } = await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug: slug } }, body });
    expect(error).toBeUndefined();
  }
  for (const food of (await ada.api.GET('/foods')).data.items) ids[food.name] = food.id;
});
afterAll(() => test.stop());

const names = async (query: object) => {
  const { data, error } = await ada.api.GET('/recipes', {
    params: { query: { orderBy: 'name', orderDirection: 'asc', ...query } },
  });
  if (error) throw new Error(JSON.stringify(error));
  expect(data.total).toBe(data.items.length);
  return data.items.map((recipe) => recipe.name);
};

describe('search', () => {
  it.each([
    ['creme brulee', ['Crème brûlée']],
    ['CRÈME', ['Crème brûlée']],
    ['kuchen', ['Apfelkuchen']],
    ['grossmutter', ['Apfelkuchen']],
    ['chikcen', ['Chicken tikka masala']],
    ['chicken tomatto', ['Chicken tikka masala', 'Tomato soup']],
    ['tomatoe', ['Tomato soup', 'Chicken tikka masala']],
    ['sopu', ['Tomato soup']],
    ['tofu', ['麻婆豆腐']],
    ['豆腐', ['麻婆豆腐']],
    ['vegan', ['Tomato soup']],
    ['blender', ['Tomato soup']],
    ['"tomato soup"', ['Tomato soup']],
    ['"soup tomato"', []],
    ['chicken vegan', ['Chicken tikka masala', 'Tomato soup']],
    ['vegan zzzzzz', ['Tomato soup']],
    ['soup with a chicken', ['Tomato soup', 'Chicken tikka masala']],
    ['"tomato soup" chicken', ['Tomato soup']],
    ['!?', []],
    ['zzzzzz', []],
  ])('%s', async (search, expected) => {
    expect((await names({ search })).sort()).toEqual([...expected].sort());
  });

  it('puts the best match first', async () => {
    expect((await names({ search: 'tomato' }))[0]).toBe('Tomato soup');
  });

  it.each([
    ['cream chicken tomato', ['Chicken tikka masala', 'Crème brûlée', 'Tomato soup']],
    ['sugar apple sweet', ['Apfelkuchen', 'Crème brûlée']],
    ['quick vegan blender wok', ['Tomato soup', 'Chicken tikka masala', '麻婆豆腐']],
    ['kuchen mit sugar', ['Apfelkuchen', 'Crème brûlée']],
  ])('ranks recipes by how many words match: %s', async (search, [first, ...others]) => {
    const [best, ...rest] = await names({ search });
    expect(best).toBe(first);
    expect(rest.sort()).toEqual(others.sort());
  });

  it('follows a food that is renamed and a tag that is deleted', async () => {
    await ada.api.PATCH('/foods/{id}', { params: { path: { id: ids.Tofu! } }, body: { name: 'Bean curd' } });
    expect(await names({ search: 'curd' })).toEqual(['麻婆豆腐']);
    const french = (await ada.api.GET('/organizers/tags', { params: { query: { search: 'french' } } })).data.items[0]!;
    await ada.api.DELETE('/organizers/tags/{id}', { params: { path: { id: french.id } } });
    expect(await names({ search: 'french' })).toEqual([]);
  });
});

describe('counts of what recipes can be filtered by', () => {
  const counts = async (query: QueryParams<'countRecipes'>) => {
    const { data } = await ada.api.GET('/organizers/recipe-counts', { params: { query } });
    const all = [
      ...(await ada.api.GET('/organizers/tags')).data.items,
      ...(await ada.api.GET('/organizers/categories')).data.items,
      ...(await ada.api.GET('/foods')).data.items,
    ];
    return Object.fromEntries(data.map(({ id, count }) => [all.find((one) => one.id === id)!.name, count]));
  };

  it('respect the other filters and the words that are searched for', async () => {
    expect(await counts({ by: 'tags' })).toMatchObject({ Quick: 3, Dessert: 2, Vegan: 1 });
    expect(await counts({ by: 'tags', categories: ['main'] })).toEqual({ Quick: 2, Vegan: 1 });
    expect(await counts({ by: 'tags', search: 'tomato' })).toEqual({ Quick: 2, Vegan: 1 });
    expect(await counts({ by: 'foods', tags: ['dessert'] })).toEqual({ Apple: 1, Cream: 1, Sugar: 2 });
  });

  it('leave their own kind aside, unless recipes must have all of it', async () => {
    expect(await counts({ by: 'tags', tags: ['vegan'] })).toMatchObject({ Quick: 3, Dessert: 2 });
    expect(await counts({ by: 'tags', tags: ['vegan'], requireAllTags: true })).toEqual({ Quick: 1, Vegan: 1 });
  });
});

describe('filters', () => {
  it.each([
    ['any of the tags', { tags: ['quick', 'dessert'] }, 5],
    ['all of the tags', { tags: ['quick', 'vegan'], requireAllTags: true }, 1],
    ['all of tags of which one is unknown', { tags: ['quick', 'nothing'], requireAllTags: true }, 0],
    ['a tag that is unknown', { tags: ['nothing'] }, 0],
    ['categories and tags', { categories: ['sweet'], tags: ['german'] }, 1],
    ['tools', { tools: ['wok', 'blender'] }, 2],
    ['categories', { categories: ['main', 'soup'], requireAllCategories: true }, 1],
    ['search within tags', { tags: ['quick'], search: 'tomato' }, 2],
  ])('%s', async (_, query, count) => {
    expect(await names(query)).toHaveLength(count);
  });

  it('by foods', async () => {
    expect(await names({ foods: [ids.Cream!, ids.Apple!] })).toEqual([
      'Apfelkuchen',
      'Chicken tikka masala',
      'Crème brûlée',
    ]);
    expect(await names({ foods: [ids.Cream!, ids.Sugar!], requireAllFoods: true })).toEqual(['Crème brûlée']);
  });

  it.each([
    ['name = "Apfelkuchen"', 1],
    ['rating >= 4', 2],
    ['rating IS NULL', 2],
    ['lastMade IS NULL AND rating >= 4 OR name LIKE "%soup"', 3],
    ['lastMade IS NULL AND (rating >= 4 OR name LIKE "%soup")', 3],
    ['tags.slug IN ["quick","vegan"]', 3],
    ['tags.name CONTAINS ALL ["Quick","Vegan"]', 1],
    ['recipe_category.name = "Main"', 2],
    ['recipeCategory.slug <> "main"', 3],
    ['tools.name = wok', 0],
    ['settings.public = true', 0],
    ['createdAt > 2020-01-01', 5],
    ['orgURL IS NULL', 5],
  ])('queryFilter %s', async (queryFilter, count) => {
    expect(await names({ queryFilter })).toHaveLength(count);
  });

  it('by favorites of a member, together with other filters, and by none of somebody else', async () => {
    const favor = (slug: string) =>
      ada.api.POST('/users/{id}/favorites/{slug}', { params: { path: { id: ada.id, slug } } });
    await favor('tomato-soup');
    await favor('apfelkuchen');
    const mona = await addStranger(test.url, 'mona');
    expect(await names({ favoriteOf: ada.id })).toEqual(['Apfelkuchen', 'Tomato soup']);
    expect(await names({ favoriteOf: ada.id, tags: ['vegan'] })).toEqual(['Tomato soup']);
    expect(await names({ favoriteOf: mona.id })).toEqual([]);
    await mona.api.POST('/recipes', { body: { name: 'Tomato soup' } });
    const { data } = await mona.api.GET('/recipes', { params: { query: { favoriteOf: ada.id } } });
    expect(data.items).toEqual([]);
  });

  it('one call for recipes of categories', async () => {
    const { data } = await ada.api.GET('/recipes/category', { params: { query: { categories: ['main'] } } });
    expect(data.map((recipe) => recipe.name)).toEqual(['Chicken tikka masala', 'Tomato soup']);
  });
});

describe('order and pages', () => {
  const page = async (query: object) => (await ada.api.GET('/recipes', { params: { query } })).data;

  it('sorts names without regard to case and accents, and puts what has no value last', async () => {
    expect(await names({})).toEqual(['Apfelkuchen', 'Chicken tikka masala', 'Crème brûlée', 'Tomato soup', '麻婆豆腐']);
    const rated = await page({ orderBy: 'rating', orderDirection: 'desc' });
    expect(rated.items.map((recipe) => recipe.rating)).toEqual([5, 4, 3, null, null]);
  });

  it('cuts pages and links them', async () => {
    const second = await page({
      page: 2,
      perPage: 2,
      orderBy: 'name',
      orderDirection: 'asc',
      tags: ['quick', 'dessert'],
    });
    expect(second).toMatchObject({ page: 2, per_page: 2, total: 5, total_pages: 3 });
    expect(second.items.map((recipe) => recipe.name)).toEqual(['Crème brûlée', 'Tomato soup']);
    const next = await fetch(`${test.url}/api${second.next}`, { headers: { authorization: `Bearer ${ada.token}` } });
    expect(((await next.json()) as { items: { name: string }[] }).items.map((recipe) => recipe.name)).toEqual([
      '麻婆豆腐',
    ]);
    expect((await page({ page: -1, perPage: 2 })).page).toBe(3);
    expect((await page({ page: 9, perPage: 2 })).items).toEqual([]);
    expect(await page({ perPage: -1 })).toMatchObject({ per_page: 5, total_pages: 1, next: null });
  });

  it('shuffles in the same way for the same seed, over all pages', async () => {
    const draw = async (paginationSeed: string) => {
      const pages = await Promise.all(
        [1, 2, 3].map((number) => page({ orderBy: 'random', paginationSeed, perPage: 2, page: number })),
      );
      return pages.flatMap(({ items }) => items.map((recipe) => recipe.name));
    };
    const once = await draw('a');
    expect(await draw('a')).toEqual(once);
    expect([...once].sort()).toEqual(RECIPES.map((recipe) => recipe.name).sort());
    const others = await Promise.all(['b', 'c', 'd', 'e', 'f'].map(draw));
    expect(others.some((other) => other.join() !== once.join())).toBe(true);
  });
});

/** Words with digits, signs and single letters, with what the parser of PostgreSQL makes numbers of. */
const ODD_WORDS = [
  'Broth 3e35c366',
  'Order 0815a',
  'Yeast 1e5',
  'Lemonade 7-up',
  'Milk half-and-half',
  'Dip crème-fraîche',
  'Glaze E330',
  "Pie you don't bake",
  'Chocolate 50%',
  'Cheese e.g. Gouda',
  'Beer no/low',
];

it('odd words are found first, whole and while they are typed', async () => {
  for (const name of ODD_WORDS) await ada.api.POST('/recipes', { body: { name } });
  const found: Record<string, string[]> = {};
  const expected: typeof found = {};
  for (const name of ODD_WORDS) {
    for (const search of [name.slice(name.indexOf(' ') + 1), name, name.slice(0, -1)]) {
      found[search] = (await names({ search })).slice(0, 1);
      expected[search] = [name];
    }
  }
  expect(found).toEqual(expected);
  expect(await names({ search: 'e.g.' })).toEqual(['Cheese e.g. Gouda', 'Glaze E330']);
  expect(await names({ search: 'broth 3e35c3' })).toEqual(['Broth 3e35c366']);
  expect(await names({ search: '3e35c36x' })).toEqual([]);
});

it('lists recipes of equal rank, or without a value, by name', async () => {
  for (const name of ['Purple stew', 'Amber stew', 'Olive stew']) await ada.api.POST('/recipes', { body: { name } });
  const byName = ['Amber stew', 'Olive stew', 'Purple stew'];
  for (const query of [{ search: 'stew' }, { orderBy: 'rating', queryFilter: 'name LIKE "% stew"' }]) {
    const { data } = await ada.api.GET('/recipes', { params: { query } });
    expect(data.items.map(({ name }) => name)).toEqual(byName);
  }
});

it('finds the singular for a plural and back, beside recipes with the word itself', async () => {
  const cases = [
    ['cherries', 'Cherry cake', 'Bottled cherries'],
    ['apples', 'Apple pie', 'Baked apples'],
    ['zwiebeln', 'Zwiebelkuchen', 'Gefüllte Zwiebeln'],
    ['leaves', 'Leaf salad', 'Vine leaves'],
    ['eggs', 'Egg curry', 'Scrambled eggs'],
    ['potato', 'Potatoes in foil', 'Potato mash'],
    ['Nüsse', 'Nuss in Karamell', 'Nüsse im Glas'],
    ['poireaux', 'Tarte au poireau', 'Poireaux vinaigrette'],
    ['cipolle', 'Zuppa di cipolla', 'Cipolle ripiene'],
    ['limones', 'Tarta de limón', 'Limones en sal'],
    ['berry', 'Berries on ice', 'One berry'],
    ['stirfry', 'Stir-fry of greens', 'Stirfry noodles'],
    ['stir-fry', 'Stir-fry of beans', 'Stirfry beans'],
    ['stirfries', 'Stir-fry of kale', 'Stirfry kale'],
    ['tbone', 'T-bone steak', 'Tbone grill'],
    ['7up', '7-up cake', '7up chicken'],
    ['cremefraiche', 'Crème-fraîche tart', 'Cremefraiche sauce'],
    ['Gâteaux', 'Gâteau au yaourt', 'Petits gâteaux'],
    ['manzanas', 'Manzana asada', 'Tarta de manzanas'],
    ['Tomaten', 'Tomate vom Grill', 'Gefüllte Tomaten'],
  ];
  for (const [, ...both] of cases) for (const name of both) await ada.api.POST('/recipes', { body: { name } });
  for (const name of ['Eggplant dip', 'Butternut mash', 'Butter rolls'])
    await ada.api.POST('/recipes', { body: { name } });
  for (const [search = '', ...both] of cases) {
    const found = await names({ search });
    expect({ search, lost: both.filter((name) => !found.includes(name)) }).toEqual({ search, lost: [] });
  }
  expect(await names({ search: 'eggs' })).not.toContain('Eggplant dip');
  expect(await names({ search: 'butter' })).toContain('Butter rolls');
});

it('what a recipe is found by does not depend on how the database reads its lines', async () => {
  const documents = (plan: string) =>
    test.app.get(DataSource).transaction(async (database) => {
      await database.query(plan);
      await database.query('SELECT refresh_recipe_search(array_agg(id)) FROM recipes');
      return database.query<unknown[]>('SELECT id, document FROM recipes ORDER BY id');
    });
  const before = await documents('SET LOCAL enable_seqscan = off');
  // PostgreSQL writes a changed row to another place
  await test.app.get(DataSource).query('UPDATE recipe_ingredients SET note = note WHERE position = 0');
  expect(await documents('SET LOCAL enable_indexscan = off; SET LOCAL enable_bitmapscan = off')).toEqual(before);
});

it('a food that two lines of a recipe name counts once where all foods are asked for', async () => {
  const newRecipe = async (name: string, foods: string[]) => {
    const { data: slug } = await ada.api.POST('/recipes', { body: { name, sample: false } });
    const body = { recipeIngredient: foods.map((food) => ({ food: { name: food } })) };
    return (await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug: slug } }, body })).data;
  };
  const brioche = await newRecipe('Brioche', ['Butter', 'Yeast', 'Butter']);
  await newRecipe('Sablés', ['Butter', 'Butter']);
  const foods = brioche.recipeIngredient.slice(0, 2).map(({ food }) => food!.id);
  expect(await names({ foods, requireAllFoods: true })).toEqual(['Brioche']);
});

describe('the address that a recipe comes from', () => {
  const setSource = async (name: string, orgURL: string) => {
    const { data: slug } = await ada.api.POST('/recipes', { body: { name } });
    await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { orgURL } });
  };
  beforeAll(async () => {
    await setSource('Goulash', 'https://www.kitchen.example/recipes/goulash/?utm_source=mail&page=2');
    await setSource('Goulash of another page', 'https://kitchen.example/recipes/goulash?page=3');
    await setSource('Spätzle', 'https://küche.example/spätzle');
    await setSource('Start page', 'https://kitchen.example/');
  });

  it.each([
    ['http://kitchen.example/recipes/goulash?page=2', ['Goulash']],
    ['https://www.kitchen.example/recipes/goulash/?page=2&fbclid=1', ['Goulash']],
    ['https://KITCHEN.example/recipes/goulash?page=3', ['Goulash of another page']],
    ['https://xn--kche-0ra.example/sp%C3%A4tzle', ['Spätzle']],
    ['https://kitchen.example/recipes/goulash', []],
    ['https://kitchen.example', []],
  ])('%s finds %j', async (sourceUrl, found) => {
    const url = `${test.url}/api/recipes?${new URLSearchParams({ sourceUrl })}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${ada.token}` } });
    const { items } = (await answer.json()) as { items: { name: string }[] };
    expect(items.map(({ name }) => name)).toEqual(found);
  });

  it('is found among the recipes of the own group only', async () => {
    const bob = await addStranger(test.url, 'bob');
    const { data } = await bob.api.GET('/recipes', {
      params: { query: { sourceUrl: 'https://kitchen.example/recipes/goulash?page=3' } },
    });
    expect(data.total).toBe(0);
  });

  it.each(['goulash', 'https://100%25.example/goulash'])(
    '%s, which is no address, is refused by name',
    async (sourceUrl) => {
      const { error } = await ada.api.GET('/recipes', { params: { query: { sourceUrl } } });
      expect(error).toMatchObject({ detail: { errors: { sourceUrl: [expect.anything()] } } });
    },
  );
});
