import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import i18next from 'i18next';
import type { MessageParams } from './problem.ts';

export interface Locale {
  code: string;
  /** What its speakers call it. */
  name: string;
  english: string;
  direction: 'ltr' | 'rtl';
}

export const fallbackLocale = 'en-US';

/** The folder stands beside libs/ in the sources and two levels higher seen from the compiled files. */
function localesFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'locales', 'locales.json'))) {
    if (dirname(folder) === folder) throw new Error('The folder "locales" is missing from the installation.');
    folder = dirname(folder);
  }
  return join(folder, 'locales');
}

const folder = localesFolder();
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Every language the product is offered in, in the order of the language list. */
export const locales: readonly Locale[] = readJson<Locale[]>(join(folder, 'locales.json'));

const codes = new Map(locales.map(({ code }) => [code.toLowerCase(), code]));

/** The region that is meant when a browser names only the language. */
const usualRegion: Record<string, string> = {
  en: 'en-US',
  fr: 'fr-FR',
  pt: 'pt-PT',
  zh: 'zh-CN',
  'zh-hant': 'zh-TW',
  'zh-hk': 'zh-TW',
  nb: 'no-NO',
  nn: 'no-NO',
};

const catalogue = i18next.createInstance();
const loaded = new Set<string>();
void catalogue.init({
  initAsync: false,
  fallbackLng: fallbackLocale,
  ns: 'server',
  defaultNS: 'server',
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: {},
});

function load(locale: string): void {
  if (loaded.has(locale)) return;
  loaded.add(locale);
  const path = join(folder, locale, 'server.json');
  if (existsSync(path)) catalogue.addResourceBundle(locale, 'server', readJson(path));
}
load(fallbackLocale);

export function isLocale(code: string): boolean {
  return codes.get(code.toLowerCase()) === code;
}

/** A text of the server's catalogue; a key that no catalogue knows comes back unchanged. */
export function translate(locale: string, key: string, params: MessageParams = {}): string {
  const lng = codes.get(locale.toLowerCase()) ?? fallbackLocale;
  load(lng);
  return catalogue.t(key, { ...params, lng });
}

function match(tag: string): string | undefined {
  const parts = tag.toLowerCase().split('-');
  for (let length = parts.length; length > 0; length--) {
    const prefix = parts.slice(0, length).join('-');
    const code = codes.get(prefix) ?? usualRegion[prefix];
    if (code) return code;
  }
  return locales.find(({ code }) => code.startsWith(`${parts[0]}-`))?.code;
}

function preferences(acceptLanguage: string): string[] {
  return acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.split(';q=');
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The language of ours that an Accept-Language header (RFC 9110, 12.5.4) asks for. */
export function negotiateLocale(acceptLanguage: string | undefined): string {
  for (const tag of preferences(acceptLanguage ?? '')) {
    const code = match(tag);
    if (code) return code;
  }
  return fallbackLocale;
}
