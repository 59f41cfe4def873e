// Only what oxlint cannot do: who may import whom, and single constructs.
import nx from '@nx/eslint-plugin';
import { parser } from 'typescript-eslint';

const typescript = ['{apps,libs}/**/*.{ts,tsx}'];
const tests = ['{apps,libs}/**/*.spec.{ts,tsx}', '{apps,libs}/*/test/**/*.ts'];

const server = ['layer:area', 'layer:foundation', 'layer:pure'];
const MAY_IMPORT = {
  server: ['layer:api', 'layer:worker', ...server],
  api: server,
  worker: server,
  area: server,
  foundation: ['layer:foundation', 'layer:pure'],
  testing: ['layer:testing', 'layer:foundation', 'layer:pure'],
  web: ['layer:ui', 'layer:pure'],
  ui: ['layer:ui', 'layer:pure'],
  e2e: ['layer:e2e', 'layer:testing', 'layer:pure'],
  pure: ['layer:pure'],
};

const boundaries = (alsoAllowed, options = {}) => [
  'error',
  {
    depConstraints: Object.entries(MAY_IMPORT).map(([layer, targets]) => ({
      sourceTag: `layer:${layer}`,
      onlyDependOnLibsWithTags: [...targets, ...alsoAllowed],
    })),
    // tests use the library for tests, which uses the library that is tested; the same goes for the API and the server
    ignoredCircularDependencies: [
      ['persistence', 'testing'],
      ['api', 'server'],
    ],
    ...options,
  },
];

export default [
  {
    ignores: ['apps/e2e/results', '**/generated/**', '**/*.gen.ts'],
  },
  {
    files: typescript,
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': boundaries([]) },
  },
  { files: tests, rules: { '@nx/enforce-module-boundaries': boundaries(['layer:testing']) } },
  {
    files: ['apps/server/src/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries([], {
        allow: ['../../api/src/index.ts', '../../worker/src/index.ts'],
      }),
    },
  },
  {
    // the tests of the API run the product, with its jobs, in their own process
    files: ['apps/api/test/support/app.ts'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(['layer:testing'], { allow: ['../../../server/src/app.module.ts'] }),
    },
  },
  {
    files: ['apps/web/src/app/{locales.ts,i18next.d.ts}'],
    rules: { '@nx/enforce-module-boundaries': boundaries([], { allow: ['/locales/'] }) },
  },
  {
    // two shapes of one answer under one key break whoever comes second
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['apps/web/src/app/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Property[key.name='queryKey']",
          message: 'Keys come from the options that the contract client makes; another shape is made by `select`.',
        },
      ],
    },
  },
  {
    // loaded by Vite itself, which does not resolve imports of `#library`
    files: ['apps/web/build/*.ts'],
    rules: { '@nx/enforce-module-boundaries': boundaries([], { allow: ['/libs/ui/'] }) },
  },
];
