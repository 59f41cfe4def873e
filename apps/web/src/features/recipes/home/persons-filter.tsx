import { useSuspenseQuery } from '@tanstack/react-query';
import { Users, X } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { lazyOnIdle, Popover, Skeleton } from '#ui';
import { Words } from '../../../shared/i18n/words.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { personsQuery } from '../persons/persons-query.ts';
import { EVERYONE, type RecipeSearch } from '../recipe-search.ts';
import styles from './home.module.css';

const PersonsPanel = lazyOnIdle(() => import('./persons-panel.tsx').then((module) => module.PersonsPanel));

interface PersonsFilterProps {
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
}

/** Changes the persons; what is not known is never left in sight by a change of persons. */
const withPersons = (search: RecipeSearch, chosen: string[]): RecipeSearch => ({
  ...search,
  fineFor: chosen.length ? chosen : undefined,
  fit: undefined,
});

export function PersonsFilter({ search, onSearch }: PersonsFilterProps) {
  const { t } = useTranslation('home');
  return (
    <Popover
      label={t('persons.label')}
      button={(props) => (
        <button type="button" className={styles.chip} {...props}>
          <Users />
          {t('persons.label')}
        </button>
      )}
    >
      {(close) => (
        <ScreenPart resetKey="persons" pending={<Skeleton height="12rem" radius="0" />}>
          <PersonsPanel
            chosen={search.fineFor ?? []}
            doneLabel={t('action.done')}
            onChange={(chosen) => onSearch(withPersons(search, chosen))}
            onDone={close}
          />
        </ScreenPart>
      )}
    </Popover>
  );
}

/** Chips of the persons for whom recipes have to be fine, each with a button to remove it. */
export function ActivePersons({ search, onSearch }: PersonsFilterProps) {
  const { t } = useTranslation('home');
  const { data: persons } = useSuspenseQuery(personsQuery(useApi()));
  const chosen = search.fineFor ?? [];
  const nameOf = (id: string) =>
    id === EVERYONE ? t('persons.everyone') : (persons.find((person) => person.id === id)?.name ?? t('unknown'));
  return chosen.map((id) => (
    <li key={id}>
      <button
        type="button"
        className={styles.chip}
        data-active
        aria-label={t('action.remove', { name: nameOf(id) })}
        onClick={() =>
          onSearch(
            withPersons(
              search,
              chosen.filter((one) => one !== id),
            ),
          )
        }
      >
        <Users />
        <Words>{nameOf(id)}</Words>
        <X />
      </button>
    </li>
  ));
}
