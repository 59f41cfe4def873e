import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const repository = join(root, '../..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const browsers = JSON.parse(read('apps/web/src/shared/browser/supported-browsers.json')) as Record<string, number>;

/** Texts of the extension by their names, as places in the catalogues of the web app. */
const TEXTS = {
  description: ['create', 'browser', 'extension'],
  action: ['sharing', 'take', 'action'],
  address: ['sharing', 'take', 'address'],
  save: ['common', 'action', 'save'],
};

const textAt = (locale: string, [file, ...path]: string[]): unknown =>
  path.reduce<unknown>((texts, key) => Object(texts)[key], JSON.parse(read(`locales/${locale}/${file}.json`)));

function messagesOf(locale: string): string {
  const messages = Object.entries(TEXTS).map(([name, path]) => [name, { message: textAt(locale, path) }]);
  return JSON.stringify(Object.fromEntries(messages));
}

/** Browsers name regional variants of these languages only. */
const REGIONAL = new Set(['en-US', 'en-GB', 'pt-BR', 'pt-PT', 'zh-CN', 'zh-TW']);
const folderOf = (locale: string) => (REGIONAL.has(locale) ? locale.replace('-', '_') : locale.slice(0, 2));

/** Emits the files that no script imports: the manifest, the texts of all languages, the options page and the icon. */
const extensionFiles = (): Plugin => ({
  name: 'tureen:extension-files',
  generateBundle() {
    const emit = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source });
    const { version } = JSON.parse(read('package.json')) as { version: string };
    const manifest = JSON.parse(read('apps/extension/src/manifest.json')) as object;
    emit('manifest.json', JSON.stringify({ ...manifest, version }, null, 2));
    for (const file of ['options.html', 'options.css']) emit(file, read(`apps/extension/src/${file}`));
    emit('icon-192.png', readFileSync(join(repository, 'apps/web/public/icons/icon-192.png')));
    const locales = readdirSync(join(repository, 'locales')).filter((name) => /^\w+-\w+$/.test(name));
    // Canadian French differs in no text of these
    for (const locale of locales.filter((name) => name !== 'fr-CA'))
      emit(`_locales/${folderOf(locale)}/messages.json`, messagesOf(locale));
  },
});

export default defineConfig({
  root,
  publicDir: false,
  cacheDir: join(repository, 'node_modules/.vite'),
  resolve: { alias: [{ find: /^#([\w-]+)$/, replacement: `${repository}/libs/$1/src/index.ts` }] },
  plugins: [extensionFiles()],
  build: {
    target: [`chrome${browsers['chrome']}`, `firefox${browsers['firefox']}`],
    outDir: join(repository, 'dist/extension'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: { background: join(root, 'src/background.ts'), options: join(root, 'src/options.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
