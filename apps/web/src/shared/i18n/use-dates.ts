import { useTranslation } from 'react-i18next';
import { dateRangeText, dateText } from '#locales';

export const dayFormats = {
  whole: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  date: { day: 'numeric', month: 'short' },
  number: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const;
const range = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

const utc = (date: string) => new Date(`${date}T00:00:00Z`);
/** Returns any date that is this weekday; 1 February 2026 is a Sunday. */
const dateOnWeekday = (weekday: number) => new Date(Date.UTC(2026, 1, 1 + weekday));

/** Formats days (`yyyy-MM-dd`) in the user's language. Days have no time, so they are the same in every time zone. */
export function useDates() {
  const { language } = useTranslation().i18n;
  return {
    format: (date: string, format: keyof typeof dayFormats) =>
      dateText(utc(date), language, { ...dayFormats[format], timeZone: 'UTC' }),
    range: (from: string, to: string) => dateRangeText([utc(from), utc(to)], language, range),
    /** @param weekday 0 is Sunday */
    weekday: (weekday: number) =>
      dateText(dateOnWeekday(weekday), language, { ...dayFormats.weekday, timeZone: 'UTC' }),
    /** @param weekday 0 is Sunday */
    shortWeekday: (weekday: number) =>
      dateText(dateOnWeekday(weekday), language, { ...dayFormats.shortWeekday, timeZone: 'UTC' }),
  };
}
