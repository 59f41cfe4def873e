import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './review.module.css';

/** Under what may have been read wrongly; `original` is the line as the page has it. */
export function DoubtHint({ id, original }: { id?: string; original?: string }) {
  const { t } = useTranslation('recipe');
  return (
    <p id={id} className={styles.hint}>
      <CircleAlert size={16} aria-hidden />
      <span>
        {t('review.check')}
        {original && (
          <>
            {' · '}
            {t('review.original')} <bdi>{original}</bdi>
          </>
        )}
      </span>
    </p>
  );
}

/** The same where there is room for a picture only. */
export function DoubtMark() {
  const { t } = useTranslation('recipe');
  return (
    <span className={styles.smallMark} title={t('review.check')}>
      <CircleAlert size={16} aria-hidden />
      <span className="visually-hidden">{t('review.check')}</span>
    </span>
  );
}
