import type { Wire } from '#client';
import { plainName } from '#ingredients';
import type { ShoppingItem } from '../shopping-queries.ts';

export type Suggestion = Wire<'ShoppingSuggestion'>;

export interface KnownThings {
  /** The most frequent first. */
  bought: readonly Suggestion[];
  foods: readonly Pick<Wire<'Food'>, 'id' | 'name' | 'labelId'>[];
  items: readonly Pick<ShoppingItem, 'foodId' | 'food' | 'labelId' | 'note'>[];
}

/** Suggests from cached data as the server would: most often bought first, then foods and items of lists. */
export function knownSuggestions(search: string, { bought, foods, items }: KnownThings, limit: number): Suggestion[] {
  const start = plainName(search.trim());
  if (!start) return [];
  const named = [
    ...foods.map(({ id, name, labelId }) => ({ name, foodId: id, labelId, timesBought: 0 })),
    ...items.map(({ food, foodId, note, labelId }) => ({ name: food?.name ?? note, foodId, labelId, timesBought: 0 })),
  ].toSorted((one, other) => one.name.localeCompare(other.name));
  const found = new Map<string, Suggestion>();
  for (const one of [...bought, ...named]) {
    const plain = plainName(one.name);
    if (` ${plain}`.includes(` ${start}`) && !found.has(plain)) found.set(plain, one);
  }
  return [...found.values()].slice(0, limit);
}
