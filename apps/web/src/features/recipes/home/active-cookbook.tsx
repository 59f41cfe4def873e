import { useSuspenseQuery } from '@tanstack/react-query';
import { BookMarked, X } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../shared/api/use-api.ts';
import { cookbooksQuery } from '../cookbooks/cookbook-queries.ts';
import styles from './home.module.css';

/** Heading with the searched cookbook and a button to leave it. */
export function ActiveCookbook({ slug, onRemove }: { slug: string; onRemove: () => void }) {
  const { t } = useTranslation('home');
  const { data: cookbooks } = useSuspenseQuery(cookbooksQuery(useApi()));
  const name = cookbooks.find((one) => one.slug === slug || one.id === slug)?.name ?? t('unknown');
  return (
    <>
      <ul className={styles.active} aria-label={t('active')}>
        <li>
          <button
            type="button"
            className={styles.chip}
            data-active
            aria-label={t('action.remove', { name })}
            onClick={onRemove}
          >
            <BookMarked />
            <bdi>{name}</bdi>
            <X />
          </button>
        </li>
      </ul>
      <h1 className={styles.title}>
        <bdi>{name}</bdi>
      </h1>
    </>
  );
}
