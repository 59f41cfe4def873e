import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect } from 'react';

export interface RowRange {
  first: number;
  last: number;
}

interface RowsInViewProps {
  /** How many rows there are, shown or not. */
  count: number;
  /** In pixels, as everything here. */
  rowHeight: number;
  gap: number;
  /** Distance of the first row from the top of the page, in pixels. */
  offset: number;
  onChange: (range: RowRange) => void;
}

/** Says which rows are near the view, before they are painted; shows nothing itself. */
export const rowsInView = (props: RowsInViewProps) => <RowsInView {...props} />;

function RowsInView({ count, rowHeight, gap, offset, onChange }: RowsInViewProps) {
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    gap,
    overscan: 3,
    scrollMargin: offset,
    initialOffset: scrollY,
    initialRect: { width: innerWidth, height: innerHeight },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0]?.index, rows.at(-1)?.index];
  useLayoutEffect(() => {
    if (first !== undefined && last !== undefined) onChange({ first, last });
  }, [first, last, onChange]);
  return null;
}
