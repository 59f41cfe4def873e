import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { personsQuery } from '../persons/persons-query.ts';
import { EVERYONE } from '../recipe-search.ts';
import { PanelFoot } from './panel-foot.tsx';
import styles from './home.module.css';

interface PersonsPanelProps {
  /** Ids of persons, or "everyone" alone. */
  chosen: string[];
  doneLabel: string;
  onChange: (chosen: string[]) => void;
  onDone: () => void;
}

/** Chooses the persons for whom recipes have to be fine. */
export function PersonsPanel({ chosen, doneLabel, onChange, onDone }: PersonsPanelProps) {
  const { t } = useTranslation('home');
  const { data: persons } = useSuspenseQuery(personsQuery(useApi()));
  const isEveryone = chosen.includes(EVERYONE);
  const ids = persons.map(({ id }) => id);
  const toggle = (id: string, on: boolean) => {
    const before = isEveryone ? ids : chosen;
    onChange(on ? [...before, id] : before.filter((one) => one !== id));
  };
  return (
    <>
      <div className={styles.options}>
        {persons.length === 0 ? (
          <p className={styles.none}>{t('persons.none')}</p>
        ) : (
          <fieldset>
            <legend className="visually-hidden">{t('persons.label')}</legend>
            <Checkbox checked={isEveryone} onChange={(on) => onChange(on ? [EVERYONE] : [])}>
              {t('persons.everyone')}
            </Checkbox>
            {persons.map(({ id, name }) => (
              <Checkbox key={id} checked={isEveryone || chosen.includes(id)} onChange={(on) => toggle(id, on)}>
                {name}
              </Checkbox>
            ))}
          </fieldset>
        )}
        <Link to="/group/persons" className={styles.clear}>
          {t('persons.edit')}
        </Link>
      </div>
      <PanelFoot isEmpty={chosen.length === 0} doneLabel={doneLabel} onClear={() => onChange([])} onDone={onDone} />
    </>
  );
}
