import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { ProgressBar } from '#ui';
import { refresh } from '../../../../shared/api/query-invalidation.ts';
import { useApi } from '../../../../shared/api/use-api.ts';
import { Reading } from '../reading.tsx';
import { reportQuery } from '../report-queries.ts';
import { useTaskProgress } from './use-task-progress.ts';

const pollEvery = 1000;

interface ReadingPagesProps {
  task: Wire<'StartedReading'>;
  onRead: (slug: string) => void;
  /** @param reason as the server says it; empty where nobody knows */
  onFailure: (reason: string) => void;
}

/** Progress of reading pages. */
export function ReadingPages({ task: { reportId, taskId, pages }, onRead, onFailure }: ReadingPagesProps) {
  const { t } = useTranslation('create');
  const queryClient = useQueryClient();
  const { data, error } = useQuery({ ...reportQuery(useApi(), reportId), refetchInterval: pollEvery });
  const progress = useTaskProgress(taskId, true) ?? 0;
  const isDone = data !== undefined && data.status !== 'in-progress';
  const end = useEffectEvent(() => {
    const { slug, exception } = data?.entries[0] ?? {};
    void refresh(queryClient, '/recipes');
    if (slug) onRead(slug);
    else onFailure(exception ?? '');
  });
  const isGone = error !== null;
  useEffect(() => {
    if (isDone || isGone) end();
  }, [isDone, isGone]);
  const value = Math.min(Math.round(progress * pages) + 1, pages);
  return (
    <>
      <ProgressBar label={t('photos.reading', { value, pages })} value={progress} />
      <Reading />
    </>
  );
}
