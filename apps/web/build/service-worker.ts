import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface PrecacheEntry {
  url: string;
  /** Null for files whose name changes with their content. */
  revision: string | null;
}

const PRECACHED = ['assets/*.{js,css}', 'icons/*.{svg,png}', 'manifest.webmanifest'];
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/**
 * Writes the list of files that the service worker stores into it, in place of `self.__WB_MANIFEST`.
 *
 * @param folder of the built files
 */
export const precacheManifest = (folder: string): Plugin => ({
  name: 'tureen:precache-manifest',
  applyToEnvironment: ({ name }) => name === 'serviceWorker',
  transform: (code, id) =>
    id.endsWith('/sw.ts') ? code.replace('self.__WB_MANIFEST', JSON.stringify(listFiles(folder))) : undefined,
});

function listFiles(folder: string): PrecacheEntry[] {
  const files = globSync(PRECACHED, { cwd: folder, exclude: ['assets/locale-*.js'] }).sort();
  const entries = files.map((url) => ({
    url,
    revision: url.startsWith('assets/') ? null : hashOf(readFileSync(join(folder, url))),
  }));
  // the server renders the shell page from the same build, so its revision changes with any of the files
  return [...entries, { url: 'shell.html', revision: hashOf(JSON.stringify(entries)) }];
}
