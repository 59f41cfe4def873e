import { cachedFormats } from './cached-formats.ts';

/** Returns the language of a locale without script and region: "pt" of "pt-BR". */
export const baseLanguage = (locale: string): string => new Intl.Locale(locale).language;

/** Returns the name of a locale's language in the language of the reader: "German" of "de-DE". */
export const languageName = (locale: string, reader: string): string =>
  namesOf(reader, {}).of(baseLanguage(locale)) ?? locale;

const namesOf = cachedFormats((locale) => new Intl.DisplayNames([locale], { type: 'language' }));
