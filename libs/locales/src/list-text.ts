import { cachedFormats } from './cached-formats.ts';
import { isolate } from './isolate.ts';

/**
 * Joins names as the language does: "flour, eggs, and milk". Names that run the other way are isolated, so that they keep
 * their order.
 *
 * @param locale BCP 47
 * @param options `conjunction` ("and") unless another type is given
 */
export const listText = (names: Iterable<string>, locale: string, options: Intl.ListFormatOptions = {}): string =>
  formatOf(locale, options).format(Array.from(names, (name) => isolate(name, locale)));

const formatOf = cachedFormats((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
