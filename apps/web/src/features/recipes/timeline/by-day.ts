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

const SHORTEST_RUN = 3;

/** Puts events that Tureen recorded for one person one after the other, such as an import, into one entry. */
export function runsOf(events: readonly TimelineEvent[]): [TimelineEvent, ...TimelineEvent[]][] {
  const runs: [TimelineEvent, ...TimelineEvent[]][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    const belongs = event.eventType === 'system' && last?.[0].eventType === 'system' && last[0].userId === event.userId;
    if (belongs) last.push(event);
    else runs.push([event]);
  }
  return runs.flatMap((run) => (run.length < SHORTEST_RUN ? run.map((event): [TimelineEvent] => [event]) : [run]));
}
