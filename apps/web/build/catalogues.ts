import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fillGaps, type Texts } from './fill-gaps.ts';

const locales = join(import.meta.dirname, '../../../locales');
const list = 'virtual:catalogues';
/** The module counts as one of the shell, which loads texts. */
const listFile = join(import.meta.dirname, '../src/shared/i18n/catalogues.js');
const source = 'en-US';
const catalogueFile = /\/locales\/([\w-]+)\/(\w+)\.json$/;
const localeFile = /\/locales\/([\w-]+)\/catalogues\.js$/;

/**
 * Offers the catalogues as `virtual:catalogues`: one file per language knows the others, so that the first script does
 * not grow with each language. Texts that a language lacks are English.
 */
export function catalogues(): Plugin {
  return {
    name: 'tureen:catalogues',
    enforce: 'pre',
    resolveId: (source) => (source === list ? listFile : localeFile.test(source) ? source : undefined),
    load: (id) => {
      const locale = localeFile.exec(id)?.[1];
      if (locale) return codeOfLocale(namespacesOf(locale));
      const [, language, namespace] = catalogueFile.exec(id) ?? [];
      if (language && namespace && language !== source)
        return JSON.stringify(fillGaps(textsOf(language, namespace), textsOf(source, namespace)));
      return id === listFile ? codeOfList() : undefined;
    },
  };
}

function codeOfList(): string {
  const codes = readdirSync(locales, { withFileTypes: true }).filter((entry) => /^\w+-\w+$/.test(entry.name));
  const imports = codes.map(({ name }) => `"${name}": () => import("${join(locales, name, 'catalogues.js')}")`);
  return `export const namespaces = ${JSON.stringify(namespacesOf(source))};\nexport const catalogues = { ${imports.join()} };`;
}

function codeOfLocale(namespaces: string[]): string {
  const later = namespaces.filter((name) => name !== 'common');
  return `import common from "./common.json";
export default { common: () => common, ${later.map((name) => `${name}: () => import("./${name}.json")`).join()} };`;
}

const textsOf = (locale: string, namespace: string) =>
  JSON.parse(readFileSync(join(locales, locale, `${namespace}.json`), 'utf8')) as Texts;

const namespacesOf = (locale: string): string[] =>
  readdirSync(join(locales, locale))
    .filter((file) => file.endsWith('.json') && file !== 'server.json')
    .map((file) => file.replace('.json', ''));
