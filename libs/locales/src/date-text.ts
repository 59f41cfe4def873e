import { cachedFormats } from './cached-formats.ts';

/** Normalizes spaces, which differ between servers and browsers and would fail the hydration of a page. */
const normalizeSpaces = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

/** One calendar, because that of a locale differs between browsers (Saudi Arabia's was changed in 2024), and the digits of `numberText`. */
const formatOf = cachedFormats(
  (locale, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', numberingSystem: 'latn', ...options }),
);

/**
 * Formats a moment.
 *
 * @param locale BCP 47
 * @param options with a time zone, so that a server and a browser write the same
 */
export const dateText = (
  moment: Date | number,
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): string => normalizeSpaces(formatOf(locale, options).format(moment));

/** Formats a period; parts that both moments share appear once. */
export const dateRangeText = (
  [from, to]: [Date, Date],
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): string => normalizeSpaces(formatOf(locale, options).formatRange(from, to));
