import { cachedFormats } from './cached-formats.ts';
import { textOrder } from './text-order.ts';

/** Returns the language of a locale without script and region: "pt" of "pt-BR". */
export const baseLanguage = (locale: string): string => new Intl.Locale(locale).language;

/** Returns the name of a locale's language in the language of the reader: "German" of "de-DE". */
export const languageName = (locale: string, reader: string): string =>
  namesOf(reader, {}).of(baseLanguage(locale)) ?? locale;

/**
 * Returns locales with their names in the language of the reader, in its order. A language with several locales has the script in its
 * name, or else the region: "Simplified Chinese", "Canadian French".
 */
export function localeNames(locales: string[], reader: string): { locale: string; name: string }[] {
  const nameOf = (locale: string) => {
    const siblings = locales.filter((other) => baseLanguage(other) === baseLanguage(locale));
    if (siblings.length < 2) return languageName(locale, reader);
    const isOneScript = new Set(siblings.map(scriptOf)).size === 1;
    return namesOf(reader, {}).of(isOneScript ? locale : `${baseLanguage(locale)}-${scriptOf(locale)}`) ?? locale;
  };
  const compare = textOrder(reader);
  return locales
    .map((locale) => ({ locale, name: nameOf(locale) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

const scriptOf = (locale: string) => new Intl.Locale(locale).maximize().script;

const namesOf = cachedFormats((locale) => new Intl.DisplayNames([locale], { type: 'language' }));
