import known from '../../../../../locales/locales.json';
import progress from '../../../../../locales/progress.json';

export const localeCookie = 'i18n_redirected';

const translated: Record<string, number> = progress;

/** All languages with the share of translated texts in percent. */
export const locales = known.map((locale) => ({ ...locale, progress: translated[locale.code] ?? 0 }));

export function directionOf(code: string): 'ltr' | 'rtl' {
  return locales.find((locale) => locale.code === code)?.direction === 'rtl' ? 'rtl' : 'ltr';
}
