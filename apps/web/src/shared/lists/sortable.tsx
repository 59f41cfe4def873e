import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  rectSortingStrategy,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '#ui';

interface SortableProps {
  /** Ids of all rows, in their order. */
  ids: string[];
  /** The catalogue with the words for screen readers. */
  catalogue: 'editor' | 'shopping';
  onMove: (id: string, overId: string) => void;
  /** True for tiles in several columns. */
  isGrid?: boolean;
  children: ReactNode;
}

interface Order {
  /** Moves a row by -1 or 1; undefined if it is the first or the last. */
  moverOf: (id: string, by: -1 | 1) => (() => void) | undefined;
}

const OrderContext = createContext<Order>({ moverOf: () => undefined });

export const useOrder = (): Order => use(OrderContext);

/** Rows that are moved by their handle: with the pointer, with space and arrow keys, or by the menu of the handle. */
export function Sortable({ ids: currentIds, catalogue, onMove, isGrid, children }: SortableProps) {
  // a new array would draw every row anew
  const joined = currentIds.join('\n');
  const ids = useMemo(() => joined.split('\n').filter(Boolean), [joined]);
  const { t } = useTranslation(catalogue);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      // Enter opens the menu of the handle
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(String(active.id), String(over.id));
  };
  const place = (id: string | number) => ({ value: ids.indexOf(String(id)) + 1, total: ids.length });
  const order = useMemo<Order>(
    () => ({
      moverOf: (id, by) => {
        const to = ids.indexOf(id) + by;
        const over = ids[to];
        if (over === undefined) return undefined;
        return () => {
          onMove(id, over);
          announce(t('drag.dropped', { value: to + 1, total: ids.length }));
        };
      },
    }),
    [ids, onMove, t],
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: t('drag.instructions') },
        announcements: {
          onDragStart: ({ active }) => t('drag.lifted', place(active.id)),
          onDragOver: ({ over }) => (over ? t('drag.moved', place(over.id)) : undefined),
          onDragEnd: ({ over }) => (over ? t('drag.dropped', place(over.id)) : undefined),
          onDragCancel: ({ active }) => t('drag.cancelled', place(active.id)),
        },
      }}
    >
      <SortableContext items={ids} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
        <OrderContext value={order}>{children}</OrderContext>
      </SortableContext>
    </DndContext>
  );
}

/** @returns the props of a row that can be moved and of its handle */
export function useSortableRow(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return {
    isDragging,
    row: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition } },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}
