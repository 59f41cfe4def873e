import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Carrot, Plus } from '#ui/icons';
import { Button, EmptyState, PageHeader } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { listText } from '#locales';
import { useApi } from '../../../shared/api/use-api.ts';
import { PersonDialog } from './person-dialog.tsx';
import { type Person, personsQuery } from './persons-query.ts';
import styles from './persons.module.css';

/** The persons who eat with the household, and what they do not eat. */
export function PersonsScreen() {
  const { t } = useTranslation('foods');
  const { data: persons } = useSuspenseQuery(personsQuery(useApi()));
  const [edited, setEdited] = useState<Person | 'new'>();
  return (
    <div className={styles.page}>
      <PageHeader title={t('persons.title')} help={<HelpLink page="privacy" />}>
        <Button kind="primary" icon={<Plus />} onClick={() => setEdited('new')}>
          {t('persons.add')}
        </Button>
      </PageHeader>
      <p className={styles.lead}>{t('persons.lead')}</p>
      {persons.length === 0 ? (
        <EmptyState icon={<Carrot />} title={t('persons.none')}>
          {t('persons.noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.persons}>
          {persons.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                aria-label={t('persons.edit', { name: person.name })}
                onClick={() => setEdited(person)}
              >
                <b>
                  <bdi>{person.name}</bdi>
                </b>
                <Needs person={person} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {edited && <PersonDialog person={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

function Needs({ person }: { person: Person }) {
  const { t, i18n } = useTranslation('foods');
  const { allergies, intolerances, diets, dislikes, knownDislikes } = person;
  const substances = (keys: Person['allergies']) => keys.map((key) => t(`allergens.substances.${key}`));
  const facts = [
    ['allergies', substances(allergies)],
    ['intolerances', substances(intolerances)],
    ['diets', diets.map((diet) => t(`persons.dietNames.${diet}`))],
    ['dislikes', [...knownDislikes, ...dislikes].map(({ name }) => name)],
  ] as const;
  const stated = facts.filter(([, names]) => names.length > 0);
  if (stated.length === 0) return <small>{t('persons.everything')}</small>;
  return stated.map(([kind, names]) => (
    <small key={kind}>
      {t(`persons.${kind}`)}: {listText(names, i18n.language)}
    </small>
  ));
}
