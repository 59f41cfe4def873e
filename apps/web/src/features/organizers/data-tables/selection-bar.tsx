import { X } from '#ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, useAnnouncement } from '#ui';
import styles from './data.module.css';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Number of selected rows and their actions; on narrow screens in two rows, of which the second scrolls. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('data');
  useAnnouncement(t('selected', { count }), true);
  return (
    <div data-bar className={styles.acts} role="toolbar" aria-label={t('selected', { count })}>
      <div className={styles.count}>
        <IconButton label={t('clear')} onClick={onClear}>
          <X />
        </IconButton>
        <b>{t('selected', { count })}</b>
      </div>
      <div className={styles.choices}>{children}</div>
    </div>
  );
}
