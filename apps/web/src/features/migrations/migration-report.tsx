import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button } from '#ui';
import { useApi } from '../../shared/api/use-api.ts';
import { ExistingActions, type WhenExisting } from '../../shared/recipes/existing-choice.tsx';
import { ReportEntry } from '../../shared/lists/report-entry.tsx';
import { migrationReportQuery } from './migration-queries.ts';
import styles from './migrations.module.css';

const POLL_MS = 2000;
const SHOWN_AT_FIRST = 100;
/** Limit of the API. */
const MAX_CHOSEN = 1000;

interface MigrationReportProps {
  id: string;
  isMoving: boolean;
  /** Offers to import recipes that were skipped after all. */
  canImportKnown: boolean;
}

/** Lists the result for each recipe: failures first, then recipes that existed already. */
export function MigrationReport({ id, isMoving, canImportKnown }: MigrationReportProps) {
  const { t } = useTranslation('migrations');
  const { data } = useSuspenseQuery({
    ...migrationReportQuery(useApi(), id),
    refetchInterval: isMoving ? POLL_MS : false,
  });
  const [all, setAll] = useState(false);
  const rank = ({ success, exception }: Wire<'ReportEntry'>) => (success ? (exception ? 1 : 2) : 0);
  const entries = data.entries.toSorted((a, b) => rank(a) - rank(b));
  const countOf = (wanted: number) => entries.filter((entry) => rank(entry) === wanted).length;
  const [failed, known, made] = [countOf(0), countOf(1), countOf(2)];
  const shown = all ? entries : entries.slice(0, SHOWN_AT_FIRST);
  const retry = useApi().useMutation('post', '/groups/migrations/{id}/retry', {
    meta: { refreshes: ['/groups/reports', '/recipes'] },
  });
  const importKnown = (chosen: Wire<'ReportEntry'>[], existing: WhenExisting) =>
    retry.mutate({
      params: { path: { id } },
      body: { existing, entries: chosen.slice(0, MAX_CHOSEN).map((entry) => entry.id) },
    });
  const skipped = canImportKnown ? entries.filter((entry) => rank(entry) === 1) : [];
  if (!entries.length) return null;
  return (
    <>
      <p className={styles.count}>
        {t('report.made', { count: made })}
        {known > 0 && <> · {t('report.known', { count: known })}</>}
        {failed > 0 && <> · {t('report.failed', { count: failed })}</>}
      </p>
      {skipped.length > 1 && (
        <ExistingActions
          of={t('report.known', { count: skipped.length })}
          isBusy={retry.isPending}
          onChoose={(existing) => importKnown(skipped, existing)}
        />
      )}
      <ul className={styles.entries}>
        {shown.map((entry) => (
          <ReportEntry key={entry.id} entry={entry}>
            {skipped.includes(entry) && (
              <ExistingActions
                of={entry.message}
                isBusy={retry.isPending}
                onChoose={(existing) => importKnown([entry], existing)}
              />
            )}
          </ReportEntry>
        ))}
      </ul>
      {entries.length > shown.length && (
        <Button onClick={() => setAll(true)}>{t('report.all', { count: entries.length })}</Button>
      )}
    </>
  );
}
