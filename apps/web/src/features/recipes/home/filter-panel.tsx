import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, ErrorState, SearchField, Skeleton, Switch } from '#ui';
import type { FilterKind } from '../recipe-search.ts';
import styles from './home.module.css';
import { useFilterOptions, type FilterOption } from './use-filter-options.ts';

interface FilterPanelProps {
  kind: FilterKind;
  chosen: string[];
  requireAll: boolean;
  doneLabel: string;
  onChange: (ids: string[]) => void;
  onRequireAll: (all: boolean) => void;
  onDone: () => void;
}

/** Beyond this the list asks for a word first: nobody reads 2,000 foods. */
const longest = 200;

export function FilterPanel({ kind, chosen, requireAll, doneLabel, onChange, onRequireAll, onDone }: FilterPanelProps) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const [wanted, setWanted] = useState('');
  // As they were when the panel opened: a list that moves under the finger is hard to tick.
  const [chosenBefore] = useState(chosen);
  const options = useQuery<FilterOption[]>(useFilterOptions(kind) as UseQueryOptions<FilterOption[]>);
  const found = (options.data ?? []).filter((option) => plain(option.name).includes(plain(wanted)));
  const isFirst = ({ id }: FilterOption) => Number(chosenBefore.includes(id));
  const chosenFirst = [...found].sort((a, b) => isFirst(b) - isFirst(a));
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <>
      <div className={styles.panelHead}>
        <SearchField label={t(`find.${kind}`)} placeholder={t(`find.${kind}`)} value={wanted} onChange={setWanted} />
        <Switch checked={requireAll} onChange={onRequireAll}>
          {t('requireAll')}
        </Switch>
      </div>
      <Options options={chosenFirst.slice(0, longest)} chosen={chosen} onToggle={toggle} query={options} />
      <div className={styles.panelFoot}>
        <Button kind="quiet" size="small" disabled={chosen.length === 0} onClick={() => onChange([])}>
          {common('ui.clear')}
        </Button>
        <Button kind="primary" size="small" onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
    </>
  );
}

interface OptionsProps {
  options: FilterOption[];
  chosen: string[];
  onToggle: (id: string, on: boolean) => void;
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
}

function Options({ options, chosen, onToggle, query }: OptionsProps) {
  const { t } = useTranslation('home');
  if (query.isPending)
    return (
      <div className={styles.options}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height="2rem" />
        ))}
      </div>
    );
  if (query.error) return <ErrorState error={query.error} onRetry={query.refetch} />;
  if (options.length === 0) return <p className={styles.none}>{t('noOption')}</p>;
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <li key={option.id} className={styles.option}>
          <Checkbox checked={chosen.includes(option.id)} onChange={(on) => onToggle(option.id, on)}>
            {option.name}
          </Checkbox>
          {option.recipeCount !== undefined && <small>{option.recipeCount}</small>}
        </li>
      ))}
    </ul>
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
