import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, PageHeader, SelectField } from '#ui';
import { useApi } from '../../shared/api/use-api.ts';
import { useTimes } from '../../shared/i18n/use-times.ts';
import { ReportEntry } from '../../shared/lists/report-entry.tsx';
import { reportQuery } from './report-queries.ts';
import styles from '../../shared/lists/reports.module.css';

const POLL_MS = 1500;
const SHOWN_AT_FIRST = 100;

type Shown = 'all' | 'good' | 'bad';

export function ReportScreen({ id }: { id: string }) {
  const { t } = useTranslation('group');
  const { data: report } = useSuspenseQuery({
    ...reportQuery(useApi(), id),
    refetchInterval: ({ state }) => (state.data?.status === 'in-progress' ? POLL_MS : false),
  });
  const [shown, setShown] = useState<Shown>('all');
  const [most, setMost] = useState(SHOWN_AT_FIRST);
  const { name, category, status, timestamp, entries } = report;
  const bad = entries.filter(({ success }) => !success);
  const wanted = entries
    .filter(({ success }) => shown === 'all' || success === (shown === 'good'))
    // failures come first
    .toSorted((a, b) => Number(a.success) - Number(b.success));
  const at = useTimes()(timestamp, 'longMoment');
  return (
    <>
      <PageHeader title={<bdi>{name}</bdi>} subtitle={`${t(`reports.categories.${category}`)} · ${at}`}>
        {category === 'bulk_import' && bad.length > 0 && (
          <Link to="/recipe/create/bulk" search={{ report: id }} className={buttonClass()}>
            <RotateCcw />
            {t('reports.retry')}
          </Link>
        )}
      </PageHeader>
      <div className={styles.head}>
        <p role="status">
          <b>{t(`reports.status.${status}`)}</b> ·{' '}
          {t('reports.counts', { good: entries.length - bad.length, bad: bad.length })}
        </p>
        {bad.length > 0 && (
          <SelectField label={t('reports.show')} value={shown} onChange={setShown}>
            <option value="all">{t('reports.all')}</option>
            <option value="bad">{t('reports.bad')}</option>
            <option value="good">{t('reports.good')}</option>
          </SelectField>
        )}
      </div>
      <ul className={styles.list}>
        {wanted.slice(0, most).map((entry) => (
          <ReportEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {wanted.length > most && (
        <Button onClick={() => setMost(most + SHOWN_AT_FIRST)}>
          {t('reports.more', { count: wanted.length - most })}
        </Button>
      )}
    </>
  );
}
