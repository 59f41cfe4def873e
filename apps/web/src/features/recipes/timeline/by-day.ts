import type { TimelineEvent } from './timeline-query.ts';

export interface Day {
  /** `yyyy-MM-dd`. */
  date: string;
  events: TimelineEvent[];
}

/** Events in their order, day by day in a time zone; that of the device where none is given. */
export function byDay(events: readonly TimelineEvent[], timeZone?: string): Day[] {
  // this locale writes days as `yyyy-MM-dd`
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  const days: Day[] = [];
  for (const event of events) {
    const date = format.format(new Date(event.timestamp));
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, events: [event] });
  }
  return days;
}
