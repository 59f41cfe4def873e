import type { FormatterModule } from 'i18next';
import { isolate } from './isolate.ts';
import { numberText } from './number-text.ts';

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
