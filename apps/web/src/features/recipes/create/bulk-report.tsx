import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, CircleX, Copy, RotateCcw } from '#ui/icons';
import { LoaderCircle } from '#ui/late-icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { siteOf } from '#contract/web-address';
import { Button, Picture, ProgressBar } from '#ui';
import { recipePicture } from '../../../shared/widgets/media.ts';
import { ExistingActions, type WhenExisting } from '../../../shared/recipes/existing-choice.tsx';
import { refresh } from '../../../shared/api/query-invalidation.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useTimes } from '../../../shared/i18n/use-times.ts';
import { bulkReportsQuery, reportQuery } from './report-queries.ts';
import { useTaskProgress } from './pictures/use-task-progress.ts';
import styles from './create.module.css';

const pollEvery = 1500;

/** Entries that are listed at first; the rest is only counted. */
const shownAtFirst = 40;

interface BulkReportProps {
  id: string;
  task: number | undefined;
  /** Focuses the heading, which brings the report into view. */
  takesFocus?: boolean;
  /** Imports addresses again; `existing` is the choice for recipes that were there already. */
  onRetry: (urls: string[], existing?: WhenExisting) => void;
}

/** Import of many pages: progress, failures with a retry, and created recipes. */
export function BulkReport({ id, task, takesFocus, onRetry }: BulkReportProps) {
  const { t } = useTranslation('create');
  const report = useReport(id);
  const progress = useTaskProgress(task, report.status === 'in-progress');
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { status, entries } = report;
  const done = status !== 'in-progress';
  const failed = entries.filter(({ success }) => !success);
  const known = entries.filter(({ success, exception }) => success && exception);
  const made = entries.filter(({ success, exception }) => success && !exception);
  const shown = all ? made : made.slice(0, shownAtFirst);
  return (
    <section className={styles.report} aria-labelledby="report">
      <h2 id="report" ref={heading} tabIndex={-1}>
        {t(`status.${status}`)}
      </h2>
      {!done && <ProgressBar label={t('bulk.progress')} value={progress ?? 0} />}
      <p role="status" className={styles.lead}>
        {t('bulk.result', { good: made.length, bad: failed.length })}
      </p>
      {failed.length > 0 && (
        <section className={styles.failures} aria-label={t('bulk.failures')}>
          {done && failed.length > 1 && (
            <Button icon={<RotateCcw />} onClick={() => onRetry(failed.map(({ message }) => message))}>
              {t('bulk.retryAll', { count: failed.length })}
            </Button>
          )}
          <ul className={styles.entries}>
            {failed.map((entry) => (
              <Failure key={entry.id} entry={entry} onRetry={done ? () => onRetry([entry.message]) : undefined} />
            ))}
          </ul>
        </section>
      )}
      {known.length > 0 && <Known entries={known} isDone={done} onRetry={onRetry} />}
      <Made entries={shown} />
      {shown.length < made.length && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {t('bulk.showAll', { count: made.length })}
        </Button>
      )}
    </section>
  );
}

type Entry = Wire<'ReportEntry'>;

function Failure({ entry: { message, exception }, onRetry }: { entry: Entry; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('create');
  return (
    <li data-success={false}>
      <CircleX size={20} aria-label={t('bulk.bad')} />
      <div>
        <p>
          <a href={message} target="_blank" rel="noreferrer" dir="ltr" className="text-link">
            {message}
          </a>
        </p>
        <small>{exception}</small>
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('bulk.retry')}
        </Button>
      )}
    </li>
  );
}

interface KnownProps {
  entries: Entry[];
  isDone: boolean;
  onRetry: BulkReportProps['onRetry'];
}

/** Recipes that were skipped because they were there already. */
function Known({ entries, isDone, onRetry }: KnownProps) {
  const { t } = useTranslation('create');
  const title = t('bulk.existing', { count: entries.length });
  const urls = entries.map(({ message }) => message);
  return (
    <section className={styles.known} aria-label={title}>
      <div>
        <p>{title}</p>
        {isDone && entries.length > 1 && (
          <ExistingActions of={title} onChoose={(existing) => onRetry(urls, existing)} />
        )}
      </div>
      <ul className={styles.entries}>
        {entries.map(({ id, message, slug, exception }) => (
          <li key={id}>
            <Copy size={20} />
            <div>
              <p>
                {slug ? (
                  <Link to="/recipe/$slug" params={{ slug }} dir="ltr" className="text-link">
                    {message}
                  </Link>
                ) : (
                  <bdi dir="ltr">{message}</bdi>
                )}
              </p>
              <small>{exception}</small>
            </div>
            {isDone && <ExistingActions of={message} onChoose={(existing) => onRetry([message], existing)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Maximum number of values in a filter. */
const atATime = 20;

function Made({ entries }: { entries: Entry[] }) {
  return (
    <ul className={styles.entries}>
      {Array.from({ length: Math.ceil(entries.length / atATime) }, (_, part) => (
        <MadePart key={part} entries={entries.slice(part * atATime, (part + 1) * atATime)} />
      ))}
    </ul>
  );
}

/** Created recipes with name and picture; until these are loaded, their addresses. */
function MadePart({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation('create');
  const slugs = entries.flatMap(({ slug }) => slug ?? []);
  const queryFilter = `slug IN [${slugs.map((slug) => `"${slug}"`).join(', ')}]`;
  const params = { query: { queryFilter, perPage: atATime } };
  const { data } = useQuery(useApi().queryOptions('get', '/recipes', { params }, { enabled: slugs.length > 0 }));
  return entries.map(({ id, slug, message }) => {
    const recipe = data?.items.find((one) => one.slug === slug);
    return (
      <li key={id} data-success>
        <span className={styles.thumb}>
          <Picture name={recipe?.name ?? ''} src={recipe && recipePicture(recipe, 'tiny-original')} />
        </span>
        <div>
          <p>
            <bdi>{recipe?.name ?? message}</bdi>
          </p>
          {recipe && <small dir="ltr">{siteOf(message)}</small>}
        </div>
        {slug && (
          <Link to="/recipe/$slug" params={{ slug }} search={{ imported: true }} className="text-link">
            {t('bulk.open')}
            <span className="visually-hidden"> {recipe?.name}</span>
          </Link>
        )}
      </li>
    );
  });
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

const icons = {
  'in-progress': <LoaderCircle size={20} />,
  success: <CircleCheck size={20} />,
  partial: <CircleAlert size={20} />,
  failure: <CircleX size={20} />,
};

interface FormerImportsProps {
  shown: string | undefined;
  onOpen: (id: string) => void;
}

export function FormerImports({ shown, onOpen }: FormerImportsProps) {
  const { t } = useTranslation('create');
  const times = useTimes();
  const { data: reports } = useSuspenseQuery(bulkReportsQuery(useApi()));
  const others = reports.filter(({ id }) => id !== shown);
  if (others.length === 0) return null;
  return (
    <section className={styles.report} aria-labelledby="former">
      <h2 id="former">{t('bulk.former')}</h2>
      <ul className={styles.entries}>
        {others.map(({ id, timestamp, status }) => (
          <li key={id} data-status={status}>
            {icons[status]}
            <div>
              <button type="button" className={styles.link} onClick={() => onOpen(id)}>
                {times(timestamp)}
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
