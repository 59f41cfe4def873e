import type { FormatterModule } from 'i18next';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormatOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/** Numbers stand in texts as the language writes them. What is no number of things, such as a year, is given as a text. */
export const valuesInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, locale) =>
    (typeof value === 'number' && locale ? numberFormatOf(locale).format(value) : value) as string,
};

/** React and mails escape what they show. */
export const interpolation = { escapeValue: false, alwaysFormat: true };
