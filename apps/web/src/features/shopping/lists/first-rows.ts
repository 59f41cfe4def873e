import { useDeferredValue, useState } from 'react';
import type { ItemGroup } from './groups.ts';

/** Rows that come with the page and with shop mode: more than a screen has. */
const FIRST_ROWS = 40;
/** Height of a row, for rows that are not there yet. */
export const ROW_REM = 3.0625;

/** The first rows of groups, and after the first paint all of them: hundreds would hold up the page. */
export function useFirstRows(groups: ItemGroup[]): { shown: ItemGroup[]; missing: number } {
  const [first] = useState(() => firstRows(groups));
  const shown = useDeferredValue(groups, first);
  return { shown, missing: shown === first ? countRows(groups) - countRows(first) : 0 };
}

const countRows = (groups: ItemGroup[]) => groups.reduce((sum, { items }) => sum + items.length, 0);

export function firstRows(groups: ItemGroup[]): ItemGroup[] {
  let left = FIRST_ROWS;
  const first = groups.flatMap((group) => {
    const items = group.items.slice(0, left);
    left -= items.length;
    return items.length ? [items.length === group.items.length ? group : { ...group, items }] : [];
  });
  return left > 0 ? groups : first;
}
