import { negotiateLocale } from '#locales';
import { locales } from './locales.ts';

const codes = locales.map(({ code }) => code);

/** Chooses the locale: the user's choice, else the browser's languages, else English. */
export const chooseLocale = (chosen: string | undefined, acceptLanguage: string | null): string =>
  chosen && codes.includes(chosen) ? chosen : negotiateLocale(acceptLanguage, codes);
