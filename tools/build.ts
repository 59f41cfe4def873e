/**
 * Builds one part of what `npm start` runs: `node tools/build.ts server|web|extension`. Nx calls it for `npm run build`. The hash
 * of the sources is kept beside the result; tools/nx/is-built.mjs compares it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';

function run(...args: string[]) {
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) process.exit(1);
}

const PARTS = {
  server() {
    run('node_modules/typescript7/bin/tsc', '-p', 'tools/tsconfig.build.json');
    for (const folder of ['locales', 'food', 'docs']) cpSync(folder, `dist/${folder}`, { recursive: true });
  },
  web() {
    run('node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn', '-c', 'apps/web/vite.config.ts');
    // licences of all packages; those of the pages are in licenses.txt
    cpSync('NOTICE', 'dist/web/client/notice.txt');
  },
  extension() {
    run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '-c', 'apps/extension/vite.config.ts');
  },
};

const part = process.argv[2] as keyof typeof PARTS;
rmSync(`dist/${part}`, { recursive: true, force: true });
PARTS[part]();
writeFileSync(`dist/${part}/.hash`, process.env['NX_TASK_HASH'] ?? '');
