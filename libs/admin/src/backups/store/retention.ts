import { DAY_MS } from '#contract/durations';
export interface Retention {
  keepDaily: number;
  keepWeekly: number;
  keepMonthly: number;
}

const day = (date: Date) => date.toISOString().slice(0, 10);
/** Monday of the date's week. */
const week = (date: Date) => day(new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS));
const month = (date: Date) => date.toISOString().slice(0, 7);

/** Returns the backups to keep: the newest of each of the last days, weeks and months that have one, and always the newest good one. */
export function selectBackupsToKeep<T extends { date: Date; state: string }>(
  backups: T[],
  { keepDaily, keepWeekly, keepMonthly }: Retention,
): Set<T> {
  const newestFirst = backups.toSorted((a, b) => b.date.getTime() - a.date.getTime());
  const toKeep = new Set<T>();
  const keep = (periodOf: (date: Date) => string, count: number) => {
    const periods = new Map<string, T>();
    for (const backup of newestFirst)
      if (!periods.has(periodOf(backup.date))) periods.set(periodOf(backup.date), backup);
    for (const backup of [...periods.values()].slice(0, count)) toKeep.add(backup);
  };
  keep(day, keepDaily);
  keep(week, keepWeekly);
  keep(month, keepMonthly);
  const newestGood = newestFirst.find(({ state }) => state === 'good');
  if (newestGood) toKeep.add(newestGood);
  return toKeep;
}
