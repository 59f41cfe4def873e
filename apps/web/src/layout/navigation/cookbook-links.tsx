import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookMarked, Library } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../shared/api/use-api.ts';
import styles from '../app-layout.module.css';
import { cookbooksQuery } from '../../features/recipes/cookbooks/cookbook-queries.ts';
import { Words } from '../../shared/i18n/words.tsx';

/** Links to the group's cookbooks, in order. */
export function CookbookLinks({ replace }: { replace?: boolean }) {
  const { t } = useTranslation();
  const { data: cookbooks = [] } = useQuery(cookbooksQuery(useApi()));
  return (
    <>
      <Link to="/group/cookbooks" replace={replace} className={styles.navLink}>
        <Library />
        {t('nav.cookbooks')}
      </Link>
      {cookbooks.map(({ id, slug, name }) => (
        <Link
          key={id}
          to="/cookbooks/$slug"
          params={{ slug: slug || id }}
          replace={replace}
          className={`${styles.navLink} ${styles.subLink}`}
        >
          <BookMarked />
          <Words>{name}</Words>
        </Link>
      ))}
    </>
  );
}
