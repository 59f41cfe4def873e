import { addDays, clockIn, dateIn, momentIn } from '#contract/plain-dates';

/** Milliseconds after which the day's meals are no longer sent. */
const LATEST = 12 * 3600 * 1000;

/** Returns the last day on which the time of day has passed in the time zone. */
export function lastDueDay(timeZone: string, time: string, now: Date): string {
  const today = dateIn(timeZone, now);
  return momentIn(timeZone, today, time) <= now ? today : addDays(today, -1);
}

/** Returns the day whose call is due; null if there is none or it is too late. */
export function dueDay(
  timeZone: string,
  { time, calledFor }: { time: string; calledFor: string },
  now: Date,
): string | null {
  const day = lastDueDay(timeZone, time, now);
  const late = now.getTime() - momentIn(timeZone, day, time).getTime();
  return day > calledFor && late <= LATEST ? day : null;
}

const TIME = /^(?:\d{4}-\d\d-\d\dT)?(?<clock>\d\d:\d\d)(?<seconds>:\d\d)?(?:\.\d+)?(?<offset>Z|[+-]\d\d:?\d\d)?$/;

/** Converts a UTC time of day to the time zone, as of today; a time with an offset is converted by that offset. */
export const localTime = (timeZone: string, sent: string, now: Date): string =>
  clockIn(timeZone, momentToday(sent, now));

/** Returns a sent time of day in UTC with its seconds, such as `06:30:15`. */
export const sentClock = (sent: string, now: Date): string => momentToday(sent, now).toISOString().slice(11, 19);

function momentToday(sent: string, now: Date): Date {
  const { clock, seconds = ':00', offset = 'Z' } = TIME.exec(sent)?.groups ?? {};
  const zone = offset === 'Z' ? offset : offset.replace(/^(...):?/, '$1:');
  return new Date(`${now.toISOString().slice(0, 10)}T${clock}${seconds}${zone}`);
}

/** Converts a time of day in the time zone to UTC, as of today, such as `06:30:00`. */
export const utcTime = (timeZone: string, time: string, now: Date): string =>
  momentIn(timeZone, dateIn(timeZone, now), time).toISOString().slice(11, 19);
