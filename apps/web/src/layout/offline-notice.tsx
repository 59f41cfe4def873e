import { useTranslation } from 'react-i18next';
import { Notice } from '#ui';
import { useIsOnline } from '../shared/browser/use-is-online.ts';
import styles from './app-layout.module.css';

/** Notice that the page may be outdated because there is no network. */
export function OfflineNotice() {
  const { t } = useTranslation();
  if (useIsOnline()) return null;
  return (
    <div className={styles.offline}>
      <Notice kind="info">{t('offline')}</Notice>
    </div>
  );
}
