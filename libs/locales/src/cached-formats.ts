/** Limit of the cache: recipes name locales and requests time zones, so that their number is unlimited. */
const MAX_CACHED = 200;

/** Caches formats by locale and options, because creating one takes far longer than using it. */
export function cachedFormats<Options, Format>(make: (locale: string, options: Options) => Format) {
  const cache = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = cache.get(key);
    if (known) return known;
    if (cache.size >= MAX_CACHED) cache.clear();
    const format = make(locale, options);
    cache.set(key, format);
    return format;
  };
}
