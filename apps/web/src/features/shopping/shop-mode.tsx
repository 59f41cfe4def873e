import { Check, X } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreen, IconButton } from '#ui';
import { useWakeLock } from '../../app/use-wake-lock.ts';
import { groupName } from './group-name.ts';
import { isSameRows, type ItemGroup } from './groups.ts';
import { itemText } from './item-text.ts';
import type { ShoppingItem } from './shopping-queries.ts';
import styles from './shopping.module.css';

interface ShopModeProps {
  name: string;
  groups: ItemGroup[];
  done: ShoppingItem[];
  onTick: (item: ShoppingItem) => void;
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
  const { text, note } = itemText(item, i18n.language);
  return (
    <li>
      <button type="button" role="checkbox" aria-checked={item.checked} onClick={() => onTick(item)}>
        <span className={styles.box} aria-hidden>
          {item.checked && <Check />}
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

/** Nothing but what is to be bought, in large letters; the screen stays awake. */
export function ShopMode({ name, groups, done, onTick, onClose }: ShopModeProps) {
  const { t } = useTranslation('shopping');
  useWakeLock(true);
  const open = groups.reduce((count, { items }) => count + items.length, 0);
  return (
    <FullScreen label={t('shop.title')} className={styles.shop} onClose={onClose}>
      <header>
        <div>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p role="status">{open > 0 ? t('open', { count: open }) : t('shop.all')}</p>
        </div>
        <IconButton label={t('shop.leave')} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div className={styles.shopItems}>
        {groups.map((group) => (
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
    </FullScreen>
  );
}
