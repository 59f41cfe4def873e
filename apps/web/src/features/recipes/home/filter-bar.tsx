import { Carrot, CookingPot, Shapes, Tag, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyOnIdle, Popover, Skeleton } from '#ui';
import type { FilterKind } from '../../../app/group-lists.ts';
import { ScreenPart } from '../../../app/screen-part.tsx';
import { filterKinds, isFiltered, requireAllOf, type RecipeSearch } from '../recipe-search.ts';
import styles from './home.module.css';

const FilterPanel = lazyOnIdle(() => import('./filter-panel.tsx').then((module) => module.FilterPanel));
const icons = { categories: Shapes, tags: Tag, tools: CookingPot, foods: Carrot };

interface FilterBarProps {
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
}

export function FilterBar({ search, onSearch }: FilterBarProps) {
  const { t } = useTranslation('home');
  const clear = () => onSearch({ orderBy: search.orderBy, orderDirection: search.orderDirection, seed: search.seed });
  return (
    <div className={styles.bar} role="group" aria-label={t('filters')}>
      {filterKinds.map((kind) => (
        <Filter key={kind} kind={kind} search={search} onSearch={onSearch} />
      ))}
      {isFiltered(search) && (
        <button type="button" className={styles.chip} onClick={clear}>
          <X aria-hidden />
          {t('clearAll')}
        </button>
      )}
    </div>
  );
}

function Filter({ kind, search, onSearch }: FilterBarProps & { kind: FilterKind }) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const Icon = icons[kind];
  const chosen = search[kind] ?? [];
  const label = t(`kinds.${kind}`);
  return (
    <Popover
      label={label}
      button={(props) => (
        <button type="button" className={styles.chip} data-active={chosen.length > 0} {...props}>
          <Icon aria-hidden />
          {label}
          {chosen.length > 0 && (
            <span className={styles.badge}>
              {chosen.length}
              <span className="visually-hidden">{t('chosen')}</span>
            </span>
          )}
        </button>
      )}
    >
      {(close) => (
        <ScreenPart of={kind} pending={<Skeleton height="12rem" radius="0" />}>
          <FilterPanel
            kind={kind}
            chosen={chosen}
            requireAll={Boolean(search[requireAllOf[kind]])}
            onChange={(ids) => onSearch({ ...search, [kind]: ids.length > 0 ? ids : undefined })}
            onRequireAll={(all) => onSearch({ ...search, [requireAllOf[kind]]: all || undefined })}
            doneLabel={common('action.done')}
            onDone={close}
          />
        </ScreenPart>
      )}
    </Popover>
  );
}
