/** Locales come with recipes and time zones with requests, so there may be any number of them. */
const MOST_KEPT = 200;

/** Makes the same format once for the same locale and options: to make one takes far longer than to use it. */
export function keptFormats<Options, Format>(make: (locale: string, options: Options) => Format) {
  const kept = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const format = make(locale, options);
    kept.set(key, format);
    return format;
  };
}
