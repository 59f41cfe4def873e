import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { displayIngredient, unitInLanguage } from '#ingredients';
import { Button } from '#ui';
import type { ShoppingItem } from '../shopping-queries.ts';
import type { ListMutations } from '../use-list-mutations.ts';
import { findWeighedPair } from './weighed-pair.ts';
import styles from '../shopping.module.css';

interface TwoMeasuresProps {
  items: readonly ShoppingItem[];
  changes: ListMutations;
}

/** Offers to add up a food that stands on the list as a weight and as a volume. */
export const TwoMeasures = memo(function TwoMeasures({ items, changes }: TwoMeasuresProps) {
  const { t, i18n } = useTranslation('shopping');
  const pair = useMemo(() => findWeighedPair(items), [items]);
  if (!pair) return null;
  const { weight, volume, quantity } = pair;
  const amount = (item: ShoppingItem, value = item.quantity) => {
    const unit = item.unit && unitInLanguage(item.unit, i18n.language);
    return displayIngredient({ quantity: value, unit }, { locale: i18n.language }).text;
  };
  const texts = {
    name: weight.food?.name ?? weight.note,
    weight: amount(weight),
    volume: amount(volume),
    total: amount(weight, weight.quantity + quantity),
  };
  return (
    <div className={styles.learned} role="status">
      <p>{t('twoMeasures.text', texts)}</p>
      <Button onClick={() => changes.convert(volume.id, { quantity, unitId: weight.unitId })}>
        {t('twoMeasures.join')}
      </Button>
      <Button kind="quiet" onClick={() => changes.keepApart(volume.id)}>
        {t('twoMeasures.keep')}
      </Button>
    </div>
  );
});
