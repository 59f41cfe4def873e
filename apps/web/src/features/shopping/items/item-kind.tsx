import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unitInLanguage } from '#ingredients';
import { Field, SelectField, SuggestInput } from '#ui';
import { foodsQuery, unitsQuery } from '../../../shared/api/group-lists.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import type { ListMutations } from '../use-list-mutations.ts';
import type { ShoppingItem } from '../shopping-queries.ts';
import styles from '../shopping.module.css';

interface ItemKindProps {
  item: ShoppingItem;
  changes: ListMutations;
}

/** Fields for the food and the unit of an item. A text that is no known food changes nothing. */
export function ItemKind({ item, changes }: ItemKindProps) {
  const { t, i18n } = useTranslation('shopping');
  const api = useApi();
  const { data: units = [] } = useQuery(unitsQuery(api));
  const { data: foods = [] } = useQuery(foodsQuery(api));
  const name = item.food?.name ?? '';
  const [text, setText] = useState(name);
  const choose = (typed: string) => {
    const food = foods.find((one) => one.name.toLowerCase() === typed.toLowerCase());
    if (food && food.id !== item.foodId) changes.setFood(item, food);
    else if (!food) setText(name);
  };
  return (
    <>
      <SelectField
        label={t('item.unit')}
        value={item.unitId ?? ''}
        onChange={(id) => changes.setUnit(item.id, units.find((unit) => unit.id === id) ?? null)}
      >
        <option value="">{t('item.noUnit')}</option>
        {units.map((unit) => (
          <option key={unit.id} value={unit.id}>
            {unitInLanguage(unit, i18n.language).name}
          </option>
        ))}
      </SelectField>
      <Field label={t('item.food')} hint={t('item.foodHint')}>
        <SuggestInput
          label={t('item.food')}
          value={text}
          options={foods.map((food) => food.name)}
          maxLength={255}
          onChange={setText}
          onCommit={choose}
          className={styles.food}
        />
      </Field>
    </>
  );
}
