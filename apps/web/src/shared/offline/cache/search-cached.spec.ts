import { listRecipes } from './search-cached.ts';

const organizer = (slug: string) => ({ id: `${slug}-id`, slug, name: slug });
const recipe = (name: string, { tags = [] as string[], foods = [] as string[], createdAt = '2026-01-01' } = {}) =>
  ({
    name,
    description: '',
    createdAt,
    recipeCategory: [],
    tools: [],
    tags: tags.map(organizer),
    recipeIngredient: foods.map((food) => ({ food: organizer(food), note: '', originalText: null })),
  }) as unknown as Parameters<typeof listRecipes>[0][number];
const recipes = [
  recipe('Pea soup', { tags: ['quick'], foods: ['peas'], createdAt: '2026-03-01' }),
  recipe('Apple pie', { tags: ['sweet', 'quick'], foods: ['apples'], createdAt: '2026-02-01' }),
  recipe('Soup of the day', { foods: ['apples', 'peas'], createdAt: '2026-04-01' }),
];
const find = (query: string) => listRecipes(recipes, new URLSearchParams(query))?.items.map(({ name }) => name);

describe('a list of recipes on the device', () => {
  it('finds words of names and lines, the most words first', () => {
    expect(find('search=soup peas quick')).toEqual(['Pea soup', 'Soup of the day', 'Apple pie']);
  });

  it('follows filters, the order and the page', () => {
    expect(find('tags=quick&tags=sweet')).toEqual(['Pea soup', 'Apple pie']);
    expect(find('tags=quick&tags=sweet-id&requireAllTags=true')).toEqual(['Apple pie']);
    expect(find('search=apple&foods=peas-id')).toEqual(['Soup of the day']);
    expect(find('orderBy=name&orderDirection=asc')).toEqual(['Apple pie', 'Pea soup', 'Soup of the day']);
    expect(listRecipes(recipes, new URLSearchParams('perPage=2&page=2'))).toMatchObject({
      total: 3,
      total_pages: 2,
      items: [{ name: 'Apple pie' }],
    });
  });

  it('leaves to the server what it cannot answer', () => {
    expect(find('cookbook=winter')).toBeUndefined();
    expect(find('queryFilter=rating%20IS%20NOT%20NULL')).toBeUndefined();
    expect(find('orderBy=random')).toBeUndefined();
  });
});
