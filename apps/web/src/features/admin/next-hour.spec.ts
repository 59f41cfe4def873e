import { nextHour } from './next-hour.ts';

it.each([
  ['2026-03-01T01:59:00Z', '2026-03-01T02:00:00Z'],
  ['2026-03-01T02:00:00Z', '2026-03-02T02:00:00Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T02:00:00Z'],
])('finds the next 2 o’clock after %s', (now, next) => {
  expect(nextHour(2, new Date(now))).toEqual(new Date(next));
});
