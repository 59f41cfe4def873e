import { addDays, dateIn, momentIn } from '#contract/plain-dates';

/** After so many milliseconds, meals of a day are no news any more. */
const LATEST = 12 * 3600 * 1000;

/** The last day on which a time of day has passed in a time zone. */
export function lastDue(timeZone: string, time: string, now: Date): string {
  const today = dateIn(timeZone, now);
  return momentIn(timeZone, today, time) <= now ? today : addDays(today, -1);
}

/** The day that something is due for and was not called for yet; null where there is none, or where it is too late. */
export function dueDay(
  timeZone: string,
  { time, calledFor }: { time: string; calledFor: string },
  now: Date,
): string | null {
  const day = lastDue(timeZone, time, now);
  const late = now.getTime() - momentIn(timeZone, day, time).getTime();
  return day > calledFor && late <= LATEST ? day : null;
}

const TIME = /^(?:\d{4}-\d\d-\d\dT)?(?<clock>\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?<offset>Z|[+-]\d\d:?\d\d)?$/;

/** The time of day in a time zone that a time in UTC is today; one that names its offset is taken by that. */
export function localTime(timeZone: string, sent: string, now: Date): string {
  const { clock, offset = 'Z' } = TIME.exec(sent)!.groups as { clock: string; offset?: string };
  const zone = offset === 'Z' ? offset : offset.replace(/^(...):?/, '$1:');
  return clockIn(timeZone, new Date(`${now.toISOString().slice(0, 10)}T${clock}:00${zone}`));
}

/** Today's time in UTC, as `06:30:00`, of a time of day in a time zone. */
export const utcTime = (timeZone: string, time: string, now: Date): string =>
  momentIn(timeZone, dateIn(timeZone, now), time).toISOString().slice(11, 19);

const clockIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);
