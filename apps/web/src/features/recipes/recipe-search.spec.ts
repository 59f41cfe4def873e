import { directionOf } from './order/order.ts';
import { isFiltered, readRecipeSearch } from './recipe-search.ts';

describe('a search for recipes in the address', () => {
  it('keeps what it knows and drops the rest', () => {
    const search = {
      search: 'pie',
      tags: 't1',
      requireAllTags: 'true',
      orderBy: 'password',
      orderDirection: 'sideways',
      x: 1,
    };
    expect(readRecipeSearch(search)).toEqual({ search: 'pie', tags: ['t1'], requireAllTags: true });
  });

  it('does not spell out the usual order', () => {
    expect(readRecipeSearch({ orderBy: 'created_at' })).toEqual({});
  });

  it('starts names at A and everything else at the newest or best', () => {
    expect(directionOf({ orderBy: 'name' })).toBe('asc');
    expect(directionOf({ orderBy: 'rating' })).toBe('desc');
    expect(directionOf({ orderBy: 'name', orderDirection: 'desc' })).toBe('desc');
  });

  it('knows a filter from an order', () => {
    expect(isFiltered({ orderBy: 'name' })).toBe(false);
    expect(isFiltered({ foods: ['f'] })).toBe(true);
  });
});
