import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { aboutQuery } from '../shared/session/session-query.ts';
import { useApi } from '../shared/api/use-api.ts';
import styles from './app-layout.module.css';

export function DemoBanner() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(aboutQuery(useApi()));
  if (!data.demoStatus) return null;
  return (
    <aside className={styles.banner} aria-label={t('demo.label')}>
      <span>{t('demo.version', { version: data.version })}</span>
      {data.demoUsername && <span>{t('demo.username', { value: data.demoUsername })}</span>}
      {data.demoPassword && <span>{t('demo.password', { value: data.demoPassword })}</span>}
      {data.demoResetHours && <span>{t('demo.reset', { hours: data.demoResetHours })}</span>}
    </aside>
  );
}
