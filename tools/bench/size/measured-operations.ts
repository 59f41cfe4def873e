/** A request that is measured in groups of several sizes. The seed makes recipes "recipe-1" and so on, with 50 tags and 20 categories. */
export interface MeasuredOperation {
  name: string;
  method?: 'GET' | 'POST' | 'PATCH';
  /** Path of the request with this number in a group with so many recipes. */
  path: (recipes: number, number: number) => string;
  body?: (number: number) => unknown;
  /** True for pages, which a browser requests with a cookie. */
  isPage?: boolean;
}

const PAGE = 30;
const list = (query = '') => `/recipes?perPage=${PAGE}${query}`;

export const MEASURED_OPERATIONS: MeasuredOperation[] = [
  { name: 'list', path: () => list() },
  { name: 'list, page 50', path: () => list('&page=50') },
  { name: 'last page', path: () => list('&page=-1') },
  { name: 'last page by its number', path: (recipes) => list(`&page=${Math.ceil(recipes / PAGE)}`) },
  { name: 'list by name', path: () => list('&orderBy=name&orderDirection=asc') },
  { name: 'list by rating', path: () => list('&orderBy=rating') },
  { name: 'list by last made', path: () => list('&orderBy=lastMade') },
  { name: 'one tag', path: (_, n) => list(`&tags=tag-${1 + (n % 40)}`) },
  {
    name: 'two tags, require all',
    path: (_, n) => list(`&tags=tag-${1 + (n % 40)}&tags=tag-${8 + (n % 40)}&requireAllTags=true`),
  },
  { name: 'two tags that no recipe has both', path: () => list('&tags=tag-1&tags=tag-2&requireAllTags=true') },
  { name: 'one category', path: () => list('&categories=category-3') },
  { name: 'rating filter', path: () => list(`&queryFilter=${encodeURIComponent('rating >= 4')}`) },
  { name: 'random order', path: (_, n) => list(`&orderBy=random&paginationSeed=seed${n % 5}`) },
  { name: 'random order, page 20', path: () => list('&orderBy=random&paginationSeed=abc&page=20') },
  { name: 'suggestions by a prefix', path: () => list('&search=ch') },
  { name: 'search of one word', path: () => list('&search=soup') },
  { name: 'search of two words, one misspelt', path: () => list('&search=chikcen%20soup') },
  { name: 'one recipe', path: (_, n) => `/recipes/recipe-${1 + (n % 500)}` },
  {
    ...{ name: 'update', method: 'PATCH', path: (_, n) => `/recipes/recipe-${1 + (n % 500)}` },
    body: (n) => ({ description: `Changed ${n}` }),
  },
  {
    ...{ name: 'random meal', method: 'POST', path: () => '/groups/mealplans/random' },
    body: (n) => ({ date: `2031-01-${String(1 + (n % 28)).padStart(2, '0')}`, entryType: 'dinner' }),
  },
  { name: 'statistics', path: () => '/groups/statistics' },
  { name: 'counts of tags', path: () => '/organizers/recipe-counts?by=tags' },
  { name: 'timeline', path: () => '/recipes/timeline/events?perPage=30' },
  { name: 'home, rendered', path: () => '/', isPage: true },
  { name: 'data table of recipes, rendered', path: () => '/group/data/recipes', isPage: true },
  { name: 'timeline, rendered', path: () => '/group/timeline', isPage: true },
];
