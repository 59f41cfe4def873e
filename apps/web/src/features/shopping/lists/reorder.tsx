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
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { groupName } from './group-name.ts';
import { type ItemGroup, moved } from './groups.ts';
import { itemText } from '../items/item-text.ts';
import type { ShoppingItem } from '../shopping-queries.ts';
import styles from '../shopping.module.css';

interface ReorderProps {
  groups: ItemGroup[];
  onMove: (items: ShoppingItem[], moved?: { id: string; labelId: string | null }) => void;
}

/** Items are moved by their handles, within a label and into another one: with the pointer, or with space and arrow keys. */
export function Reorder({ groups, onMove }: ReorderProps) {
  const { t } = useTranslation('shopping');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const all = groups.flatMap(({ items }) => items.map(({ id }) => id));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const id = String(active.id);
    const { order, labelId } = moved(groups, id, String(over.id));
    onMove(order, labelId === undefined ? undefined : { id, labelId });
  };
  const place = (id: string | number) => ({ value: all.indexOf(String(id)) + 1, total: all.length });
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
      <SortableContext items={all} strategy={verticalListSortingStrategy}>
        {groups.map((group) => (
          <section key={group.key} className={styles.group}>
            <h2>
              {group.label && <span className={styles.dot} style={{ backgroundColor: group.label.color }} />}
              {groupName(group, t)}
            </h2>
            <ul>
              {group.items.map((item) => (
                <MovableRow key={item.id} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </SortableContext>
    </DndContext>
  );
}

function MovableRow({ item }: { item: ShoppingItem }) {
  const { t, i18n } = useTranslation('shopping');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  });
  const { text } = itemText(item, i18n.language);
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={t('drag.handle', { name: text })}
      >
        <GripVertical aria-hidden />
      </button>
      <bdi className={styles.text}>{text}</bdi>
    </li>
  );
}
