import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer, ViteManifest } from '#client';
import { staticFiles } from './static-files.ts';
import type { WebBuild } from './web-build.ts';

export async function productionWeb(folder: string): Promise<WebBuild> {
  const client = join(folder, 'client');
  const entry = pathToFileURL(join(folder, 'server', 'entry-server.js')).href;
  const [{ render }, manifest] = await Promise.all([
    import(entry) as Promise<{ render: PageRenderer }>,
    readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
  ]);
  return { files: staticFiles(client), render, manifest: JSON.parse(manifest) as ViteManifest, development: false };
}
