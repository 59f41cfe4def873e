import { keptFormats } from './cached-formats.ts';

/** Servers and browsers put different spaces into a time or a range, and a page that differs from its text is drawn anew. */
const evenSpaces = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

const formatOf = keptFormats((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

/**
 * A moment as the language writes it.
 *
 * @param locale BCP 47
 * @param options with a time zone, so that a server and a browser write the same
 */
export const dateText = (
  moment: Date | number,
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): string => evenSpaces(formatOf(locale, options).format(moment));

/** The time between two moments, without what both have in common. */
export const dateRangeText = (
  [from, to]: [Date, Date],
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): string => evenSpaces(formatOf(locale, options).formatRange(from, to));
