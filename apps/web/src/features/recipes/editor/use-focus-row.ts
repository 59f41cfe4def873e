import { useCallback, useEffect, useRef, useState } from 'react';

interface Wish {
  row: number;
  caret: 'start' | 'end' | number;
}

/** Moves the cursor into a row of the next rendering. Rows mark their main field with data-main. */
export function useFocusRow() {
  const root = useRef<HTMLElement>(null);
  const [wish, setWish] = useState<Wish>();
  useEffect(() => {
    if (!wish) return;
    const rows = root.current?.querySelectorAll<HTMLElement>('[data-row]');
    const field = rows?.[wish.row]?.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-main]');
    field?.focus();
    const place = wish.caret === 'start' ? 0 : wish.caret === 'end' ? field?.value.length : wish.caret;
    field?.setSelectionRange(place ?? 0, place ?? 0);
  }, [wish]);
  const focusRow = useCallback((row: number, caret: Wish['caret'] = 'start') => setWish({ row, caret }), []);
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
