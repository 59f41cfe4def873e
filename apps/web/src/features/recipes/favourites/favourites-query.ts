import type { ListOrder } from '../order/order.ts';
import { readRecipeSearch } from '../recipe-search.ts';

/** Favorites of a member, by name unless another order was chosen. */
export const favouritesOf = (favoriteOf: string, { orderBy = 'name', orderDirection }: ListOrder) => ({
  ...readRecipeSearch({}),
  favoriteOf,
  orderBy,
  orderDirection,
});
