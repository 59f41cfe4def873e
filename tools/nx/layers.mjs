/** The layer of each folder of apps/ and libs/; a library that is not named here is an area. */
const LAYERS = {
  server: 'server',
  api: 'api',
  worker: 'worker',
  web: 'web',
  e2e: 'e2e',
  tools: 'tools',
  ui: 'ui',
  platform: 'foundation',
  persistence: 'foundation',
  postgres: 'foundation',
  jobs: 'foundation',
  testing: 'testing',
  contract: 'pure',
  client: 'pure',
  ingredients: 'pure',
  locales: 'pure',
  'recipe-reader': 'pure',
  'recipe-files': 'pure',
  'offline-queue': 'pure',
  'cooking-plan': 'pure',
  baking: 'pure',
  'page-capture': 'pure',
  extension: 'extension',
  food: 'pure',
};

export const layerOf = (root) => LAYERS[root.slice(root.lastIndexOf('/') + 1)] ?? 'area';
