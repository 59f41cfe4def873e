import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, ErrorNotice, SearchField, Skeleton } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDebounced } from '../../../shared/browser/use-debounced.ts';
import styles from '../admin.module.css';
import { backupPartsQuery, type PartsOf } from '../admin-queries.ts';

const PAGE_SIZE = 50;
const MAX_CHOSEN = 1000;

interface PartPickerProps {
  source: PartsOf;
  /** Ids of the chosen rows. */
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** Picker for the rows of one kind in a group of a backup. */
export function PartPicker({ source, chosen, onChange }: PartPickerProps) {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const debouncedSearch = useDebounced(search, 250);
  const { data, error } = useQuery({
    ...backupPartsQuery(useApi(), source, { search: debouncedSearch, perPage: shownCount }),
    placeholderData: keepPreviousData,
  });
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <div className={styles.picker}>
      <SearchField label={t('parts.find')} value={search} onChange={setSearch} />
      <p aria-live="polite">{t('parts.chosen', { number: chosen.length })}</p>
      <ErrorNotice error={error} />
      {!data && !error && <Skeleton height="8rem" />}
      {data && (
        <ul className={styles.pickable}>
          {data.items.map(({ id, name, isHere }) => (
            <li key={id}>
              <Checkbox
                checked={chosen.includes(id)}
                disabled={chosen.length >= MAX_CHOSEN && !chosen.includes(id)}
                hint={isHere ? undefined : t('parts.isGone')}
                onChange={(isChosen) => toggle(id, isChosen)}
              >
                <bdi>{name}</bdi>
              </Checkbox>
            </li>
          ))}
          {!data.items.length && <li>{t('parts.none')}</li>}
        </ul>
      )}
      {data && data.total > data.items.length && (
        <Button size="small" onClick={() => setShownCount(shownCount + PAGE_SIZE)}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
