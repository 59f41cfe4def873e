import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { itemText } from './items/item-text.ts';
import type { ShoppingItem } from './shopping-queries.ts';
import styles from './shopping.module.css';
import type { ListMutations } from './use-list-mutations.ts';

/** Time in which an accidental check can be undone in place. */
const UNDO_MS = 6000;

/** Checks and unchecks items, with an undo of the last one. */
export function useTicks(changes: ListMutations) {
  const [ticked, setTicked] = useState<ShoppingItem>();
  useEffect(() => {
    if (!ticked) return;
    const timer = setTimeout(() => setTicked(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [ticked]);
  const tick = useCallback(
    (item: ShoppingItem) => {
      if (item.checked) changes.untick(item.id);
      else changes.tick(item.id);
      setTicked(item.checked ? undefined : item);
    },
    [changes],
  );
  return { ticked, tick };
}

/** Says which item was checked last, and takes it back. */
export function UndoBar({ item, onUndo }: { item: ShoppingItem; onUndo: () => void }) {
  const { t, i18n } = useTranslation('shopping');
  return (
    <div className={styles.undo} role="status">
      <span>{t('ticked', { name: itemText(item, i18n.language).text })}</span>
      <button type="button" onClick={onUndo}>
        {t('action.undo')}
      </button>
    </div>
  );
}
