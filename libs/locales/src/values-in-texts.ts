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

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const leftToRightLetter = /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}])\p{L}/u;

/** A name that runs the other way than the text around it is set apart, so that the marks beside it stay on their side. */
function isolated(value: string, locale: string): string {
  const other = RIGHT_TO_LEFT.test(locale) ? leftToRightLetter : rightToLeftLetter;
  return other.test(value) ? `\u2068${value}\u2069` : value;
}

/**
 * Numbers stand in texts as the language writes them. What is no number of things, such as a year, is given as a text. What
 * becomes a name itself is marked as `{{name, plain}}`.
 */
export const valuesInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, format, locale) => {
    if (typeof value === 'number' && locale) return numberText(value, locale);
    return typeof value === 'string' && locale && format !== 'plain' ? isolated(value, locale) : (value as string);
  },
};

/** React and mails escape what they show. */
export const interpolation = { escapeValue: false, alwaysFormat: true };
