/** Tells Nx what each folder of apps/ and libs/ is, from its place alone. */
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What may import what stands in tools/eslint.config.mjs; a library that is not named here is an area. */
const LAYERS = {
  api: 'api',
  worker: 'worker',
  web: 'web',
  e2e: 'e2e',
  ui: 'ui',
  platform: 'foundation',
  persistence: 'foundation',
  jobs: 'foundation',
  testing: 'testing',
  contract: 'pure',
  client: 'pure',
  ingredients: 'pure',
  'recipe-reader': 'pure',
};

const command = (line, more = {}) => ({ command: line, options: { cwd: '{workspaceRoot}' }, ...more });

function unitTests(root) {
  if (globSync(`${root}/**/*.spec.{ts,tsx}`).length === 0) return {};
  const project = ['apps/api', 'apps/worker'].includes(root) ? 'api' : 'unit';
  return { test: command(`node tools/jest.ts ${project} ${root}/`, { dependsOn: ['contract:generate'] }) };
}

const OWN_TARGETS = {
  contract: {
    generate: command('node tools/contract/generate.ts', {
      cache: true,
      inputs: ['{workspaceRoot}/openapi/**/*', '{workspaceRoot}/tools/contract/**/*'],
      outputs: ['{projectRoot}/src/generated'],
    }),
  },
  api: { serve: command('node tools/dev.ts', { continuous: true }) },
  e2e: { e2e: command('node tools/e2e.ts', { dependsOn: ['contract:generate'] }) },
};

function projectAt(root) {
  const name = basename(root);
  return {
    root,
    name,
    projectType: root.startsWith('apps/') ? 'application' : 'library',
    sourceRoot: existsSync(join(root, 'src')) ? `${root}/src` : root,
    tags: [`layer:${LAYERS[name] ?? 'area'}`],
    targets: { ...unitTests(root), ...OWN_TARGETS[name] },
  };
}

export const createNodesV2 = [
  '{apps,libs}/*/{src,test,tests,playwright.config.ts}/**',
  (files) => {
    const roots = new Map(files.map((file) => [file.split('/').slice(0, 2).join('/'), file]));
    return [...roots].map(([root, file]) => [file, { projects: { [root]: projectAt(root) } }]);
  },
];
