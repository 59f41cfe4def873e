import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from '#ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './editor.module.css';

interface SortableListProps {
  label: string;
  ids: string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Rows that are moved by their handle: with the pointer, or with space and arrow keys. */
export function SortableList({ label, ids, onMove, children }: SortableListProps) {
  const { t } = useTranslation('editor');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: useAnnouncements(ids),
        screenReaderInstructions: { draggable: t('drag.instructions') },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={styles.rows} aria-label={label}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function useAnnouncements(ids: string[]): Announcements {
  const { t } = useTranslation('editor');
  const place = (id: string | number) => ({ value: ids.indexOf(String(id)) + 1, total: ids.length });
  return {
    onDragStart: ({ active }) => t('drag.lifted', place(active.id)),
    onDragOver: ({ over }) => (over ? t('drag.moved', place(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? t('drag.dropped', place(over.id)) : undefined),
    onDragCancel: ({ active }) => t('drag.cancelled', place(active.id)),
  };
}

interface SortableRowProps {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
  /** Section heading above the row. */
  above?: ReactNode;
}

export function SortableRow({ id, label, className = '', children, above }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style} data-dragging={isDragging} className={styles.item}>
      {above}
      <div className={`${styles.row} ${className}`}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.grip}
          {...attributes}
          {...listeners}
          aria-label={label}
        >
          <GripVertical size={18} aria-hidden />
        </button>
        {children}
      </div>
    </li>
  );
}
