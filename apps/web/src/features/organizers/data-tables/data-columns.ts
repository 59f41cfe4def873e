import type { DataKind, RowKind, SortColumn } from './data-kinds.ts';

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
  sorted: SortColumn[];
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
