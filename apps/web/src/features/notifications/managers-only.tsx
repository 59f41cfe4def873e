import { useTranslation } from 'react-i18next';
import { Notice, PageHeader } from '#ui';
import styles from './notifications.module.css';

/** Explanation for members who do not manage the group. */
export function ManagersOnly({ of }: { of: 'notifiers' | 'webhooks' }) {
  const { t } = useTranslation('notifications');
  return (
    <div className={styles.page}>
      <PageHeader title={t(`${of}.title`)} />
      <Notice kind="info">{t('managersOnly')}</Notice>
    </div>
  );
}
