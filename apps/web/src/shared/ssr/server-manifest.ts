import type { Manifest } from '@tanstack/react-router';
import type { ViteManifest } from '#client';
import { firstOf } from '#contract/objects';
import { fallbackLocale } from '#locales';
import { withBase } from '../browser/base-path.ts';

interface KnownRoute {
  options: { staticData?: { namespaces?: string[] } };
}

const splitRoute = /^src\/routes\/(.+)\.tsx\?tsr-split=component---(?:loader---)?pendingComponent$/;
const made = new Map<string, AppFiles>();

/** The files of the app that its pages need. */
export interface AppFiles {
  /** The style sheets in the head of a page. */
  manifest: Manifest;
  /** The entry script, which is requested after the first paint, see deferred-scripts.ts. */
  main: string;
  /** Scripts and catalogues by route. */
  scripts: Record<string, string[]>;
}

export function filesOf(vite: ViteManifest, routes: object, locale: string): AppFiles {
  let files = made.get(locale);
  if (!files) made.set(locale, (files = listFiles(vite, routes, locale)));
  return files;
}

function listFiles(vite: ViteManifest, known: object, locale: string): AppFiles {
  const [entry = ''] = Object.keys(vite).filter((key) => vite[key]?.isEntry && key.includes('entry-client'));
  const shared = scriptsOf(vite, entry);
  const css = stylesOf(vite, entry);
  const scripts: AppFiles['scripts'] = { __root__: [...shared, ...catalogue(vite, locale, 'common')] };
  const routes: Manifest['routes'] = { __root__: { css } };
  const components = componentFiles(vite);
  for (const [id, { options }] of Object.entries<KnownRoute>({ ...known })) {
    if (id === '__root__') continue;
    const key = components.get(id);
    const names = options.staticData?.namespaces ?? [];
    scripts[id] = [
      ...(key ? scriptsOf(vite, key).filter((url) => !shared.includes(url)) : []),
      ...names.flatMap((name) => catalogue(vite, locale, name)),
    ];
    routes[id] = { css: key ? stylesOf(vite, key).filter((url) => !css.includes(url)) : [] };
  }
  return { manifest: { routes }, main: firstOf(shared), scripts };
}

/** Route file "_app/recipe.$slug.tsx" is the route "/_app/recipe/$slug". */
function componentFiles(vite: ViteManifest): Map<string, string> {
  const files = new Map<string, string>();
  for (const key of Object.keys(vite)) {
    const name = splitRoute.exec(key)?.[1];
    if (name) files.set(`/${name.replace(/(^|[./])index$/, '$1').replaceAll('.', '/')}`, key);
  }
  return files;
}

function closure(vite: ViteManifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of vite[key]?.imports ?? []) closure(vite, imported, seen);
  return seen;
}

const scriptsOf = (vite: ViteManifest, key: string) =>
  [...closure(vite, key)].map((one) => withBase(`/${vite[one]?.file}`));

function stylesOf(vite: ViteManifest, key: string): string[] {
  const files = [...closure(vite, key)].reverse().flatMap((one) => vite[one]?.css ?? []);
  return [...new Set(files)].map((file) => withBase(`/${file}`));
}

/** The texts of all screens are in the language's own module, which names its other catalogues. */
function catalogue(vite: ViteManifest, locale: string, namespace: string): string[] {
  const name = namespace === 'common' ? 'catalogues.js' : `${namespace}.json`;
  const file = [locale, fallbackLocale].map((one) => vite[`../../locales/${one}/${name}`]?.file).find(Boolean);
  return file ? [withBase(`/${file}`)] : [];
}

export const developmentFiles: AppFiles = {
  manifest: {
    routes: {
      __root__: {
        scripts: [
          { attrs: { type: 'module', src: '/@vite/client' } },
          { attrs: { type: 'module' }, children: preamble() },
        ],
      },
    },
  },
  main: '/src/entry-client.tsx',
  scripts: {},
};

/** React's refresh runtime must be there before the first component module. */
function preamble(): string {
  return [
    `import { injectIntoGlobalHook } from '/@react-refresh';`,
    `injectIntoGlobalHook(window);`,
    `window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`,
  ].join('\n');
}
