import { cachedFormats } from './cached-formats.ts';

/**
 * Returns the comparison by which a language sorts names: case and accents count last, numbers by value.
 *
 * @param locale BCP 47
 */
export const textOrder = (locale: string): ((one: string, other: string) => number) => collatorOf(locale, {}).compare;

const collatorOf = cachedFormats((locale) => new Intl.Collator(locale, { numeric: true }));
