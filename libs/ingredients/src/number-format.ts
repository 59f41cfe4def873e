/** Locales come with recipes, so there may be any number of them. */
const MOST_KEPT = 200;
const kept = new Map<string, Intl.NumberFormat>();

/** The same format for the same locale and options: to make one takes far longer than to use it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const format = new Intl.NumberFormat(locale, options);
  kept.set(key, format);
  return format;
}
