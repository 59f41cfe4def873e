import { Check, X } from '#ui/icons';
import { CloudOff } from '#ui/late-icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreen, IconButton } from '#ui';
import { useIsOnline } from '../../shared/browser/use-is-online.ts';
import { useWakeLock } from '../../shared/browser/use-wake-lock.ts';
import { AddLine } from './items/add-line.tsx';
import { useFirstRows } from './lists/first-rows.ts';
import { groupName } from './lists/group-name.ts';
import { isSameRows, type View } from './lists/groups.ts';
import { itemText } from './items/item-text.ts';
import { usePress } from './press.ts';
import { onRowKey } from './row-keys.ts';
import type { ShoppingItem } from './shopping-queries.ts';
import styles from './shopping.module.css';
import { UndoBar, useTicks } from './ticks.tsx';
import type { ListMutations } from './use-list-mutations.ts';
import { useItemGroups, useShownList } from './items/use-items.ts';

interface ShopModeProps {
  id: string;
  view: View;
  changes: ListMutations;
  onAdd: { line: (text: string) => void; lines: (text: string) => void };
  onClose: () => void;
}

interface RowProps {
  item: ShoppingItem;
  onTick: (item: ShoppingItem) => void;
}
interface RowsProps extends Omit<RowProps, 'item'> {
  items: readonly ShoppingItem[];
}

const ShopRow = memo(function ShopRow({ item, onTick }: RowProps) {
  const { i18n } = useTranslation('shopping');
  const { isChecked, press } = usePress(item, onTick);
  const { text, note } = itemText(item, i18n.language);
  return (
    <li>
      <button type="button" role="checkbox" aria-checked={isChecked} onClick={press}>
        <span className={styles.box} aria-hidden>
          {isChecked && <Check />}
        </span>
        <span className={styles.words}>
          <bdi className={styles.text}>{text}</bdi>
          {note && <bdi className={styles.note}>{note}</bdi>}
        </span>
      </button>
    </li>
  );
});

const ShopRows = memo(function ShopRows({ items, onTick }: RowsProps) {
  return (
    <ul>
      {items.map((item) => (
        <ShopRow key={item.id} item={item} onTick={onTick} />
      ))}
    </ul>
  );
}, isSameRows);

/**
 * Full-screen list of the open items in large letters, which keeps the screen awake. Checking an item rerenders the
 * items only.
 */
export const ShopMode = memo(function ShopMode({ id, view, changes, onAdd, onClose }: ShopModeProps) {
  const { t } = useTranslation('shopping');
  const { ticked, tick } = useTicks(changes);
  useWakeLock(true);
  return (
    <FullScreen label={t('shop.title')} className={styles.shop} onClose={onClose}>
      <ShopItems id={id} view={view} onTick={tick} onClose={onClose} />
      <footer data-list>
        {ticked && <UndoBar item={ticked} onUndo={() => tick({ ...ticked, checked: true })} />}
        <AddLine onAdd={onAdd.line} onPaste={onAdd.lines} />
      </footer>
    </FullScreen>
  );
});

interface ShopItemsProps extends Pick<ShopModeProps, 'id' | 'view' | 'onClose'> {
  onTick: (item: ShoppingItem) => void;
}

const ShopItems = memo(function ShopItems({ id, view, onTick, onClose }: ShopItemsProps) {
  const { t } = useTranslation('shopping');
  const list = useShownList(id);
  const { groups, done, open } = useItemGroups(list, view);
  const { shown } = useFirstRows(groups);
  const isOnline = useIsOnline();
  return (
    <>
      <header>
        <div>
          <h1>
            <bdi>{list.name}</bdi>
          </h1>
          <p role="status">
            {open > 0 ? t('open', { count: open }) : t('shop.all')}
            {!isOnline && (
              <span className={styles.away}>
                <CloudOff size={16} /> {t('shop.offline')}
              </span>
            )}
          </p>
        </div>
        <IconButton label={t('shop.leave')} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the rows in it */}
      <div className={styles.shopItems} data-items onKeyDown={onRowKey}>
        {shown.map((group) => (
          <section key={group.key}>
            {groups.length > 1 && <h2>{groupName(group, t)}</h2>}
            <ShopRows items={group.items} onTick={onTick} />
          </section>
        ))}
        {done.length > 0 && (
          <section data-done>
            <h2>{t('done.title', { count: done.length })}</h2>
            <ShopRows items={done} onTick={onTick} />
          </section>
        )}
      </div>
    </>
  );
});
