import { rememberedOrder } from './order.ts';

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
