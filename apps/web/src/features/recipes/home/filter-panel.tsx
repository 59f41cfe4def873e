import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, SearchField, Switch, plainText } from '#ui';
import { filterQuery, type FilterKind, type FilterOption } from '../../../shared/api/group-lists.ts';
import { hasOnScreenKeyboard } from '../../../shared/browser/on-screen-keyboard.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { countsQuery, requireAllOf, type RecipeSearch } from '../recipe-search.ts';
import { PanelFoot } from './panel-foot.tsx';
import styles from './home.module.css';

interface FilterPanelProps {
  kind: FilterKind;
  search: RecipeSearch;
  doneLabel: string;
  onChange: (ids: string[]) => void;
  onRequireAll: (all: boolean) => void;
  onDone: () => void;
}

/** Longer lists are shown only after a search. */
const longest = 200;

export function FilterPanel({ kind, search, doneLabel, onChange, onRequireAll, onDone }: FilterPanelProps) {
  const { t } = useTranslation('home');
  const [wanted, setWanted] = useState('');
  const chosen = search[kind] ?? [];
  const options = useOptions(kind, search);
  const found = options.filter((option) => plainText(option.name).includes(plainText(wanted)));
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <>
      <div className={styles.panelHead}>
        <SearchField
          label={t(`find.${kind}`)}
          value={wanted}
          onChange={setWanted}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel opens on a click, for this
          autoFocus={!hasOnScreenKeyboard()}
        />
        <Switch checked={Boolean(search[requireAllOf[kind]])} onChange={onRequireAll}>
          {t('requireAll')}
        </Switch>
      </div>
      <Options options={found.slice(0, longest)} chosen={chosen} onToggle={toggle} />
      <PanelFoot isEmpty={chosen.length === 0} doneLabel={doneLabel} onClear={() => onChange([])} onDone={onDone} />
    </>
  );
}

type Option = FilterOption & { count?: number };

/**
 * Options in a fixed order: chosen when the panel opened, then those with results. Later only the counts change,
 * since a moving list is hard to tick.
 */
function useOptions(kind: FilterKind, search: RecipeSearch): Option[] {
  const api = useApi();
  const { data: options } = useSuspenseQuery(filterQuery(api, kind));
  const [before] = useState(search);
  const { data: countsBefore } = useSuspenseQuery(countsQuery(api, kind, before));
  const { data: counts = countsBefore } = useQuery({
    ...countsQuery(api, kind, search),
    placeholderData: keepPreviousData,
  });
  const numberIn = (list: typeof counts) => {
    const numbers = new Map(list.map(({ id, count }) => [id, count]));
    return (id: string) => numbers.get(id) ?? 0;
  };
  const [now, first] = [numberIn(counts), numberIn(countsBefore)];
  const rank = ({ id }: FilterOption) => (before[kind]?.includes(id) ? 0 : first(id) > 0 ? 1 : 2);
  return options.map((option) => ({ ...option, count: now(option.id) })).sort((a, b) => rank(a) - rank(b));
}

interface OptionsProps {
  options: Option[];
  chosen: string[];
  onToggle: (id: string, on: boolean) => void;
}

function Options({ options, chosen, onToggle }: OptionsProps) {
  const { t } = useTranslation('home');
  const countId = useId();
  if (options.length === 0) return <p className={styles.none}>{t('noOption')}</p>;
  return (
    <ul className={styles.options}>
      {options.map(({ id, name, count }) => (
        <li key={id} className={styles.option} data-empty={count === 0}>
          <Checkbox checked={chosen.includes(id)} describedBy={`${countId}${id}`} onChange={(on) => onToggle(id, on)}>
            {name}
          </Checkbox>
          <small aria-hidden>{count}</small>
          <span id={`${countId}${id}`} hidden>
            {t('count', { count })}
          </span>
        </li>
      ))}
    </ul>
  );
}
