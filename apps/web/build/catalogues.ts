import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const locales = join(import.meta.dirname, '../../../locales');
const list = 'virtual:catalogues';
/** The module counts as one of the shell, which loads texts. */
const listFile = join(import.meta.dirname, '../src/shared/i18n/catalogues.js');
const localeFile = /\/locales\/([\w-]+)\/catalogues\.js$/;

/**
 * Offers the catalogues of all languages as `virtual:catalogues`. The first script names one file per language, which
 * holds the texts of all screens and knows the other catalogues: one list of all would grow with each language.
 */
export function catalogues(): Plugin {
  return {
    name: 'tureen:catalogues',
    enforce: 'pre',
    resolveId: (source) => (source === list ? listFile : localeFile.test(source) ? source : undefined),
    load: (id) => {
      const locale = localeFile.exec(id)?.[1];
      if (locale) return codeOfLocale(namespacesOf(locale));
      return id === listFile ? codeOfList() : undefined;
    },
  };
}

function codeOfList(): string {
  const codes = readdirSync(locales, { withFileTypes: true }).filter((entry) => /^\w+-\w+$/.test(entry.name));
  const imports = codes.map(({ name }) => `"${name}": () => import("${join(locales, name, 'catalogues.js')}")`);
  return `export const namespaces = ${JSON.stringify(namespacesOf('en-US'))};\nexport const catalogues = { ${imports.join()} };`;
}

function codeOfLocale(namespaces: string[]): string {
  const later = namespaces.filter((name) => name !== 'common');
  return `import common from "./common.json";
export default { common: () => common, ${later.map((name) => `${name}: () => import("./${name}.json")`).join()} };`;
}

const namespacesOf = (locale: string): string[] =>
  readdirSync(join(locales, locale))
    .filter((file) => file.endsWith('.json') && file !== 'server.json')
    .map((file) => file.replace('.json', ''));
