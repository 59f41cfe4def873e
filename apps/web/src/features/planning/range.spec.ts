import { firstColumn, monthOf, readRange, shifted, spanOf, weekOf, weeksOf } from './range.ts';

it('goes through weeks and months without losing a day, also when the clocks change', () => {
  const week = weekOf('2026-03-29', 1);
  expect(week).toEqual({ from: '2026-03-23', to: '2026-03-29' });
  expect(shifted(week, 1)).toEqual({ from: '2026-03-30', to: '2026-04-05' });
  expect(shifted(shifted(week, 1), -1)).toEqual(week);
  const month = monthOf('2026-01-31');
  expect(shifted(month, 1)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect([spanOf(week), spanOf(month), spanOf({ from: '2026-01-01', to: '2026-01-03' })]).toEqual([
    'week',
    'month',
    'other',
  ]);
});

it('begins weeks where the group does', () => {
  expect(weekOf('2026-11-22', 0).from).toBe('2026-11-22');
  expect(weeksOf(monthOf('2026-11-22'), 1).map((week) => week.length)).toEqual([1, 7, 7, 7, 7, 1]);
});

it('puts the same day of each week into the same column', () => {
  const columns = (weeks: string[][]) => weeks.map((_, at) => firstColumn(weeks, at));
  // a Sunday, at the end of a week that begins on Monday
  expect(columns(weeksOf(monthOf('2026-11-22'), 1))).toEqual([7, 1, 1, 1, 1, 1]);
  expect(columns(weeksOf(monthOf('2026-12-22'), 0))).toEqual([3, 1, 1, 1, 1]);
  expect(columns(weeksOf({ from: '2026-11-24', to: '2026-11-26' }, 1))).toEqual([1]);
});

it.each([
  { from: '2026-11-22' },
  { from: '2026-11-22', to: '2026-11-21' },
  { from: '2026-13-22', to: '2026-13-23' },
  { from: '2026-01-01', to: '2029-01-01' },
  { from: '<script>', to: 'x' },
])('takes no range from %j', (search) => {
  expect(readRange(search)).toEqual({});
});
