import type { FormatterModule } from 'i18next';
import { numberText } from './number-text.ts';

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const leftToRightLetter = /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}])\p{L}/u;

/** Isolates a name in the other direction of writing (FSI, PDI), so that adjacent punctuation stays in place. */
function isolate(value: string, locale: string): string {
  const other = RIGHT_TO_LEFT.test(locale) ? leftToRightLetter : rightToLeftLetter;
  return other.test(value) ? `\u2068${value}\u2069` : value;
}

/**
 * Formats numbers in texts, and isolates names. Numbers that are not counts, such as years, are passed as texts. `{{name, plain}}` is not
 * isolated, for texts that become names themselves. With `isMinimum`, the count is written as "10,000+".
 */
export const valuesInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, format, locale, options) => {
    if (typeof value === 'number' && locale)
      return numberText(value, locale) + (options?.['isMinimum'] === true ? '+' : '');
    return typeof value === 'string' && locale && format !== 'plain' ? isolate(value, locale) : (value as string);
  },
};

/** Values are not escaped here, because React and mails escape them. */
export const interpolation = { escapeValue: false, alwaysFormat: true };
