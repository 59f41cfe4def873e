import { useTranslation } from 'react-i18next';
import { RowHandle } from '../../../shared/lists/row-handle.tsx';
import { Sortable, useSortableRow } from '../../../shared/lists/sortable.tsx';
import { groupName } from './group-name.ts';
import { type ItemGroup, orderAfterDrop } from './groups.ts';
import { itemText } from '../items/item-text.ts';
import type { ShoppingItem } from '../shopping-queries.ts';
import styles from '../shopping.module.css';

interface ReorderProps {
  groups: ItemGroup[];
  onMove: (items: ShoppingItem[], moved?: { id: string; labelId: string | null }) => void;
}

/** Moves items within a label and to another one. */
export function Reorder({ groups, onMove }: ReorderProps) {
  const { t } = useTranslation('shopping');
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  const onDrop = (id: string, overId: string) => {
    const { order, labelId } = orderAfterDrop(groups, id, overId);
    onMove(order, labelId === undefined ? undefined : { id, labelId });
  };
  return (
    <Sortable ids={ids} catalogue="shopping" onMove={onDrop}>
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
    </Sortable>
  );
}

function MovableRow({ item }: { item: ShoppingItem }) {
  const { t, i18n } = useTranslation('shopping');
  const { row, handle, isDragging } = useSortableRow(item.id);
  const { text } = itemText(item, i18n.language);
  return (
    <li {...row} className={styles.row} data-dragging={isDragging || undefined}>
      <RowHandle
        id={item.id}
        size={24}
        className={styles.grip}
        label={t('drag.handle', { name: text })}
        handle={handle}
      />
      <bdi className={styles.text}>{text}</bdi>
    </li>
  );
}
