import { match } from '@formatjs/intl-localematcher';
import Negotiator from 'negotiator';
import { fallbackLocale } from './fallback-locale.ts';

const MAX_HEADER_LENGTH = 500;

/** Limit of the cache. Browsers send few different headers, and matching takes most of the time of a small response. */
const MAX_CACHED = 1000;
const cache = new WeakMap<readonly string[], Map<string, string>>();

/** @returns the offered language that suits an Accept-Language header (RFC 9110, 12.5.4) best */
export function negotiateLocale(acceptLanguage: string | null | undefined, offered: readonly string[]): string {
  const header = acceptLanguage?.slice(0, MAX_HEADER_LENGTH) ?? '';
  const known = cache.get(offered) ?? new Map<string, string>();
  cache.set(offered, known);
  const locale = known.get(header) ?? match(languagesOf(header), offered, fallbackLocale);
  if (known.size >= MAX_CACHED) known.clear();
  known.set(header, locale);
  return locale;
}

const languagesOf = (header: string): string[] =>
  new Negotiator({ headers: { 'accept-language': header || undefined } }).languages().filter(isLanguageTag);

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
