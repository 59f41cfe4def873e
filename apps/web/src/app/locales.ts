import known from '../../../../locales/locales.json';
import progress from '../../../../locales/progress.json';

export const defaultLocale = 'en-US';
export const localeCookie = 'i18n_redirected';

const translated: Record<string, number> = progress;

/** All languages that are offered, each with the share of its texts that is translated, in percent. */
export const locales = known.map((locale) => ({ ...locale, progress: translated[locale.code] ?? 0 }));
const codes = locales.map((locale) => locale.code);

/** The reader's own choice first, then the browser's wishes in their order, then English. */
export function negotiateLocale(chosen: string | undefined, acceptLanguage: string | null): string {
  if (chosen && codes.includes(chosen)) return chosen;
  for (const wish of wishes(acceptLanguage ?? '')) {
    const match = matchLocale(wish);
    if (match) return match;
  }
  return defaultLocale;
}

function wishes(header: string): string[] {
  const weighted = header.split(',').map((part) => {
    const [tag = '', weight] = part.trim().split(';q=');
    return { tag: tag.toLowerCase(), weight: weight ? Number(weight) : 1 };
  });
  return weighted.sort((a, b) => b.weight - a.weight).map((wish) => wish.tag);
}

function matchLocale(tag: string): string | undefined {
  const exact = codes.find((code) => code.toLowerCase() === tag);
  if (exact || tag.length < 2) return exact;
  const language = `${tag.split('-')[0]}-`;
  const candidates = locales.filter((locale) => locale.code.toLowerCase().startsWith(language));
  return candidates.sort((a, b) => b.progress - a.progress)[0]?.code;
}

export function directionOf(code: string): 'ltr' | 'rtl' {
  return locales.find((locale) => locale.code === code)?.direction === 'rtl' ? 'rtl' : 'ltr';
}
