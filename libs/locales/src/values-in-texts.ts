import type { FormatterModule } from 'i18next';
import { numberText } from './number-text.ts';

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
