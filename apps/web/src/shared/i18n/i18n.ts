import i18next, { type BackendModule, type i18n as I18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { catalogues, namespaces } from 'virtual:catalogues';
import { NetworkFailure } from '#client';
import { fallbackLocale, interpolation, valuesInTexts } from '#locales';
import { noteFailedImport } from '../offline/reload-on-new-version.ts';
import { locales } from './locales.ts';

type Namespace = Record<string, unknown>;

async function load(locale: string, namespace: string): Promise<Namespace> {
  const language = await catalogues[locale]?.();
  const texts = await language?.default[namespace]?.();
  // the texts of all screens come with the language's own module, the others are modules themselves
  return namespace === 'common' ? (texts ?? {}) : ((texts?.default as Namespace | undefined) ?? {});
}

/** Complete translations need no fallback; others fall back to English. */
const fallback = (locale: string): string | false =>
  locales.some((one) => one.code === locale && one.progress === 100) ? false : fallbackLocale;

const options = (locale: string) => ({
  lng: locale,
  fallbackLng: fallback(locale),
  ns: ['common'],
  defaultNS: 'common',
  fallbackNS: 'common',
  partialBundledLanguages: true,
  interpolation,
  react: { useSuspense: false },
  showSupportNotice: false,
});

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (locale, namespace, done) =>
    void load(locale, namespace).then(
      (data) => done(null, data),
      (error: Error) => done(error, false),
    ),
};

/** Creates the browser's instance; screens load the namespaces that their route names. */
export async function createBrowserI18n(locale: string): Promise<I18n> {
  const i18n = i18next.createInstance();
  await i18n.use(backend).use(valuesInTexts).use(initReactI18next).init(options(locale));
  return i18n;
}

const missingTexts = (i18n: I18n, names: string[]) =>
  names.filter((name) => !i18n.hasResourceBundle(i18n.language, name));

/** Loads the texts of screens, also those that could not be fetched before. */
export async function loadTexts(i18n: I18n, names: string[]): Promise<void> {
  const missing = missingTexts(i18n, names);
  // i18next does not ask again for what failed unless told to
  if (missing.length) await i18n.reloadResources([i18n.language], missing);
  assertTexts(i18n, names);
}

/** Throws if the texts of screens could not be fetched, since keys instead of texts help nobody. */
export function assertTexts(i18n: I18n, names: string[]): void {
  const missing = missingTexts(i18n, names);
  if (!missing.length) return;
  noteFailedImport();
  throw new NetworkFailure(`Failed to fetch the texts of ${missing.join(', ')}`);
}

const ofServer = new Map<string, Promise<I18n>>();

/** @returns the shared instance of a language with all namespaces in memory; nothing may change it */
export function serverI18n(locale: string): Promise<I18n> {
  let i18n = ofServer.get(locale);
  if (!i18n) ofServer.set(locale, (i18n = createServerI18n(locale)));
  return i18n;
}

async function createServerI18n(locale: string): Promise<I18n> {
  const languages = [locale, fallback(locale)].filter((one): one is string => one !== false);
  const resources = Object.fromEntries(await Promise.all(languages.map(async (one) => [one, await loadAll(one)])));
  const i18n = i18next.createInstance();
  await i18n
    .use(valuesInTexts)
    .use(initReactI18next)
    .init({ ...options(locale), ns: namespaces, resources });
  return rememberTexts(i18n);
}

type LookUp = (...args: [key: string] | [key: string, values: object]) => string;

/** Caches texts without values, since every page looks up the same ones. */
function rememberTexts(i18n: I18n): I18n {
  const made = new Map<string, LookUp>();
  const make = i18n.getFixedT.bind(i18n) as (...args: unknown[]) => LookUp;
  const getFixedT = (...args: unknown[]): LookUp => {
    const key = JSON.stringify(args);
    let lookUp = made.get(key);
    if (!lookUp) made.set(key, (lookUp = remembering(make(...args))));
    return lookUp;
  };
  return Object.assign(i18n, { getFixedT });
}

function remembering(translate: LookUp): LookUp {
  const texts = new Map<string, string>();
  const lookUp: LookUp = (...[key, values]) => {
    if (values) return translate(key, values);
    let text = texts.get(key);
    if (text === undefined) texts.set(key, (text = translate(key)));
    return text;
  };
  return Object.assign(lookUp, translate);
}

export { namespaces };

async function loadAll(locale: string): Promise<ResourceLanguage> {
  const loaded = namespaces.map(async (name): Promise<[string, Namespace]> => [name, await load(locale, name)]);
  return Object.fromEntries(await Promise.all(loaded));
}
