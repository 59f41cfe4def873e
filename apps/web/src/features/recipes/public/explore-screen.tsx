import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX, Soup } from '#ui/icons';
import { ChevronLeft, ChevronRight } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, Chip, EmptyState, PageHeader } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { RouteSearchField } from '../../../shared/lists/route-search-field.tsx';
import grid from '../cards/recipe-grid.module.css';
import { ExploreChoices, useChosen } from './explore-choices.tsx';
import { GuestCard } from './guest-card.tsx';
import type { ExploreSearch } from './explore-search.ts';
import { publicGroupQuery, publicRecipesQuery } from './guest-queries.ts';
import styles from './guest.module.css';

interface ExploreScreenProps {
  groupSlug: string;
  search: ExploreSearch;
  onSearch: (search: ExploreSearch) => void;
}

const EAGER = 4;

/** Public recipes of a group, with search, filters and pages. */
export function ExploreScreen({ groupSlug, search, onSearch }: ExploreScreenProps) {
  const { t } = useTranslation('sharing');
  const api = useApi();
  const { data: group } = useSuspenseQuery(publicGroupQuery(api, groupSlug));
  const { data } = useSuspenseQuery(publicRecipesQuery(api, groupSlug, search));
  const chosen = useChosen(groupSlug, search);
  const isNarrowed = Boolean(search.search) || chosen.length > 0;
  return (
    <>
      <PageHeader title={t('explore.title', { name: group.name })} />
      <RouteSearchField
        label={t('explore.search')}
        value={search.search}
        onChange={(words) => onSearch({ ...search, search: words, page: undefined })}
      />
      <ExploreChoices groupSlug={groupSlug} search={search} />
      <div className={styles.chosen}>
        <p className={styles.count} aria-live="polite">
          {t('explore.count', { count: data.total, isMinimum: data.total_is_minimum })}
        </p>
        {chosen.map(({ filter, name }) => (
          <Chip
            key={filter}
            removeLabel={t('explore.remove', { name })}
            onRemove={() => onSearch({ ...search, [filter]: undefined, page: undefined })}
          >
            <bdi>{name}</bdi>
          </Chip>
        ))}
      </div>
      {data.items.length > 0 ? (
        <div className={grid.root}>
          <ul className={grid.grid} aria-label={t('explore.title', { name: group.name })}>
            {data.items.map((recipe, index) => (
              <li key={recipe.id}>
                <GuestCard recipe={recipe} groupSlug={groupSlug} eager={index < EAGER} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Nothing isNarrowed={isNarrowed} onAll={() => onSearch({})} />
      )}
      <Pages groupSlug={groupSlug} search={search} page={data.page} last={data.total_pages} />
    </>
  );
}

function Nothing({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  const { t } = useTranslation('sharing');
  if (!isNarrowed)
    return (
      <EmptyState icon={<Soup />} title={t('explore.none')}>
        {t('explore.noneText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('explore.notFound')}
      action={<Button onClick={onAll}>{t('explore.all')}</Button>}
    >
      {t('explore.notFoundText')}
    </EmptyState>
  );
}

function Pages({
  groupSlug,
  search,
  page,
  last,
}: {
  groupSlug: string;
  search: ExploreSearch;
  page: number;
  last: number;
}) {
  const { t } = useTranslation('sharing');
  if (last <= 1) return null;
  const link = (to: number, rel: 'prev' | 'next') => (
    <Link
      to="/explore/recipes/$groupSlug"
      params={{ groupSlug }}
      search={{ ...search, page: to > 1 ? to : undefined }}
      rel={rel}
      className={buttonClass()}
    >
      {rel === 'prev' && <ChevronLeft className="flips" aria-hidden />}
      {t(rel === 'prev' ? 'explore.previous' : 'explore.next')}
      {rel === 'next' && <ChevronRight className="flips" aria-hidden />}
    </Link>
  );
  return (
    <nav className={styles.pages} aria-label={t('explore.pages')}>
      {page > 1 && link(page - 1, 'prev')}
      <span>{t('explore.page', { page, last })}</span>
      {page < last && link(page + 1, 'next')}
    </nav>
  );
}
