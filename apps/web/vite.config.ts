import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import browsers from './src/shared/browser/supported-browsers.json' with { type: 'json' };
import { apiReference } from './build/api-reference.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { compressFolder } from './build/compress.ts';
import { earlyImports } from './build/early-imports.ts';
import { fontDisplay } from './build/font-display.ts';
import { plainRecipes } from './build/plain-recipes.ts';
import { routeOptions } from './build/route-options.ts';
import { routeSplitting } from './build/route-splitting.ts';
import { precacheManifest } from './build/service-worker.ts';
import { catalogues } from './build/catalogues.ts';
import { themeCss } from './build/theme-css.ts';

/** The oldest supported browsers: those of two and a half years ago. */
const target = Object.entries(browsers).map(([name, version]) => `${name.replace('safari_ios', 'ios')}${version}`);

const root = import.meta.dirname;
const repository = join(root, '../..');
const output = join(repository, 'dist/web');

const ownLibrary = /\/libs\/\w+\/src\/.*\.tsx?$/;
// parts of emotion that are unused; as CommonJS modules they would not be removed
const unused = /\/node_modules\/(hoist-non-react-statics|react-is)\//;
const catalogue = /\/locales\/([\w-]+)\/\w+\.js(on)?$/;

/** Catalogues are told from code by their names: only those of the reader's language are kept offline. */
function chunkName(module: string | null): string {
  const locale = module && catalogue.exec(module)?.[1];
  return locale ? `assets/locale-${locale}-[name]-[hash].js` : 'assets/[name]-[hash].js';
}

export default defineConfig(({ command }): UserConfig => ({
  root,
  // chunks find each other below any path; the pages' own links are made by base-path.ts
  base: command === 'build' ? './' : '/',
  publicDir: join(root, 'public'),
  cacheDir: join(repository, 'node_modules/.vite'),
  clearScreen: false,
  // areas and containers have one name in all modules
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { grid: false, container: false } } },
  resolve: {
    alias: [
      { find: /^#([\w-]+)\/(.+)$/, replacement: `${repository}/libs/$1/src/$2.ts` },
      { find: /^#([\w-]+)$/, replacement: `${repository}/libs/$1/src/index.ts` },
    ],
  },
  plugins: [
    tanstackRouter({ ...routeOptions, codeSplittingOptions: routeSplitting }),
    react(),
    catalogues(),
    themeCss(),
    plainRecipes(),
    fontDisplay(),
    earlyImports(/\/(framework|shell|rolldown-runtime)-/),
    precacheManifest(join(output, 'client')),
    apiReference(),
  ],
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client!);
      await builder.build(builder.environments.ssr!);
      await builder.build(builder.environments.serviceWorker!);
      await compressFolder(join(output, 'client'));
    },
  },
  // Libraries are read through their index: without this, one lazy route's component would pull the whole library into the entry.
  build: {
    modulePreload: false,
    // measuring takes a second
    reportCompressedSize: false,
    rolldownOptions: {
      // leaves out the 1,500 unused modules of Chakra and lucide
      experimental: { lazyBarrel: true },
      // chunk groups place modules, so a module may be imported both statically and dynamically
      checks: { ineffectiveDynamicImport: false },
      treeshake: { moduleSideEffects: (id) => (ownLibrary.test(id) || unused.test(id) ? false : undefined) },
    },
  },
  environments: {
    client: {
      build: {
        target,
        outDir: join(output, 'client'),
        emptyOutDir: true,
        manifest: true,
        license: { fileName: 'licenses.txt' },
        rolldownOptions: {
          input: join(root, 'src/entry-client.tsx'),
          output: {
            chunkFileNames: (chunk) => chunkName(chunk.facadeModuleId),
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    serviceWorker: {
      consumer: 'client',
      build: {
        target,
        outDir: join(output, 'client'),
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: join(root, 'src/sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    },
    ssr: {
      // one file to serve from; in development packages are loaded as they are
      resolve: { noExternal: command === 'build' ? true : [] },
      // React's development build is many times slower, and `npm start` sets no NODE_ENV
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        outDir: join(output, 'server'),
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: join(root, 'src/entry-server.tsx') },
      },
    },
  },
}));
