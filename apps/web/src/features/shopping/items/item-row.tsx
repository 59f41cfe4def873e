import { Check } from '#ui/icons';
import { ChevronRight } from '#ui/late-icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { unitSystem } from '../../../shared/units-and-scaling/unit-systems.ts';
import { isSameRows } from '../lists/groups.ts';
import { itemText } from './item-text.ts';
import { usePress } from '../press.ts';
import { shopAmount } from './shop-amount.ts';
import type { ShoppingItem } from '../shopping-queries.ts';
import styles from '../shopping.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

interface ItemEvents {
  onTick: (item: ShoppingItem) => void;
  onOpen: (item: ShoppingItem) => void;
}
interface ItemRowProps extends ItemEvents {
  item: ShoppingItem;
}
interface ItemRowsProps extends ItemEvents {
  items: readonly ShoppingItem[];
}

export const ItemRows = memo(function ItemRows({ items, ...events }: ItemRowsProps) {
  return (
    <ul>
      {items.map((item) => (
        <ItemRow key={item.id} item={item} {...events} />
      ))}
    </ul>
  );
}, isSameRows);

/** Row of an item: a click checks it, the button at its end opens the details. */
const ItemRow = memo(function ItemRow({ item, onTick, onOpen }: ItemRowProps) {
  const { t, i18n } = useTranslation('shopping');
  const { isChecked, press } = usePress(item, onTick);
  const { text, note } = itemText(item, i18n.language);
  const shopAmountText = shopAmount(item, unitSystem.use(), i18n.language);
  const recipes = [...new Set(item.parts.map(({ recipeName }) => recipeName).filter((name) => name !== null))];
  return (
    <li className={styles.row} data-checked={isChecked || undefined}>
      <button type="button" role="checkbox" aria-checked={isChecked} className={styles.tick} onClick={press}>
        <span className={styles.box} aria-hidden>
          {isChecked && <Check />}
        </span>
        <span className={styles.words}>
          <Words className={styles.text}>{text}</Words>
          {shopAmountText && <span className={styles.note}>{t('item.about', { amount: shopAmountText })}</span>}
          {note && <Words className={styles.note}>{note}</Words>}
          {item.checked && item.checkedBy && (
            <small className={styles.note}>{t('tickedBy', { name: item.checkedBy })}</small>
          )}
        </span>
        {!item.checked && recipes.length > 0 && (
          <small className={styles.from}>
            <bdi>{listText(recipes, i18n.language, { type: 'unit', style: 'short' })}</bdi>
          </small>
        )}
      </button>
      <button
        type="button"
        className={styles.open}
        aria-label={t('item.open', { name: text })}
        onClick={() => onOpen(item)}
      >
        <ChevronRight className="flips" aria-hidden />
      </button>
    </li>
  );
});
