import { cachedFormats } from './cached-formats.ts';

/**
 * Joins names as the language does: "flour, eggs, and milk".
 *
 * @param locale BCP 47
 * @param options `conjunction` ("and") unless another type is given
 */
export const listText = (names: Iterable<string>, locale: string, options: Intl.ListFormatOptions = {}): string =>
  formatOf(locale, options).format(names);

const formatOf = cachedFormats((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
