import { sortRecipes } from './sort-recipes.ts';
import { type ChosenOrder, rememberedOrder } from './order.ts';

const recipe = (name: string, rating: number | null) => ({
  name,
  rating,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  lastMade: null,
});
const recipes = [
  recipe('Soup 10', 3),
  recipe('élan', null),
  recipe('Soup 9', 3),
  recipe('Apple', 5),
  recipe('Bun', null),
];
const sorted = (order: ChosenOrder) => sortRecipes(recipes, order, 'en-US').map(({ name }) => name);

describe('a list of recipes that is loaded whole', () => {
  it('is sorted by name, with numbers and accents as people read them', () => {
    expect(sorted({ orderBy: 'name' })).toEqual(['Apple', 'Bun', 'élan', 'Soup 9', 'Soup 10']);
    expect(sorted({ orderBy: 'name', orderDirection: 'desc' })[0]).toBe('Soup 10');
  });

  it('keeps recipes without a value at the end, in both directions, and equal ones by name', () => {
    expect(sorted({ orderBy: 'rating' })).toEqual(['Apple', 'Soup 9', 'Soup 10', 'Bun', 'élan']);
    expect(sorted({ orderBy: 'rating', orderDirection: 'asc' })).toEqual(['Soup 9', 'Soup 10', 'Apple', 'Bun', 'élan']);
  });
});

describe('the remembered order', () => {
  it('is read from a cookie of the list, and nothing else is', () => {
    expect(rememberedOrder('order-of-recipes=rating.asc; x=y', 'recipes')).toEqual({
      orderBy: 'rating',
      orderDirection: 'asc',
    });
    expect(rememberedOrder('order-of-recipes=password.up', 'recipes')).toEqual({});
    expect(rememberedOrder('order-of-recipes=name.asc', 'cookbook')).toEqual({});
  });
});
