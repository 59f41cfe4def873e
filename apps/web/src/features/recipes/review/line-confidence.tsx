import { CircleAlert } from '#ui/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OriginalLine } from './confidence-badge.tsx';
import styles from './review.module.css';

/** Mark of a low-confidence ingredient, with its original line. */
export function LineDoubt({ original, isUnread }: { original: string; isUnread: boolean }) {
  const { t } = useTranslation('recipe');
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = t('review.check');
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <CircleAlert size={20} />
      </button>
      <p id={id} className={styles.original} hidden={!open}>
        <OriginalLine original={original} isUnread={isUnread} />
      </p>
    </>
  );
}
