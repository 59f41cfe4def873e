import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect } from 'react';

export interface RowRange {
  first: number;
  last: number;
}

interface VirtualRowsProps {
  /** Total number of rows. */
  count: number;
  /** In pixels. */
  rowHeight: number;
  gap: number;
  /** Distance of the first row from the top of the page, in pixels. */
  offset: number;
  onChange: (range: RowRange) => void;
}

/** Reports which rows are near the viewport, before paint; renders nothing. */
export const renderVirtualRows = (props: VirtualRowsProps) => <VirtualRows {...props} />;

function VirtualRows({ count, rowHeight, gap, offset, onChange }: VirtualRowsProps) {
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
