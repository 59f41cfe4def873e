import type { KeyboardEvent } from 'react';

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The rows of a list that can be seen. */
const rowsOf = (list: ParentNode | null): HTMLElement[] =>
  [...(list?.querySelectorAll<HTMLElement>('[data-items] [role="checkbox"]') ?? [])].filter(
    (row) => !row.closest('details:not([open])'),
  );

/** The arrow keys go from row to row; above the first is the line that people type into. */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = steps.get(event.key);
  const item = event.target instanceof Element && event.target.closest('li');
  const row = item && item.querySelector<HTMLElement>('[role="checkbox"]');
  if (!step || !row) return;
  event.preventDefault();
  const list = event.currentTarget.parentElement;
  const rows = rowsOf(list);
  const at = rows.indexOf(row) + step;
  (at < 0 ? list?.querySelector<HTMLElement>('[role="combobox"]') : rows[at])?.focus();
}

/** Down from the line that people type into is the first row. */
export const focusFirstRow = (field: HTMLElement): void => rowsOf(field.closest('[data-list]'))[0]?.focus();
