import type { FormatterModule } from 'i18next';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormatOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/** Languages with digits of their own. */
const OWN_DIGITS = /^(ar|bn|dz|fa|ks|mr|my|ne|pa-Arab|ps|sa|ur)\b/;

/** To make the first format of a page takes a browser tens of milliseconds, and most numbers are small and need none. */
function numberText(value: number, locale: string): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000 && !OWN_DIGITS.test(locale);
  return isPlain ? String(value) : numberFormatOf(locale).format(value);
}

/** Numbers stand in texts as the language writes them. What is no number of things, such as a year, is given as a text. */
export const valuesInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, locale) =>
    (typeof value === 'number' && locale ? numberText(value, locale) : value) as string,
};

/** React and mails escape what they show. */
export const interpolation = { escapeValue: false, alwaysFormat: true };
