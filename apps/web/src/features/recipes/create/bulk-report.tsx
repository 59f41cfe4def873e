import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { ProgressBar } from '#ui';
import { refresh } from '../../../app/resources.ts';
import { useApi } from '../../../app/use-api.ts';
import { bulkReportsQuery, reportQuery } from './report-queries.ts';
import styles from './create.module.css';

const pollEvery = 1500;

/** One import of many pages: how far it is, and what became of each address. */
export function BulkReport({ id, task }: { id: string; task: number | undefined }) {
  const { t } = useTranslation('create');
  const report = useReport(id);
  const progress = useProgress(task, report.status === 'in-progress');
  const { status, entries } = report;
  const done = status !== 'in-progress';
  const good = entries.filter(({ success }) => success).length;
  return (
    <section className={styles.report} aria-labelledby="report">
      <h2 id="report">{t(`status.${status}`)}</h2>
      <ProgressBar label={t('bulk.progress')} value={done ? 1 : (progress ?? 0)} />
      <p role="status" className={styles.lead}>
        {t('bulk.result', { good, bad: entries.length - good })}
      </p>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry: { success, message, exception, slug } }: { entry: Wire<'ReportEntry'> }) {
  const { t } = useTranslation('create');
  return (
    <li data-success={success}>
      {success ? (
        <CircleCheck size={20} aria-label={t('bulk.good')} />
      ) : (
        <CircleX size={20} aria-label={t('bulk.bad')} />
      )}
      <div>
        <p>{message}</p>
        {exception && <small>{exception}</small>}
      </div>
      {slug && (
        <Link to="/recipe/$slug" params={{ slug }} search={{ imported: true }}>
          {t('bulk.open')}
        </Link>
      )}
    </li>
  );
}

function useReport(id: string) {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery({
    ...reportQuery(useApi(), id),
    refetchInterval: ({ state }) => (state.data?.status === 'in-progress' ? pollEvery : false),
  });
  const isDone = data.status !== 'in-progress';
  useEffect(() => {
    if (!isDone) return;
    void refresh(queryClient, '/recipes');
    void refresh(queryClient, '/groups/reports');
  }, [isDone, queryClient]);
  return data;
}

function useProgress(task: number | undefined, running: boolean): number | undefined {
  const tasks = useQuery({
    ...useApi().queryOptions('get', '/groups/server-tasks', { params: { query: { perPage: 50 } } }),
    enabled: running,
    refetchInterval: pollEvery,
  });
  return tasks.data?.items.find(({ id }) => id === task)?.progress;
}

interface FormerImportsProps {
  shown: string | undefined;
  onOpen: (id: string) => void;
}

export function FormerImports({ shown, onOpen }: FormerImportsProps) {
  const { t, i18n } = useTranslation('create');
  const { data: reports } = useSuspenseQuery(bulkReportsQuery(useApi()));
  const others = reports.filter(({ id }) => id !== shown);
  if (others.length === 0) return null;
  return (
    <section className={styles.report} aria-labelledby="former">
      <h2 id="former">{t('bulk.former')}</h2>
      <ul className={styles.entries}>
        {others.map(({ id, timestamp, status }) => (
          <li key={id} data-success={status === 'in-progress' ? undefined : status !== 'failure'}>
            {status === 'failure' ? <CircleX size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
            <div>
              <button type="button" className={styles.link} onClick={() => onOpen(id)}>
                {new Date(timestamp).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
              </button>
              <p>
                <small>{t(`status.${status}`)}</small>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
