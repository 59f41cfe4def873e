import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dateIn,
  dateOf,
  dayNumber,
  daysFrom,
  momentIn,
  startOfWeek,
  weekdayOf,
} from './plain-dates.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map(dateOf);

it('neither repeats nor skips days at clock changes', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -500, max: 500 }), (date, count) => {
      expect(addDays(addDays(date, count), -count)).toBe(date);
      expect(dayNumber(addDays(date, 1)) - dayNumber(date)).toBe(1);
    }),
  );
  expect(daysFrom('2026-03-27', '2026-03-31')).toEqual([
    '2026-03-27',
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-03-31',
  ]);
});

it('starts weeks on the configured day', () => {
  expect([0, 1, 6].map((first) => startOfWeek('2026-11-22', first))).toEqual([
    '2026-11-22',
    '2026-11-16',
    '2026-11-21',
  ]);
  expect(weekdayOf('2026-11-22')).toBe('sunday');
});

it('adds months of different lengths', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-01');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-01');
});

it.each([
  ['Europe/Berlin', '2026-11-21T22:59:59Z', '2026-11-21'],
  ['Europe/Berlin', '2026-11-21T23:00:00Z', '2026-11-22'],
  ['America/Los_Angeles', '2026-11-22T07:59:59Z', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-22T10:00:00Z', '2026-11-23'],
  // summer time from 29 March, 01:00Z, to 25 October
  ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
  ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
])('in %s at %s it is %s', (zone, moment, date) => {
  expect(dateIn(zone, new Date(moment))).toBe(date);
});

it.each([
  ['Europe/Berlin', '2026-03-28', '18:30', '2026-03-28T17:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '18:30', '2026-03-29T16:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '2026-11-22', '08:00', '2026-11-22T13:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-22', '12:30', '2026-11-22T06:45:00.000Z'],
])('in %s, %s %s is %s', (zone, date, time, moment) => {
  expect(momentIn(zone, date, time).toISOString()).toBe(moment);
});
