import { useCallback, useEffect, useRef, useState } from 'react';

interface CaretTarget {
  row: number;
  /** Place in the main field, or the row's menu instead of it. */
  caret: 'start' | 'end' | 'menu' | number;
}

/** Moves the cursor into a row of the next rendering. Rows mark their main field with data-main. */
export function useFocusRow() {
  const root = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<CaretTarget>();
  useEffect(() => {
    if (!target) return;
    const rows = root.current?.querySelectorAll<HTMLElement>('[data-row]');
    const row = rows?.[target.row];
    if (target.caret === 'menu') {
      // the handle before it opens a menu, too
      const menus = row?.closest('li')?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]');
      return [...(menus ?? [])].at(-1)?.focus();
    }
    const field = row?.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-main]');
    field?.focus();
    const place = target.caret === 'start' ? 0 : target.caret === 'end' ? field?.value.length : target.caret;
    field?.setSelectionRange(place ?? 0, place ?? 0);
  }, [target]);
  const focusRow = useCallback((row: number, caret: CaretTarget['caret'] = 'start') => setTarget({ row, caret }), []);
  /** Restores the cursor if the main field of these rows is about to be replaced. */
  const keepFocus = useCallback(
    (ids: Set<string>) => {
      const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const row = rows.findIndex(
        ({ dataset, firstElementChild }) =>
          ids.has(dataset['row'] ?? '') && firstElementChild === document.activeElement,
      );
      if (row >= 0) focusRow(row, 'end');
    },
    [focusRow],
  );
  return { root, focusRow, keepFocus };
}
