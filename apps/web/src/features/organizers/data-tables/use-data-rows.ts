import { useQueries, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useApi } from '../../../shared/api/use-api.ts';
import type { DataRow } from './data-columns.ts';
import type { DataKind, DataSearch } from './data-kinds.ts';
import { dataQuery, type DataPage, foodCountsQuery, PAGE_SIZE } from './data-queries.ts';

/** Rows of a table, of which those near the viewport are there. */
export interface DataRows {
  total: number;
  /** True if a search has found more rows than the table shows. */
  isMinimum: boolean;
  /** @returns undefined for a row that is not loaded yet */
  at: (index: number) => DataRow | undefined;
  /** Says which rows are in view; the end is exclusive. */
  show: (from: number, to: number) => void;
  /** Loads the rows from one index to another, which is exclusive. */
  load: (from: number, to: number) => Promise<DataRow[]>;
}

/** Rows that are all there. */
export const allRows = (rows: DataRow[]): DataRows => ({
  total: rows.length,
  isMinimum: false,
  at: (index) => rows[index],
  show: () => undefined,
  load: (from, to) => Promise.resolve(rows.slice(from, to)),
});

const itemsOf = (results: { data: DataPage | undefined }[]) => results.map(({ data }) => data?.items);
const rowsOf = (page: DataPage): DataPage => page;

/** Reads the first rows of a table, and others when they come into view; foods with the number of their recipes. */
export function useDataRows(kind: DataKind, search: DataSearch): DataRows {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: counts } = useQuery({ ...foodCountsQuery(api), enabled: kind === 'foods' });
  const withCounts = useCallback(
    ({ items, ...page }: DataPage): DataPage => ({
      ...page,
      items: items.map((row) => ({ ...row, recipeCount: counts?.get(row.id) ?? 0 })),
    }),
    [counts],
  );
  const select = kind === 'foods' ? withCounts : rowsOf;
  const query = useCallback(
    (part: { page: number; perPage: number }) => ({ ...dataQuery(api, kind, search, part), select }),
    [api, kind, search, select],
  );
  const { data: first } = useSuspenseQuery(query({ page: 1, perPage: PAGE_SIZE }));
  const [{ from, to }, setView] = useState({ from: 0, to: 0 });
  // the table calls it whenever it changes
  const show = useCallback((start: number, end: number) => setView({ from: start, to: end }), []);
  const pages = useMemo(() => pagesOf(from, Math.min(to, first.total)), [from, to, first.total]);
  const queries = useMemo(() => pages.map((page) => query({ page, perPage: PAGE_SIZE })), [pages, query]);
  const shown = useQueries({ queries, combine: itemsOf });
  return useMemo(() => {
    const at = (index: number) => {
      const page = Math.floor(index / PAGE_SIZE) + 1;
      return (page === 1 ? first.items : shown[pages.indexOf(page)])?.[index % PAGE_SIZE];
    };
    const load = async (from: number, to: number) => {
      const loaded = Array.from({ length: to - from }, (_, index) => at(from + index));
      if (loaded.every((row) => row !== undefined)) return loaded;
      const all = await queryClient.fetchQuery({ ...query({ page: 1, perPage: -1 }), gcTime: 0 });
      return select(all as DataPage).items.slice(from, to);
    };
    return { total: first.total, isMinimum: first.total_is_minimum ?? false, at, show, load };
  }, [first, shown, pages, show, query, queryClient, select]);
}

/** @returns numbers of the pages after the first that hold these rows */
function pagesOf(from: number, to: number): number[] {
  const start = Math.max(2, Math.floor(from / PAGE_SIZE) + 1);
  const end = Math.floor((to - 1) / PAGE_SIZE) + 1;
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
}
