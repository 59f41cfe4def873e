/** Locales come with recipes, so there may be any number of them. */
const MOST_KEPT = 200;
const kept = new Map<string, Intl.NumberFormat>();

/** What changes nothing about a small whole number. */
type NumberOptions = Pick<Intl.NumberFormatOptions, 'maximumFractionDigits' | 'numberingSystem' | 'useGrouping'>;

/** Languages with digits of their own. */
const OWN_DIGITS = /^(ar|bn|dz|fa|ks|mr|my|ne|pa-Arab|ps|sa|ur)\b/;

/**
 * A number as the language writes it. To make the first format of a page takes a browser tens of milliseconds, and most numbers
 * are small and need none.
 *
 * @param locale BCP 47
 */
export function numberText(value: number, locale: string, options: NumberOptions = {}): string {
  const isSmall = Number.isInteger(value) && value >= 0 && value < 1000;
  const hasUsualDigits = options.numberingSystem === 'latn' || !OWN_DIGITS.test(locale);
  return isSmall && hasUsualDigits ? String(value) : formatOf(locale, options).format(value);
}

/** The same format for the same locale and options: to make one takes far longer than to use it. */
function formatOf(locale: string, options: NumberOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const format = new Intl.NumberFormat(locale, options);
  kept.set(key, format);
  return format;
}
