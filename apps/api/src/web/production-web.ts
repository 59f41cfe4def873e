import type { ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import type { PageRenderer, ViteManifest } from '#client';
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

/** Files with a hash in their names never change; the others are asked for again. Answers are compressed beforehand. */
function staticFiles(folder: string): WebBuild['files'] {
  const serve = sirv(folder, { etag: true, gzip: true, brotli: true, extensions: [], setHeaders });
  return (request, response, next) => serve(request, response, () => next());
}

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('cache-control', cacheRule(path));
  if (path.endsWith('.webmanifest')) response.setHeader('content-type', 'application/manifest+json');
}

function cacheRule(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}
