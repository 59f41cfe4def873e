import type { KeyboardEvent } from 'react';

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** Visible rows of a list. */
const rowsOf = (list: ParentNode | null): HTMLElement[] =>
  [...(list?.querySelectorAll<HTMLElement>('[data-items] [role="checkbox"]') ?? [])].filter(
    (row) => !row.closest('details:not([open])'),
  );

/** Arrow keys move between rows, and from the first row to the field above. */
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

/** Focuses the first row below the field. */
export const focusFirstRow = (field: HTMLElement): void => rowsOf(field.closest('[data-list]'))[0]?.focus();
