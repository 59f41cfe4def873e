import { byDay, runsOf } from './by-day.ts';
import type { TimelineEvent } from './timeline-query.ts';

const at = (...timestamps: string[]) => timestamps.map((timestamp) => ({ timestamp }) as TimelineEvent);
const said = (timeZone: string, events: TimelineEvent[]) =>
  byDay(events, timeZone).map(({ date, events: { length } }) => [date, length]);

it('events are together that happened on one day where the reader is', () => {
  const events = at('2026-03-02T01:00:00Z', '2026-03-01T23:30:00Z', '2026-03-01T10:00:00Z');
  expect(said('UTC', events)).toEqual([
    ['2026-03-02', 1],
    ['2026-03-01', 2],
  ]);
  expect(said('America/New_York', events)).toEqual([['2026-03-01', 3]]);
  expect(said('Asia/Tokyo', events)).toEqual([
    ['2026-03-02', 2],
    ['2026-03-01', 1],
  ]);
});

it('three or more recipes that one person added one after the other are one entry', () => {
  const events = (['ada', 'ada', 'ada', 'bo', 'bo', 'ada'] as const).map(
    (userId) => ({ userId, eventType: 'system' }) as TimelineEvent,
  );
  expect(runsOf(events).map((run) => run.length)).toEqual([3, 1, 1, 1]);
  const cooked = { userId: 'ada', eventType: 'comment' } as TimelineEvent;
  expect(runsOf([cooked, cooked, cooked]).map((run) => run.length)).toEqual([1, 1, 1]);
});
