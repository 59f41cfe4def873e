import { CircleAlert } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import styles from './review.module.css';

interface ConfidenceHintProps {
  id?: string;
  /** The line as the page has it. */
  original?: string;
  /** The line was not parsed, so it already shows the original text. */
  isUnread?: boolean;
}

/** Hint below a low-confidence field. */
export function ConfidenceHint({ id, original, isUnread }: ConfidenceHintProps) {
  const { t } = useTranslation('recipe');
  return (
    <p id={id} className={styles.hint}>
      <CircleAlert size={16} />
      <span>
        {t('review.check')}
        {original && ' · '}
        {original && <OriginalLine original={original} isUnread={isUnread} />}
      </span>
    </p>
  );
}

/** The original text, unless it is shown as the line already. */
export function OriginalLine({ original, isUnread }: { original: string; isUnread?: boolean }) {
  const { t } = useTranslation('recipe');
  if (isUnread) return t('review.unread');
  return (
    <>
      {t('review.original')} <bdi>{original}</bdi>
    </>
  );
}

/** Icon variant of the hint. */
export function ConfidenceBadge() {
  const { t } = useTranslation('recipe');
  return (
    <span className={styles.smallMark} title={t('review.check')}>
      <CircleAlert size={16} />
      <span className="visually-hidden">{t('review.check')}</span>
    </span>
  );
}
