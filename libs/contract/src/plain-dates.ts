/** Dates without a time, as `yyyy-MM-dd`. Arithmetic uses UTC, where every day has 24 hours. */
import { DAY_MS } from './durations.ts';

export type Weekday = (typeof WEEKDAYS)[number];
/** Same order as `Date.getDay`. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const WEEK = WEEKDAYS.length;

/** Days since 1 January 1970. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 'yyyy-MM-dd'.length);

export const addDays = (date: string, days: number): string => dateOf(dayNumber(date) + days);
/** Returns the number of days from the first date to the second. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Returns all dates from the first to the last. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => addDays(first, index));

/** 0 is Sunday. */
export const weekdayNumber = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
export const weekdayOf = (date: string): Weekday => WEEKDAYS[weekdayNumber(date)]!;

/** Returns the first day of the date's week; 0 is Sunday. */
export const startOfWeek = (date: string, firstDayOfWeek: number): string =>
  addDays(date, -((weekdayNumber(date) - firstDayOfWeek + WEEK) % WEEK));

export const startOfMonth = (date: string): string => `${date.slice(0, 'yyyy-MM'.length)}-01`;
/** Returns the first day of the month `months` later. */
export function addMonths(date: string, months: number): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 'yyyy-MM-dd'.length);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Limit of the cache. There are some hundred time zones with several spellings. */
const MAX_FORMATS = 1000;

/** Caches formats, which are expensive to create. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(timeZone);
  if (!format) {
    const parts = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'iso8601' } as const;
    format = new Intl.DateTimeFormat('en-US', parts);
    if (dayFormats.size >= MAX_FORMATS) dayFormats.clear();
    dayFormats.set(timeZone, format);
  }
  return format;
}

/** Returns the date at a moment in a time zone such as `Europe/Berlin`. Throws RangeError for an unknown zone. */
export function dateIn(timeZone: string, moment: Date): string {
  const byType = new Map(
    dayFormat(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${byType.get('year')}-${byType.get('month')}-${byType.get('day')}`;
}

/** Returns the time of day at a moment in a time zone, such as `18:30`. */
export const clockIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);

/** Returns the moment of a local date and time such as `18:30`; for a skipped time, the moment after the gap. */
export function momentIn(timeZone: string, date: string, time: string): Date {
  const localMs = Date.parse(`${date}T${time}:00Z`);
  // the offset may change between both guesses, so it is looked up twice
  const first = localMs - offsetAt(timeZone, localMs);
  return new Date(localMs - offsetAt(timeZone, first));
}

/** Returns the offset from UTC in milliseconds at a moment. */
function offsetAt(timeZone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    calendar: 'iso8601',
    ...({
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    } as const),
  });
  const parts = new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
  const localText = `${year}-${month}-${day}T${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}Z`;
  return Date.parse(localText) - Math.floor(moment / 1000) * 1000;
}

export function isTimeZone(name: string): boolean {
  try {
    return !!dayFormat(name);
  } catch {
    return false;
  }
}
