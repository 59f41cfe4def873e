import { cachedFormats } from './cached-formats.ts';

type NumberOptions = Omit<Intl.NumberFormatOptions, 'numberingSystem'>;

/** One set of digits for every locale: amounts in recipes are typed in these, and two sets in one sentence are hard to read. */
const NUMBERING = { numberingSystem: 'latn' } as const;

/**
 * Formats a number. Small whole numbers do without a format, because creating the first one takes a browser tens of milliseconds.
 *
 * @param locale BCP 47
 */
export function numberText(value: number, locale: string, options: NumberOptions = {}): string {
  const isPlain = !options.style && !options.minimumFractionDigits && !options.minimumIntegerDigits;
  if (isPlain && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return formatOf(locale, options).format(value);
}

/** Returns the symbol of a unit as `Intl` writes it, such as "ml"; undefined if the locale writes none. */
export const unitSymbol = (unit: string, locale: string): string | undefined =>
  formatOf(locale, { style: 'unit', unit, unitDisplay: 'short' })
    .formatToParts(5)
    .find(({ type }) => type === 'unit')?.value;

const formatOf = cachedFormats(
  (locale, options: NumberOptions) => new Intl.NumberFormat(locale, { ...options, ...NUMBERING }),
);
