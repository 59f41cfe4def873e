import { dateIn } from '#contract/plain-dates';
import type { TimelineEvent } from './timeline-query.ts';

export interface Day {
  /** `yyyy-MM-dd`. */
  date: string;
  events: [TimelineEvent, ...TimelineEvent[]];
}

/** Groups events by day in a time zone. */
export function byDay(events: readonly TimelineEvent[], timeZone: string): Day[] {
  const days: Day[] = [];
  for (const event of events) {
    const date = dateIn(timeZone, new Date(event.timestamp));
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, events: [event] });
  }
  return days;
}
