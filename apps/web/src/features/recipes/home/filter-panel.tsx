import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, SearchField, Switch, plainText } from '#ui';
import { filterQuery, type FilterKind, type FilterOption } from '../../../app/group-lists.ts';
import { useApi } from '../../../app/use-api.ts';
import styles from './home.module.css';

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
  const { data: options } = useSuspenseQuery(filterQuery(useApi(), kind));
  const found = options.filter((option) => plainText(option.name).includes(plainText(wanted)));
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
      <Options options={chosenFirst.slice(0, longest)} chosen={chosen} onToggle={toggle} />
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
}

function Options({ options, chosen, onToggle }: OptionsProps) {
  const { t } = useTranslation('home');
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
