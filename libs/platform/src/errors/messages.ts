import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { fallbackLocale, interpolation, negotiateLocale as negotiate, valuesInTexts } from '#locales';
import { installedFolder } from '../installed-folder.ts';
import type { MessageParams } from './problem.ts';

export interface Locale {
  code: string;
  /** Name of the language in the language itself. */
  name: string;
  english: string;
  direction: 'ltr' | 'rtl';
}

const folder = installedFolder('locales/locales.json');
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));

/** Every language the product is offered in, in the order of the language list. */
export const locales: readonly Locale[] = readJson<Locale[]>(join(folder, 'locales.json'));

const offered = locales.map(({ code }) => code);
const codes = new Map(offered.map((code) => [code.toLowerCase(), code]));

const catalogue = i18next.createInstance();
const loaded = new Set<string>();
void catalogue.use(valuesInTexts).init({
  initAsync: false,
  fallbackLng: fallbackLocale,
  ns: 'server',
  defaultNS: 'server',
  nsSeparator: false,
  interpolation,
  resources: {},
});

function load(locale: string): void {
  if (loaded.has(locale)) return;
  loaded.add(locale);
  const path = join(folder, locale, 'server.json');
  if (existsSync(path)) catalogue.addResourceBundle(locale, 'server', readJson(path));
}
load(fallbackLocale);

/** Translates a key of the server's catalogue; an unknown key is returned unchanged. */
export function translate(locale: string, key: string, params: MessageParams = {}): string {
  const lng = codes.get(locale.toLowerCase()) ?? fallbackLocale;
  load(lng);
  return catalogue.t(key, { ...params, lng });
}

/** Returns the offered language that suits an Accept-Language header best. */
export const negotiateLocale = (acceptLanguage: string | undefined): string => negotiate(acceptLanguage, offered);
