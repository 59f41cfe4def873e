import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { numberText } from '#locales';
import { PageHeader } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { useApi } from '../../shared/api/use-api.ts';
import styles from './admin.module.css';
import { analyticsQuery } from './admin-queries.ts';
import { Facts } from './facts.tsx';

export function AnalyticsScreen() {
  const { t, i18n } = useTranslation('admin');
  const { data } = useSuspenseQuery(analyticsQuery(useApi()));
  const counts = ['recipes', 'users', 'groups', 'shoppingLists', 'cookbooks', 'apiTokens'] as const;
  return (
    <>
      <PageHeader title={t('analytics.title')} subtitle={t('analytics.text')} help={<HelpLink page="privacy" />} />
      <section className={styles.panel}>
        <Facts
          rows={[
            [t('site.facts.version'), data.version],
            ...counts.map((name): [string, string] => [t(`analytics.${name}`), numberText(data[name], i18n.language)]),
          ]}
        />
      </section>
    </>
  );
}
