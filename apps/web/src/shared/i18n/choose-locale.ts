import { negotiateLocale } from '#locales';
import { locales } from './locales.ts';

/** Languages with texts, so that the page never says to be in another language than the one that is shown. */
const shown = locales.filter(({ progress }) => progress > 0).map(({ code }) => code);

/** Chooses the locale: the user's choice, else the browser's languages, else English; the nearest one for a locale without texts. */
export const chooseLocale = (chosen: string | undefined, acceptLanguage: string | null): string =>
  negotiateLocale(locales.some(({ code }) => code === chosen) ? chosen : acceptLanguage, shown);
