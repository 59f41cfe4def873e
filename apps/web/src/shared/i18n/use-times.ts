import { useTranslation } from 'react-i18next';
import { dateText } from '#locales';
import { useTimeZone } from './time-zone.ts';
import { dayFormats } from './use-dates.ts';

const formats = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  longMoment: { dateStyle: 'long', timeStyle: 'short' },
  clock: { timeStyle: 'short' },
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  date: dayFormats.date,
  dateWithWeekday: dayFormats.long,
} as const;

/** Formats moments in the user's language and time zone; see useDates for days. */
export function useTimes(): (moment: Date | number | string | null, how?: keyof typeof formats) => string {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone();
  return (moment, how = 'moment') =>
    moment ? dateText(new Date(moment), i18n.language, { ...formats[how], timeZone }) : '–';
}
