import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer, ViteManifest } from '#client';
import { staticFiles } from './static-files.ts';
import type { WebBuild } from './web-build.ts';

export async function productionWeb(folder: string): Promise<WebBuild> {
  const client = join(folder, 'client');
  const entry = pathToFileURL(join(folder, 'server', 'entry-server.js')).href;
  const { render }: { render: PageRenderer } = await import(entry);
  const manifest: ViteManifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));
  return { files: staticFiles(client), render, manifest, development: false };
}
