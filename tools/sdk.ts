/** Builds the package @tureen/client from libs/client into dist/sdk: one module, its types and no dependencies. */
import './transform.ts';
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import type { Document } from './contract/document.ts';
import { wireTypes } from './contract/types.ts';

const { publishDocument } = await import('../libs/contract/src/published-document.ts');

const OUT = 'dist/sdk';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: [{ find: /^#contract\/(.+)$/, replacement: `${process.cwd()}/libs/contract/src/$1.ts` }] },
  build: {
    outDir: OUT,
    emptyOutDir: false,
    minify: false,
    target: 'es2022',
    lib: { entry: 'libs/client/src/sdk.ts', formats: ['es'], fileName: () => 'index.js' },
  },
});

// declarations: those of the client, the types of the published document, and those of openapi-fetch, which is bundled
writeFileSync(`${OUT}/schema.d.ts`, await wireTypes(publishDocument({ aliases: false }) as Document));
const compiled = spawnSync(process.execPath, ['node_modules/typescript7/bin/tsc', '-p', 'tools/tsconfig.sdk.json'], {
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(1);
for (const path of globSync(`${OUT}/types/libs/client/src/*.d.ts`)) {
  const text = readFileSync(path, 'utf8')
    .replaceAll('#contract/generated/wire-types', './schema.js')
    .replaceAll(/'openapi-(fetch|typescript-helpers)'/g, "'./openapi-$1.js'")
    .replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'");
  writeFileSync(`${OUT}/${path.slice(path.lastIndexOf('/') + 1)}`, text);
}
rmSync(`${OUT}/types`, { recursive: true });
const helpers = readFileSync('node_modules/openapi-typescript-helpers/dist/index.d.ts', 'utf8');
writeFileSync(`${OUT}/openapi-typescript-helpers.d.ts`, helpers);
const fetchTypes = readFileSync('node_modules/openapi-fetch/dist/index.d.mts', 'utf8');
writeFileSync(
  `${OUT}/openapi-fetch.d.ts`,
  fetchTypes.replaceAll(/["']openapi-typescript-helpers["']/g, "'./openapi-typescript-helpers.js'"),
);

copyFileSync('libs/client/README.md', `${OUT}/README.md`);
copyFileSync('LICENSE', `${OUT}/LICENSE`);
copyFileSync('node_modules/openapi-fetch/LICENSE', `${OUT}/LICENSE-openapi-fetch`);
const manifest = {
  name: '@tureen/client',
  version,
  description: 'Typed client of the Tureen API',
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  exports: { '.': { types: './sdk.d.ts', default: './index.js' } },
  files: ['*.js', '*.d.ts', 'LICENSE*'],
};
writeFileSync(`${OUT}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
