/** Kinds of rows with a table, by the last part of its address. */
export const dataKinds = ['foods', 'units', 'labels', 'categories', 'tags', 'tools', 'recipes'] as const;
export type DataKind = (typeof dataKinds)[number];
/** Kinds of rows with a name and a few fields. */
export type RowKind = Exclude<DataKind, 'recipes'>;

/** Columns that the server can sort by. */
export const sortColumns = ['name', 'pluralName', 'description', 'color', 'createdAt'] as const;
export type SortColumn = (typeof sortColumns)[number];

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
  by?: SortColumn;
  down?: true;
}
