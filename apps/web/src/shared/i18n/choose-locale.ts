import { negotiateLocale } from '#locales';
import { locales } from './locales.ts';

const codes = locales.map(({ code }) => code);

/** The reader's own choice first, then what the browser asks for, then English. */
export const chooseLocale = (chosen: string | undefined, acceptLanguage: string | null): string =>
  chosen && codes.includes(chosen) ? chosen : negotiateLocale(acceptLanguage, codes);
