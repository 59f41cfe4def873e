import { cachedFormats } from './cached-formats.ts';

/** Options that do not affect small whole numbers. */
type NumberOptions = Pick<Intl.NumberFormatOptions, 'maximumFractionDigits' | 'numberingSystem' | 'useGrouping'>;

/** Languages with digits of their own. */
const OWN_DIGITS = /^(ar|bn|dz|fa|ks|mr|my|ne|pa-Arab|ps|sa|ur)\b/;

/**
 * Formats a number. Small whole numbers do without a format, because creating the first one takes a browser tens of milliseconds.
 *
 * @param locale BCP 47
 */
export function numberText(value: number, locale: string, options: NumberOptions = {}): string {
  const isSmall = Number.isInteger(value) && value >= 0 && value < 1000;
  const hasUsualDigits = options.numberingSystem === 'latn' || !OWN_DIGITS.test(locale);
  return isSmall && hasUsualDigits ? String(value) : formatOf(locale, options).format(value);
}

const formatOf = cachedFormats((locale, options: NumberOptions) => new Intl.NumberFormat(locale, options));
