import type { Api } from '../../../shared/api/api.ts';

/** Kinds of rows with a table, by the last part of its address. */
export const dataKinds = ['foods', 'units', 'labels', 'categories', 'tags', 'tools', 'recipes'] as const;
export type DataKind = (typeof dataKinds)[number];
/** Kinds of rows with a name and a few fields. */
export type RowKind = Exclude<DataKind, 'recipes'>;

/** Row of any table, with the fields of its kind. */
export interface DataRow {
  id: string;
  name: string;
  slug?: string;
  pluralName?: string | null;
  description?: string;
  abbreviation?: string;
  pluralAbbreviation?: string;
  useAbbreviation?: boolean;
  fraction?: boolean;
  aliases?: { name: string }[];
  label?: { id: string; name: string; color: string } | null;
  labelId?: string | null;
  onHand?: boolean;
  color?: string;
  density?: number | null;
  substitutes?: { id: string; name: string }[];
  standardUnit?: string | null;
  standardQuantity?: number | null;
  /** The standard unit that its name means. */
  standard?: string | null;
  recipeCount?: number;
  recipeCategory?: { name: string }[];
  tags?: { name: string }[];
  createdAt?: string;
}

export type Column = Exclude<keyof DataRow, 'id' | 'slug' | 'labelId' | 'standard'>;

interface DataOf {
  /** All columns, in their order. */
  columns: Column[];
  /** Columns besides the name that are shown unless others were chosen. */
  shown: Column[];
  /** Columns that the server can sort by. */
  sorted: Column[];
}

export const dataOf: Record<DataKind, DataOf> = {
  foods: {
    columns: [
      'name',
      'label',
      'recipeCount',
      'pluralName',
      'aliases',
      'onHand',
      'density',
      'substitutes',
      'description',
    ],
    shown: ['label', 'recipeCount'],
    sorted: ['name', 'pluralName', 'description'],
  },
  units: {
    columns: [
      'name',
      'pluralName',
      'abbreviation',
      'useAbbreviation',
      'fraction',
      'aliases',
      'standardQuantity',
      'description',
    ],
    shown: ['pluralName', 'abbreviation', 'standardQuantity'],
    sorted: ['name', 'pluralName', 'description'],
  },
  labels: { columns: ['name', 'color'], shown: ['color'], sorted: ['name', 'color'] },
  categories: { columns: ['name', 'recipeCount'], shown: ['recipeCount'], sorted: ['name'] },
  tags: { columns: ['name', 'recipeCount'], shown: ['recipeCount'], sorted: ['name'] },
  tools: { columns: ['name', 'recipeCount', 'onHand'], shown: ['recipeCount', 'onHand'], sorted: ['name'] },
  recipes: {
    columns: ['name', 'recipeCategory', 'tags', 'createdAt'],
    shown: ['recipeCategory', 'tags', 'createdAt'],
    sorted: ['name', 'createdAt'],
  },
};

/** Editable fields, by kind. */
export const fieldsOf: Record<RowKind, Column[]> = {
  foods: ['name', 'pluralName', 'aliases', 'label', 'onHand', 'density', 'substitutes', 'description'],
  units: [
    'name',
    'pluralName',
    'abbreviation',
    'pluralAbbreviation',
    'useAbbreviation',
    'fraction',
    'aliases',
    'standardQuantity',
    'standardUnit',
    'description',
  ],
  labels: ['name', 'color'],
  categories: ['name'],
  tags: ['name'],
  tools: ['name', 'onHand'],
};

/** The contract's name of a kind for merges and deletions. */
export const mergeKind = {
  foods: 'food',
  units: 'unit',
  labels: 'label',
  categories: 'category',
  tags: 'tag',
  tools: 'tool',
} as const;

export const pathOf = {
  foods: '/foods',
  units: '/units',
  labels: '/groups/labels',
  categories: '/organizers/categories',
  tags: '/organizers/tags',
  tools: '/organizers/tools',
} as const;

export interface DataSearch {
  q?: string;
  by?: Column;
  down?: true;
}

export interface DataPage {
  items: DataRow[];
  /** Number of matching rows on all pages. */
  total: number;
  /** True if a search has found more. */
  total_is_minimum?: boolean | undefined;
}

/** Matching rows, sorted by the server; `perPage: -1` reads all. */
export function dataQuery(
  api: Api,
  kind: DataKind,
  { q, by = 'name', down }: DataSearch,
  { page, perPage }: { page: number; perPage: number },
) {
  const order = { orderBy: by, orderDirection: down ? 'desc' : 'asc' } as const;
  const query = { page, perPage, search: q || undefined, ...order };
  const path = kind === 'recipes' ? '/recipes' : pathOf[kind];
  return api.queryOptions(
    'get',
    path,
    { params: { query } },
    {
      select: ({ items, total, total_is_minimum }): DataPage => ({ items, total, total_is_minimum }),
    },
  );
}

/** Number of rows that are read together. */
export const PAGE_SIZE = 100;

export const firstRowsQuery = (api: Api, kind: DataKind, search: DataSearch) =>
  dataQuery(api, kind, search, { page: 1, perPage: PAGE_SIZE });

const countsById = (counts: { id: string; count: number }[]) => new Map(counts.map(({ id, count }) => [id, count]));

/** How many recipes use each food, which the list of foods does not say. */
export const foodCountsQuery = (api: Api) =>
  api.queryOptions('get', '/organizers/recipe-counts', { params: { query: { by: 'foods' } } }, { select: countsById });

/** Kinds whose recipes the home page can show. */
export const filterKinds = ['foods', 'categories', 'tags', 'tools'] as const;
