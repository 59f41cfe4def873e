import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui';
import styles from './create.module.css';

/** Skeleton of the recipe that is being read. */
export function Reading() {
  const { t } = useTranslation('create');
  return (
    <div className={styles.reading} role="status">
      <span className="visually-hidden">{t('url.reading')}</span>
      <Skeleton height="7rem" radius="var(--t-radii-lg)" />
      <div>
        <Skeleton width="70%" height="1.6rem" />
        <Skeleton width="45%" />
        <p className={styles.lead}>{t('url.reading')}</p>
      </div>
    </div>
  );
}
