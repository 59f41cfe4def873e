import type { Manifest } from '@tanstack/react-router';
import type { ViteManifest } from '#client';
import { fallbackLocale } from '#locales';

interface KnownRoute {
  options: { staticData?: { namespaces?: string[] } };
}

const routesFolder = 'src/routes/';
const splitRoute = /^src\/routes\/(.+)\.tsx\?tsr-split=component---(?:loader---)?pendingComponent$/;
const made = new Map<string, Manifest>();

/** What each route needs before it can run: its script with all it imports, its style sheets, its catalogues. */
export function manifestFor(vite: ViteManifest, routes: object, locale: string): Manifest {
  let manifest = made.get(locale);
  if (!manifest) made.set(locale, (manifest = makeManifest(vite, routes, locale)));
  return manifest;
}

function makeManifest(vite: ViteManifest, known: object, locale: string): Manifest {
  const entry = Object.keys(vite).find((key) => vite[key]!.isEntry && key.includes('entry-client'))!;
  const shared = scriptsOf(vite, entry);
  const routes: Manifest['routes'] = {
    __root__: {
      preloads: [...shared, ...catalogue(vite, locale, 'common')],
      css: stylesOf(vite, entry),
      scripts: [{ attrs: { type: 'module', async: true, src: shared[0]! } }],
    },
  };
  const files = componentFiles(vite);
  for (const [id, { options }] of Object.entries<KnownRoute>({ ...known })) {
    if (id === '__root__') continue;
    const key = files.get(id);
    const names = options.staticData?.namespaces ?? [];
    routes[id] = {
      preloads: [
        ...(key ? scriptsOf(vite, key).filter((url) => !shared.includes(url)) : []),
        ...names.flatMap((name) => catalogue(vite, locale, name)),
      ],
      css: key ? stylesOf(vite, key).filter((url) => !routes.__root__!.css!.includes(url)) : [],
    };
  }
  return { routes };
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

const scriptsOf = (vite: ViteManifest, key: string) => [...closure(vite, key)].map((one) => `/${vite[one]!.file}`);

function stylesOf(vite: ViteManifest, key: string): string[] {
  const files = [...closure(vite, key)].reverse().flatMap((one) => vite[one]!.css ?? []);
  return [...new Set(files)].map((file) => `/${file}`);
}

function catalogue(vite: ViteManifest, locale: string, namespace: string): string[] {
  const file = [locale, fallbackLocale]
    .map((one) => vite[`../../locales/${one}/${namespace}.json`]?.file)
    .find(Boolean);
  return file ? [`/${file}`] : [];
}

export const developmentManifest: Manifest = {
  routes: {
    __root__: {
      scripts: [
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module' }, children: preamble() },
        { attrs: { type: 'module', src: `/${routesFolder.replace('routes/', '')}entry-client.tsx` } },
      ],
    },
  },
};

/** React's refresh runtime must be there before the first component module. */
function preamble(): string {
  return [
    `import { injectIntoGlobalHook } from '/@react-refresh';`,
    `injectIntoGlobalHook(window);`,
    `window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`,
  ].join('\n');
}
