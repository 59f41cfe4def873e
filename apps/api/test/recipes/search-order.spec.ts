import { DataSource } from 'typeorm';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;

const RECIPES: [name: string, description: string][] = [
  ['Lentil soup', 'For cold days'],
  ['Soup', 'The plain one'],
  ['Stew', 'Thicker than a soup'],
  ['Soup of the day', 'Whatever there is'],
  ['Cold soup with lentils', 'For hot days'],
  ['Dumplings', 'A soup, or go with lentils'],
  ['Lentil salad', 'No soup, no broth'],
  ['Crème de légumes', 'Of vegetables'],
  ['Gratin', 'With crème'],
  ['Double crème', 'Fatter'],
  ['Chicken curry', 'Mild'],
  ['Butter chicken', 'Rich'],
  ['Rice', 'Goes with chicken'],
  ['味噌汁', '大根'],
  ['豚汁', '味噌 and pork'],
  ['شوربة عدس', 'soup'],
  ['أرز', 'شوربة'],
  ['Zwiebelkuchen', 'Aus dem Ofen'],
  ['Kuchen', 'Schlicht'],
  ['Tee', 'Zum Kuchen'],
  ['100% rye bread', 'Dense'],
  ['Rye bread, 100% of it', 'Also dense'],
];

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
  for (const [name, description] of RECIPES) {
    const { data: slug } = await ada.api.POST('/recipes', { body: { name } });
    await ada.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { description } });
  }
});
afterAll(() => test.stop());

const page = async (search: string, more: object = {}) =>
  (await ada.api.GET('/recipes', { params: { query: { search, ...more } } })).data;
const names = async (search: string, more?: object) => (await page(search, more)).items.map(({ name }) => name);

describe('the order of what a search finds', () => {
  it.each([
    ['soup', ['Soup', 'Soup of the day', 'Cold soup with lentils', 'Lentil soup']],
    ['SOUP ', ['Soup', 'Soup of the day', 'Cold soup with lentils', 'Lentil soup']],
    ['lentil soup', ['Lentil soup', 'Cold soup with lentils', 'Lentil salad', 'Dumplings']],
    ['soup lentils', ['Cold soup with lentils', 'Lentil soup', 'Lentil salad', 'Dumplings']],
    ['lentil sopu', ['Cold soup with lentils', 'Lentil soup', 'Lentil salad', 'Dumplings']],
    ['soup with lentils', ['Cold soup with lentils', 'Lentil soup', 'Dumplings', 'Lentil salad']],
    ['creme', ['Crème de légumes', 'Double crème', 'Gratin']],
    ['ch', ['Chicken curry', 'Butter chicken', 'Rice']],
    ['chikcen', ['Butter chicken', 'Chicken curry', 'Rice']],
    ['味噌', ['味噌汁', '豚汁']],
    ['شوربة', ['شوربة عدس', 'أرز']],
    ['kuchen', ['Kuchen', 'Zwiebelkuchen', 'Tee']],
    ['100%', ['100% rye bread', 'Rye bread, 100% of it']],
    ['"soup of"', ['Soup of the day']],
    ['"soup with" lentils day', ['Cold soup with lentils']],
  ])('%s: exact name, beginning, all words in the name, whole recipe', async (search, first) => {
    expect((await names(search)).slice(0, first.length)).toEqual(first);
  });

  it('finds what is only in the rest of a recipe after the names, the most words first', async () => {
    const found = await names('lentil soup');
    expect(found.slice(4).sort()).toEqual(['Soup', 'Soup of the day', 'Stew', 'شوربة عدس'].sort());
  });

  it.each(['soup', 'lentil soup', 'creme', 'zzzz soup'])('%s: pages continue each other', async (search) => {
    const all = await names(search);
    for (const perPage of [1, 2, 3]) {
      const pages = Math.ceil(all.length / perPage);
      const inPages: string[] = [];
      for (let number = 1; number <= pages; number++) {
        const { items, total, total_pages } = await page(search, { page: number, perPage });
        expect({ total, total_pages }).toEqual({ total: all.length, total_pages: pages });
        inPages.push(...items.map(({ name }) => name));
      }
      expect(inPages).toEqual(all);
      const last = all.slice(perPage * (pages - 1));
      expect(await names(search, { page: -1, perPage })).toEqual(last);
    }
    expect(await names(search, { page: 50, perPage: 3 })).toEqual([]);
    expect(await page(search, { perPage: 0 })).toMatchObject({ total: all.length, items: [] });
  });

  it('finds what a phrase requires and no more', async () => {
    expect(await names('"of the day" lentil')).toEqual(['Soup of the day']);
  });

  it('stays the same within filters', async () => {
    expect(await names('soup', { queryFilter: 'name LIKE "%soup%"' })).toEqual([
      'Soup',
      'Soup of the day',
      'Cold soup with lentils',
      'Lentil soup',
    ]);
  });
});

describe('more recipes than are compared with each other', () => {
  const NUMBERS = Array.from({ length: 1200 }, (_, index) => String(index + 1).padStart(4, '0'));

  beforeAll(async () => {
    const database = test.app.get(DataSource);
    await database.query(
      `INSERT INTO recipes (group_id, name, slug, description, settings)
         SELECT group_id, kind || ' ' || n, lower(kind) || '-' || n, 'A pudding of the batch', settings
         FROM (SELECT group_id, settings FROM recipes LIMIT 1) one, unnest(ARRAY['Pudding', 'Tray']) kind, unnest($1::text[]) n`,
      [NUMBERS],
    );
    await database.query('SELECT refresh_recipe_search(array_agg(id)) FROM recipes');
  });

  it('come by name, those that are called so first, over all pages', async () => {
    const named = [...NUMBERS.map((number) => `Pudding ${number}`), ...NUMBERS.map((number) => `Tray ${number}`)];
    expect((await page('pudding', { perPage: 1 })).total).toBe(named.length);
    for (const [number, perPage] of [
      [1, 30],
      [41, 30],
      [2, 900],
      [-1, 700],
    ] as const) {
      const first = (number < 0 ? Math.ceil(named.length / perPage) : number) * perPage - perPage;
      expect(await names('pudding', { page: number, perPage })).toEqual(named.slice(first, first + perPage));
    }
  });

  it('come with the most words first', async () => {
    expect(await names('batch tray', { perPage: 2 })).toEqual(['Tray 0001', 'Tray 0002']);
    expect(await names('zzzz tray 0007', { perPage: 1 })).toEqual(['Tray 0007']);
    expect(await names('tray qqqqqq wwwwww xxxxxx jjjjjj vvvvvv 0009', { perPage: 1 })).toEqual(['Tray 0009']);
  });
});
