import known from '../../../../../locales/locales.json';
import progress from '../../../../../locales/progress.json';

export const localeCookie = 'i18n_redirected';

interface KnownLocale {
  code: string;
  name: string;
  english: string;
  direction: string;
  proofread?: boolean;
}

const translated: Record<string, number> = progress;

/** All languages with the share of translated texts in percent, and whether a native speaker has read them. */
export const locales = known.map(({ proofread = false, ...locale }: KnownLocale) => ({
  ...locale,
  proofread,
  progress: translated[locale.code] ?? 0,
}));

export function directionOf(code: string): 'ltr' | 'rtl' {
  return locales.find((locale) => locale.code === code)?.direction === 'rtl' ? 'rtl' : 'ltr';
}
