import { asText } from '../../../shared/routing/search-params.ts';

/** Parameters of a visitor's search, as in the address of the page. */
export interface ExploreSearch {
  search?: string;
  cookbook?: string;
  category?: string;
  tag?: string;
  tool?: string;
  food?: string;
  page?: number;
}

export const filters = ['cookbook', 'category', 'tag', 'tool', 'food'] as const;
export type Filter = (typeof filters)[number];

export function readExploreSearch(search: Record<string, unknown>): ExploreSearch {
  const page = Math.trunc(Number(search.page));
  const { food } = search;
  return {
    search: asText(search.search)?.slice(0, 200),
    cookbook: asText(search.cookbook)?.slice(0, 255),
    category: asText(search.category)?.slice(0, 255),
    tag: asText(search.tag)?.slice(0, 255),
    tool: asText(search.tool)?.slice(0, 255),
    food: typeof food === 'string' && /^[\da-f-]{36}$/i.test(food) ? food : undefined,
    page: page > 1 && page <= 1_000_000 ? page : undefined,
  };
}
