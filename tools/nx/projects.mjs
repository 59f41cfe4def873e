/** Tells Nx what each folder of apps/ and libs/ is, from its place alone, and which tasks there are. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { layerOf } from './layers.mjs';

/** Inputs, outputs and what comes first stand in nx.json where they are the same for all projects. */
const command = (line, more = {}) => ({ command: line, options: { cwd: '{workspaceRoot}' }, ...more });
const types = (config) => command(`node node_modules/typescript7/bin/tsc --noEmit -p ${config}`);

const OWN_TARGETS = {
  contract: { contract: command('node tools/contract/generate.ts') },
  server: {
    'build-server': command('node tools/build.ts server'),
    serve: command('node tools/dev.ts'),
  },
  web: {
    routes: command('node tools/routes.ts'),
    'build-web': command('node tools/build.ts web'),
    check: types('apps/web/tsconfig.json'),
  },
  extension: {
    'build-extension': command('node tools/build.ts extension'),
    check: types('apps/extension/tsconfig.json'),
  },
  e2e: { check: types('apps/e2e/tsconfig.json') },
  tools: {
    build: { executor: 'nx:noop', dependsOn: ['server:build-server', 'web:build-web', 'extension:build-extension'] },
    check: types('apps/tsconfig.json'),
    'lint-format': command('prettier --check --cache --cache-strategy=content --log-level warn .', {
      inputs: ['everything'],
    }),
    'lint-rules': command('oxlint', { inputs: ['everything'] }),
    'lint-catalogues': command('node tools/locales/check.ts', { inputs: ['texts', '{projectRoot}/locales/**/*'] }),
    'lint-migrations': command('node tools/migration.ts --check', { inputs: ['code'] }),
    'lint-notice': command('node tools/notice.ts --check', { inputs: ['everything'] }),
    'lint-variables': command('node tools/environment.ts --check', { inputs: ['everything'] }),
    'lint-clients': command('node tools/existing-clients.ts --check', { inputs: ['everything'] }),
    'lint-scopes': command('node tools/token-scopes.ts --check', { inputs: ['everything'] }),
    'lint-mcp': command('node tools/mcp-tools.ts --check', { inputs: ['everything'] }),
    'lint-contract': command('node tools/contract/lint-published.ts'),
    'lint-release': command('node tools/contract/check-release.ts'),
    lint: { executor: 'nx:noop' },
    bench: command('node --import ./tools/transform.ts tools/bench/bench.ts'),
    'test-bench': command('node --import ./tools/transform.ts tools/bench/bench.ts --short'),
  },
};
OWN_TARGETS.tools.lint.dependsOn = Object.keys(OWN_TARGETS.tools).filter((name) => name.startsWith('lint-'));

function projectAt(root) {
  const name = basename(root);
  return {
    root,
    name,
    projectType: root.startsWith('libs/') ? 'library' : 'application',
    sourceRoot: globSync(`${root}/src`)[0] ?? root,
    tags: [`layer:${layerOf(root)}`],
    targets: OWN_TARGETS[name] ?? {},
  };
}

const rootOf = (file) => /^(?:tools|(?:apps|libs)\/[^/]+)(?=\/)/.exec(file)[0];

export const createNodesV2 = [
  '{tools/nx/*,{apps,libs}/*/{src,test,tests}/**,apps/*/playwright.config.ts}',
  (files) => {
    const roots = new Map(files.map((file) => [rootOf(file), file]));
    return [...roots].map(([root, file]) => [file, { projects: { [root]: projectAt(root) } }]);
  },
];
