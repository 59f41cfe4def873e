import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { numberText } from '#locales';
import { useApi } from '../../../shared/api/use-api.ts';
import { type ExploreSearch, type Filter, filters } from './explore-search.ts';
import { choicesQueries } from './guest-queries.ts';
import styles from './guest.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

interface Choice {
  /** Value in the address. */
  value: string;
  name: string;
  count?: number;
}

function useChoices(groupSlug: string): Record<Filter, Choice[]> {
  const queries = choicesQueries(useApi(), groupSlug);
  const found = useQueries({ queries: filters.map((filter) => queries[filter] as typeof queries.category) });
  return Object.fromEntries(
    filters.map((filter, index) => [
      filter,
      (found[index]?.data?.items ?? []).map(({ id, slug, name, recipeCount }) => ({
        value: filter === 'food' ? id : slug,
        name,
        count: recipeCount,
      })),
    ]),
  ) as Record<Filter, Choice[]>;
}

/** @returns the active filters with their names */
export function useChosen(groupSlug: string, search: ExploreSearch): { filter: Filter; name: string }[] {
  const choices = useChoices(groupSlug);
  return filters.flatMap((filter) => {
    const value = search[filter];
    return value ? [{ filter, name: choices[filter].find((one) => one.value === value)?.name ?? value }] : [];
  });
}

/** Filters for public recipes, collapsed at first. */
export function ExploreChoices({ groupSlug, search }: { groupSlug: string; search: ExploreSearch }) {
  const { t, i18n } = useTranslation('sharing');
  const choices = useChoices(groupSlug);
  const shown = filters.filter((filter) => choices[filter].length > 0);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.choices} aria-label={t('explore.filters')}>
      {shown.map((filter) => (
        <details key={filter}>
          <summary>
            {t(`explore.kinds.${filter}`)}
            <ChevronDown />
          </summary>
          <ul className={styles.chips}>
            {choices[filter].map(({ value, name, count }) => (
              <li key={value}>
                <Link
                  to="/explore/recipes/$groupSlug"
                  params={{ groupSlug }}
                  search={{ ...search, page: undefined, [filter]: value }}
                  className={styles.choice}
                >
                  <Words>{name}</Words>
                  {count !== undefined && <span>{numberText(count, i18n.language)}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
