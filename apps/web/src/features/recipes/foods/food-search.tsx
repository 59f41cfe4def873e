import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Plus } from '#ui/icons';
import { SearchField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDebounced } from '../../../shared/browser/use-debounced.ts';
import styles from './foods.module.css';

export type FoodChoice = Wire<'KnownFood'>;

interface FoodSearchProps {
  label: string;
  /** Foods that are not offered. */
  without: string[];
  onPick: (choice: FoodChoice) => void;
  /** Offers foods of the group as well. */
  own?: { without: string[]; onPick: (food: OwnFood) => void };
}

type OwnFood = Pick<Wire<'Food'>, 'id' | 'name'>;

/** Finds foods of the tables by name, and those of the group where they are wanted. */
export function FoodSearch({ label, without, onPick, own }: FoodSearchProps) {
  const { t } = useTranslation('foods');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 200);
  const { data = [], isPlaceholderData } = useQuery({
    ...useApi().queryOptions('get', '/foods/known', { params: { query: { search, limit: 8 } } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const ownQuery = { search, perPage: 8, orderBy: 'name', orderDirection: 'asc' } as const;
  const { data: ownFoods } = useQuery({
    ...useApi().queryOptions('get', '/foods', { params: { query: ownQuery } }),
    enabled: search !== '' && own !== undefined,
    placeholderData: keepPreviousData,
  });
  const found = search ? data.filter(({ food }) => !without.includes(food)) : [];
  const pick = (choice: FoodChoice) => {
    onPick(choice);
    setText('');
  };
  const foundOwn = search && own ? (ownFoods?.items ?? []).filter(({ id }) => !own.without.includes(id)) : [];
  const [first] = found;
  return (
    <div role="search">
      <SearchField
        label={label}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !text) return;
          event.preventDefault();
          if (first && !isPlaceholderData && search === text.trim()) pick(first);
        }}
      />
      {search && !isPlaceholderData && found.length + foundOwn.length === 0 && (
        <p className={styles.hint}>{t('links.noMatch')}</p>
      )}
      <ul className={styles.results}>
        {found.map((choice) => (
          <li key={choice.food}>
            <button type="button" aria-label={t('links.add', { food: choice.name })} onClick={() => pick(choice)}>
              <Plus size={18} />
              <bdi>{choice.name}</bdi>
              {choice.kind && <small>{t('links.kindOf', { kind: choice.kind })}</small>}
            </button>
          </li>
        ))}
        {foundOwn.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('links.addOwn', { food: name })}
              onClick={() => {
                own?.onPick({ id, name });
                setText('');
              }}
            >
              <Plus size={18} />
              <bdi>{name}</bdi>
              <small>{t('links.own')}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
