import { useTranslation } from 'react-i18next';

const formats = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  date: { day: 'numeric', month: 'short' },
  number: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const;

/** Servers and browsers put different spaces between the ends of a range, and a page that differs from its text is drawn anew. */
const evenSpaces = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

/** Writes days as people of the language do. They have no time, so they are the same in every time zone. */
export function useDates() {
  const { i18n } = useTranslation();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' });
  return {
    write: (date: string, how: keyof typeof formats) => format(formats[how]).format(utc(date)),
    range: (from: string, to: string) =>
      evenSpaces(format({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(utc(from), utc(to))),
  };
}
