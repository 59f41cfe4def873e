import { useSuspenseQuery } from '@tanstack/react-query';
import { Carrot, CookingPot, Shapes, Tag, X } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { lazyOnIdle, Popover, Skeleton } from '#ui';
import { filterKinds, namesQuery, type FilterKind } from '../../../shared/api/group-lists.ts';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { chosenOf, requireAllOf, without, type ChosenOfKind, type RecipeSearch } from '../recipe-search.ts';
import styles from './home.module.css';
import { ActivePersons, PersonsFilter } from './persons-filter.tsx';
import { Words } from '../../../shared/i18n/words.tsx';

const FilterPanel = lazyOnIdle(() => import('./filter-panel.tsx').then((module) => module.FilterPanel));
const icons = { categories: Shapes, tags: Tag, tools: CookingPot, foods: Carrot };

interface FilterBarProps {
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
}

export function FilterBar({ search, onSearch }: FilterBarProps) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.bar} role="group" aria-label={t('filters')}>
      {filterKinds.map((kind) => (
        <Filter key={kind} kind={kind} search={search} onSearch={onSearch} />
      ))}
      <PersonsFilter search={search} onSearch={onSearch} />
    </div>
  );
}

/** Chips of the active filters, each with a button to remove it. */
export function ActiveFilters({ search, onSearch }: FilterBarProps) {
  const { t } = useTranslation('home');
  const chosen = chosenOf(search);
  const { fineFor = [] } = search;
  if (chosen.length + fineFor.length === 0) return null;
  const clear = () => {
    const none = Object.fromEntries(filterKinds.map((kind) => [kind, undefined]));
    onSearch({ ...search, ...none, fineFor: undefined, fit: undefined });
  };
  return (
    <ul className={styles.active} aria-label={t('active')}>
      {chosen.map(({ kind, values }) => (
        <ActiveOfKind
          key={kind}
          kind={kind}
          values={values}
          onRemove={(value) => onSearch(without(search, kind, value))}
        />
      ))}
      {fineFor.length > 0 && <ActivePersons search={search} onSearch={onSearch} />}
      {chosen.flatMap(({ values }) => values).length + fineFor.length > 1 && (
        <li>
          <button type="button" className={styles.clear} onClick={clear}>
            {t('clearAll')}
          </button>
        </li>
      )}
    </ul>
  );
}

interface ActiveOfKindProps extends ChosenOfKind {
  onRemove: (value: string) => void;
}

function ActiveOfKind({ kind, values, onRemove }: ActiveOfKindProps) {
  const { t } = useTranslation('home');
  const nameOf = useNames({ kind, values });
  const Icon = icons[kind];
  return values.map((value) => {
    const name = nameOf(value) ?? t('unknown');
    return (
      <li key={value}>
        <button
          type="button"
          className={styles.chip}
          data-active
          aria-label={t('action.remove', { name })}
          onClick={() => onRemove(value)}
        >
          <Icon />
          <Words>{name}</Words>
          <X />
        </button>
      </li>
    );
  });
}

/** Returns a function that names the values of active filters. */
export function useNames({ kind, values }: ChosenOfKind): (value: string) => string | undefined {
  const { data } = useSuspenseQuery(namesQuery(useApi(), kind, values));
  return (value) => data.find(({ id, slug }) => id === value || slug === value)?.name;
}

function Filter({ kind, search, onSearch }: FilterBarProps & { kind: FilterKind }) {
  const { t } = useTranslation('home');
  const Icon = icons[kind];
  const label = t(`kinds.${kind}`);
  return (
    <Popover
      label={label}
      button={(props) => (
        <button type="button" className={styles.chip} {...props}>
          <Icon />
          {label}
        </button>
      )}
    >
      {(close) => (
        <ScreenPart resetKey={kind} pending={<Skeleton height="12rem" radius="0" />}>
          <FilterPanel
            kind={kind}
            search={search}
            onChange={(ids) => onSearch({ ...search, [kind]: ids.length > 0 ? ids : undefined })}
            onRequireAll={(all) => onSearch({ ...search, [requireAllOf[kind]]: all || undefined })}
            doneLabel={t('action.done')}
            onDone={close}
          />
        </ScreenPart>
      )}
    </Popover>
  );
}
