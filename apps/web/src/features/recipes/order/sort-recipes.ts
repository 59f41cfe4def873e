import { textOrder } from '#locales';
import { type ChosenOrder, type Direction, directionOf, type Order } from './order.ts';

interface SortedRecipe {
  name: string;
  createdAt: string;
  updatedAt: string;
  lastMade: string | null;
  rating: number | null;
}

const valueOf = {
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
  last_made: ({ lastMade }) => lastMade,
  rating: ({ rating }) => rating,
} satisfies Partial<Record<Order, (recipe: SortedRecipe) => string | number | null>>;

/** Sorts a list that is loaded whole, as the server sorts pages: recipes without the value come last, equal ones by name. */
export function sortRecipes<T extends SortedRecipe>(recipes: readonly T[], order: ChosenOrder, locale: string): T[] {
  const compare = textOrder(locale);
  const direction = directionOf(order);
  const sign = direction === 'asc' ? 1 : -1;
  const { orderBy } = order;
  if (orderBy === 'name' || orderBy === 'random')
    return recipes.toSorted((one, other) => sign * compare(one.name, other.name));
  const value = valueOf[orderBy];
  return recipes.toSorted(
    (one, other) => compareValues(value(one), value(other), direction) || compare(one.name, other.name),
  );
}

function compareValues(one: string | number | null, other: string | number | null, direction: Direction): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other === (direction === 'asc') ? -1 : 1;
}
