import { useEffect, useRef } from 'react';

/**
 * Scrolls a row of links sideways until the link of the open page is in its middle. The page itself does not scroll.
 * @param current changes with that link
 */
export function useActiveSection(current: string) {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  });
  return row;
}
