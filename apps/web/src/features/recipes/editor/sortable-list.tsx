import type { ReactNode } from 'react';
import { RowHandle } from '../../../shared/lists/row-handle.tsx';
import { Sortable, useSortableRow } from '../../../shared/lists/sortable.tsx';
import styles from './editor.module.css';

interface SortableListProps {
  label: string;
  ids: string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** List of rows that can be put in another order. */
export function SortableList({ label, ids, onMove, children }: SortableListProps) {
  return (
    <Sortable ids={ids} catalogue="editor" onMove={(id, overId) => onMove(ids.indexOf(id), ids.indexOf(overId))}>
      <ol className={`${styles.rows} ${styles.inputs}`} aria-label={label}>
        {children}
      </ol>
    </Sortable>
  );
}

interface SortableRowProps {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
  above?: ReactNode;
}

export function SortableRow({ id, label, className = '', children, above }: SortableRowProps) {
  const { row, handle, isDragging } = useSortableRow(id);
  return (
    <li {...row} data-dragging={isDragging} className={styles.item}>
      {above}
      <div className={`${styles.row} ${className}`}>
        <RowHandle id={id} className={styles.grip} label={label} handle={handle} />
        {children}
      </div>
    </li>
  );
}
