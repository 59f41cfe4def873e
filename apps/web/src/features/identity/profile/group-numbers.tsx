import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { numberText } from '#locales';
import { useApi } from '../../../shared/api/use-api.ts';
import { useSizes } from '../../../shared/browser/use-sizes.ts';
import { groupNumbersQueries } from './group-numbers-queries.ts';
import styles from './profile.module.css';

const COUNTS = ['totalRecipes', 'totalUsers', 'totalCategories', 'totalTags', 'totalTools'] as const;
const PLACES = {
  totalRecipes: '/',
  totalUsers: '/group/members',
  totalCategories: '/recipes/categories',
  totalTags: '/recipes/tags',
  totalTools: '/recipes/tools',
} as const;

/** Numbers of the group's rows, each linked to its screen. */
export function GroupNumbers() {
  const { t, i18n } = useTranslation('user');
  const queries = groupNumbersQueries(useApi());
  const { data: counts } = useSuspenseQuery(queries.statistics);
  const { usedStorageBytes: used } = useSuspenseQuery(queries.storage).data;
  const size = useSizes();
  return (
    <section className={styles.panel} aria-label={t('statistics.title')}>
      <ul className={styles.numbers}>
        {COUNTS.map((name) => (
          <li key={name}>
            <Link to={PLACES[name]}>
              <b>{numberText(counts[name], i18n.language)}</b>
              <span>{t(`statistics.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {used > 0 && <p className={styles.lead}>{t('statistics.room', { used: size(used) })}</p>}
    </section>
  );
}
