import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui';
import { WhileNear } from '../../../shared/widgets/when-near.tsx';
import { LoadMoreError } from '../../../shared/widgets/load-more.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import { useTimeZone } from '../../../shared/i18n/time-zone.ts';
import { useNextPages } from '../../../shared/widgets/use-next-pages.ts';
import { byDay, runsOf } from './by-day.ts';
import { EventDialog } from './event-dialog.tsx';
import { EventRow, RunRow } from './event-row.tsx';
import { timelinePages, type Direction, type TimelineEvent, type TimelineSearch } from './timeline-query.ts';
import styles from './timeline.module.css';
import { useEventRemoval } from './use-event-changes.ts';

export interface TimelineListProps {
  search?: TimelineSearch;
  direction: Direction;
  /** Limits the list to one recipe, whose name is then left out. */
  recipeId?: string;
  /** Shown if there are no events. */
  empty: ReactNode;
}

/** Events by day, loaded page by page. */
export function TimelineList(props: TimelineListProps) {
  const { t } = useTranslation('timeline');
  const dates = useDates();
  const { search, direction, recipeId } = props;
  const pages = useSuspenseInfiniteQuery(timelinePages(useApi(), { ...search, direction, recipeId }));
  const { data, isFetchingNextPage } = pages;
  const [edited, setEdited] = useState<TimelineEvent>();
  const remove = useEventRemoval();
  const timeZone = useTimeZone();
  const events = useMemo(() => data.pages.flatMap((page) => page.items), [data]);
  const days = useMemo(() => byDay(events, timeZone), [events, timeZone]);
  const [end, isEndNear] = useIsNear(events.length);
  useNextPages(isEndNear, pages);
  const { id, admin } = useUser();
  const changes = useMemo(
    () => ({
      isAllowed: ({ eventType, userId }: TimelineEvent) => eventType !== 'system' && (userId === id || admin),
      edit: setEdited,
      remove,
    }),
    [remove, id, admin],
  );
  if (events.length === 0) return props.empty;
  return (
    <div className={styles.timeline}>
      {days.map(({ date, events: ofDay }) => (
        <WhileNear key={`${date} ${ofDay[0].id}`}>
          <h2>{dates.format(date, 'whole')}</h2>
          <ol>
            {runsOf(ofDay).map((run) =>
              run.length > 1 ? (
                <RunRow key={run[0].id} events={run} />
              ) : (
                <EventRow key={run[0].id} event={run[0]} isOfRecipe={recipeId !== undefined} changes={changes} />
              ),
            )}
          </ol>
        </WhileNear>
      ))}
      <div ref={end} className={styles.end} aria-hidden />
      {isFetchingNextPage && <TimelineSkeleton rows={3} />}
      <LoadMoreError pages={pages} />
      <p className="visually-hidden" role="status">
        {isFetchingNextPage && t('loading')}
      </p>
      {edited && <EventDialog event={edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

export const TimelineSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <div className={styles.skeletons} aria-hidden>
    {Array.from({ length: rows }, (_, index) => (
      <Skeleton key={index} height="5.5rem" radius="var(--t-radii-lg)" />
    ))}
  </div>
);

/** True if an element is near the viewport; checked again when the size above it changes. */
function useIsNear(size: number) {
  const element = useRef<HTMLDivElement>(null);
  const [nearAt, setNearAt] = useState<number>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNearAt(entries.at(-1)?.isIntersecting ? size : undefined),
      { rootMargin: '1200px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [size]);
  return [element, nearAt === size] as const;
}
