import { match } from '@formatjs/intl-localematcher';
import Negotiator from 'negotiator';
import { fallbackLocale } from './fallback-locale.ts';

const LONGEST_HEADER = 500;

/** Browsers send few different headers, and matching one takes longer than anything else about a small answer. */
const MOST_KEPT = 1000;
const kept = new WeakMap<readonly string[], Map<string, string>>();

/** @returns the offered language that suits an Accept-Language header (RFC 9110, 12.5.4) best */
export function negotiateLocale(acceptLanguage: string | null | undefined, offered: readonly string[]): string {
  const header = acceptLanguage?.slice(0, LONGEST_HEADER) ?? '';
  const known = kept.get(offered) ?? new Map<string, string>();
  kept.set(offered, known);
  const locale = known.get(header) ?? match(languagesOf(header), offered, fallbackLocale);
  if (known.size >= MOST_KEPT) known.clear();
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
