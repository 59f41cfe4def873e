import { match } from '@formatjs/intl-localematcher';
import Negotiator from 'negotiator';
import { fallbackLocale } from './fallback-locale.ts';

const LONGEST_HEADER = 500;

/** Of the languages that are offered, the one that suits an Accept-Language header (RFC 9110, 12.5.4) best. */
export function negotiateLocale(acceptLanguage: string | null | undefined, offered: readonly string[]): string {
  const headers = { 'accept-language': acceptLanguage?.slice(0, LONGEST_HEADER) };
  return match(new Negotiator({ headers }).languages().filter(isLanguageTag), offered, fallbackLocale);
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
