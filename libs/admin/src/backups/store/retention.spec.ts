import { selectBackupsToKeep } from './retention.ts';

const DAY_MS = 24 * 3600 * 1000;
const from = Date.parse('2026-11-22T02:00:00Z');
const backups = Array.from({ length: 400 }, (_, age) => ({ date: new Date(from - age * DAY_MS), state: 'good' }));
const days = (kept: Set<{ date: Date }>) => [...kept].map(({ date }) => date.toISOString().slice(0, 10)).sort();

it('keeps seven days, four weeks and six months', () => {
  const kept = selectBackupsToKeep(backups, { keepDaily: 7, keepWeekly: 4, keepMonthly: 6 });
  expect(days(kept)).toEqual([
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

it('counts only days with a backup and keeps the last one of each', () => {
  const twice = ['2026-11-01T02:00Z', '2026-11-01T14:00Z', '2026-05-01T02:00Z'].map((date) => ({
    date: new Date(date),
    state: 'good',
  }));
  expect(selectBackupsToKeep(twice, { keepDaily: 2, keepWeekly: 0, keepMonthly: 0 })).toEqual(
    new Set([twice[1], twice[2]]),
  );
});

it('always keeps the newest good backup', () => {
  const [newest, good] = [
    { date: new Date(from), state: 'bad' },
    { date: new Date(from - 90 * DAY_MS), state: 'good' },
  ];
  expect(selectBackupsToKeep([newest, good], { keepDaily: 1, keepWeekly: 0, keepMonthly: 0 })).toEqual(
    new Set([newest, good]),
  );
});
