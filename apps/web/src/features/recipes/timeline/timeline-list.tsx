import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui';
import { useApi } from '../../../app/use-api.ts';
import { byDay } from './by-day.ts';
import { EventDialog } from './event-dialog.tsx';
import { EventRow } from './event-row.tsx';
import { timelinePages, type Direction, type TimelineEvent, type TimelineSearch } from './timeline-query.ts';
import styles from './timeline.module.css';
import { useEventRemoval } from './use-event-changes.ts';

export interface TimelineListProps {
  search?: TimelineSearch;
  direction: Direction;
  /** Of one recipe, which need not be named with each event. */
  recipeId?: string;
  /** What stands there instead of nothing. */
  empty: ReactNode;
}

/** Events under the days on which they happened; more of them come as the end comes into view. */
export function TimelineList(props: TimelineListProps) {
  const { t, i18n } = useTranslation('timeline');
  const { search, direction, recipeId } = props;
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    timelinePages(useApi(), { ...search, direction, recipeId }),
  );
  const [edited, setEdited] = useState<TimelineEvent>();
  const remove = useEventRemoval();
  // the server does not know where the reader is
  const timeZone = useHydrated() ? undefined : 'UTC';
  const events = useMemo(() => data.pages.flatMap((page) => page.items), [data]);
  const days = useMemo(() => byDay(events, timeZone), [events, timeZone]);
  const end = useEnd(hasNextPage, async () => {
    const pages = await fetchNextPage();
    return pages.hasNextPage && !pages.isFetchNextPageError;
  });
  const changes = useMemo(() => ({ edit: setEdited, remove }), [remove]);
  if (events.length === 0) return props.empty;
  return (
    <div className={styles.timeline}>
      {days.map(({ date, events: ofDay }) => (
        <section key={`${date} ${ofDay[0]!.id}`}>
          <h2>{dayText(date, i18n.language)}</h2>
          <ol>
            {ofDay.map((event) => (
              <EventRow key={event.id} event={event} isOfRecipe={recipeId !== undefined} changes={changes} />
            ))}
          </ol>
        </section>
      ))}
      <div ref={end} className={styles.end} aria-hidden />
      {isFetchingNextPage && <TimelineSkeleton rows={3} />}
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

const dayText = (date: string, locale: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Calls as long as the end is near the view and the last call has answered that it may go on. */
function useEnd(isWanted: boolean, onEnd: () => Promise<boolean>) {
  const end = useRef<HTMLDivElement>(null);
  const call = useRef(onEnd);
  useEffect(() => {
    call.current = onEnd;
  });
  useEffect(() => {
    if (!isWanted) return;
    let isBusy = false;
    let isOver = false;
    const look = async (entries: IntersectionObserverEntry[]) => {
      if (isBusy || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      isBusy = true;
      const goesOn = await call.current();
      isBusy = false;
      if (!goesOn || isOver) return;
      // it tells anew where the end is: what somebody else changed may have broken the next page off, with the end where it was
      observer.unobserve(end.current!);
      observer.observe(end.current!);
    };
    const observer = new IntersectionObserver((entries) => void look(entries), { rootMargin: '1200px 0px' });
    observer.observe(end.current!);
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [isWanted]);
  return end;
}
