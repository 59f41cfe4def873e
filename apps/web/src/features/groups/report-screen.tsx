import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass, PageHeader, SelectField } from '#ui';
import { useApi } from '../../shared/api/use-api.ts';
import { useTimes } from '../../shared/i18n/use-times.ts';
import { ReportEntry } from '../../shared/lists/report-entry.tsx';
import { LoadMoreButton } from '../../shared/widgets/load-more.tsx';
import { reportEntryPages, reportQuery } from './report-queries.ts';
import styles from '../../shared/lists/reports.module.css';

const POLL_MS = 1500;

type Shown = 'all' | 'good' | 'bad';

export function ReportScreen({ id }: { id: string }) {
  const { t } = useTranslation('group');
  const { data: report } = useSuspenseQuery({
    ...reportQuery(useApi(), id),
    refetchInterval: ({ state }) => (state.data?.status === 'in-progress' ? POLL_MS : false),
  });
  const [shown, setShown] = useState<Shown>('all');
  const { name, category, status, timestamp, goodEntries: good, badEntries: bad } = report;
  const at = useTimes()(timestamp, 'longMoment');
  return (
    <>
      <PageHeader title={<bdi>{name}</bdi>} subtitle={`${t(`reports.categories.${category}`)} · ${at}`}>
        {category === 'bulk_import' && bad > 0 && (
          <Link to="/recipe/create/bulk" search={{ report: id }} className={buttonClass()}>
            <RotateCcw />
            {t('reports.retry')}
          </Link>
        )}
      </PageHeader>
      <div className={styles.head}>
        <p role="status">
          <b>{t(`reports.status.${status}`)}</b> · {t('reports.counts', { good, bad })}
        </p>
        {bad > 0 && (
          <SelectField label={t('reports.show')} value={shown} onChange={setShown}>
            <option value="all">{t('reports.all')}</option>
            <option value="bad">{t('reports.bad')}</option>
            <option value="good">{t('reports.good')}</option>
          </SelectField>
        )}
      </div>
      {/* failures come first */}
      {shown !== 'good' && <Entries id={id} success={false} count={bad} />}
      {shown !== 'bad' && <Entries id={id} success count={good} />}
    </>
  );
}

interface EntriesProps {
  id: string;
  success: boolean;
  /** Number of entries that the report has by now. */
  count: number;
}

function Entries({ id, success, count }: EntriesProps) {
  const { t } = useTranslation('group');
  const pages = useSuspenseInfiniteQuery({
    ...reportEntryPages(useApi(), id, success),
    refetchInterval: ({ state }) => (state.data?.pages[0]?.total === count ? false : POLL_MS),
  });
  const entries = pages.data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={t(success ? 'reports.good' : 'reports.bad')}>
        {entries.map((entry) => (
          <ReportEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      <LoadMoreButton pages={pages} label={t('reports.more', { count: count - entries.length })} />
    </>
  );
}
