import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockIn, dateIn, daysBetween } from '#contract/plain-dates';
import { dateText } from '#locales';

const MINUTE_MS = 60_000;
const DAY = 1440;

/** Minutes since midnight: "19:30" is 1170. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** @returns "19:30" for 1170 */
export function clockOf(minutes: number): string {
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Writes minutes since a midnight as a time of day in the reader's language. */
export function useClock(): (minutes: number) => string {
  const { i18n } = useTranslation();
  return (minutes) =>
    dateText(minutesOf(clockOf(minutes)) * MINUTE_MS, i18n.language, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    });
}

/** Minutes since the midnight before a day, in a time zone. */
export function minutesSince(date: string, timeZone: string, moment: Date): number {
  return daysBetween(date, dateIn(timeZone, moment)) * DAY + minutesOf(clockIn(timeZone, moment));
}

/** The present in minutes since the midnight before a day; null on the server and until the page is there. */
export function useNow(date: string, timeZone: string): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setNow(minutesSince(date, timeZone, new Date()));
    update();
    const timer = setInterval(update, MINUTE_MS / 6);
    return () => clearInterval(timer);
  }, [date, timeZone]);
  return now;
}
