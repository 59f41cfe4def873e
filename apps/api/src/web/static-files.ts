import { createReadStream, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';

interface StaticFile {
  path: string;
  type: string;
  etag: string;
  size: number;
}

const types = new Map<string, string>(
  Object.entries({
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.woff2': 'font/woff2',
    '.txt': 'text/plain; charset=utf-8',
    '.webmanifest': 'application/manifest+json',
  }),
);
/** The best first, because browsers that accept brotli also accept gzip. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the files of a build, listed once at start-up. sirv 3.0 is no replacement: it does not handle stream errors, so a file deleted
 * after the start, as by a new build, ends the process.
 */
export function staticFiles(folder: string): RequestHandler {
  const files = readFolder(folder);
  return (request, response, next) => {
    const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(request.path) : undefined;
    if (file) send(request, response, file, files);
    else next();
  };
}

function readFolder(folder: string): Map<string, StaticFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const served = entries.filter((entry) => !relative(folder, entry.parentPath).startsWith('.'));
  return new Map(served.map((entry) => fileEntry(folder, join(entry.parentPath, entry.name))));
}

function fileEntry(folder: string, path: string): [string, StaticFile] {
  const { size, mtimeMs } = statSync(path);
  const type = types.get(extname(path)) ?? 'application/octet-stream';
  const etag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  return [`/${relative(folder, path).split(sep).join('/')}`, { path, type, etag, size }];
}

function send(request: Request, response: Response, file: StaticFile, files: Map<string, StaticFile>): void {
  const encoding = encodings.find(
    ([name, ending]) => files.has(request.path + ending) && request.acceptsEncodings(name),
  );
  const selected = (encoding && files.get(request.path + encoding[1])) ?? file;
  response.setHeader('content-type', file.type);
  response.setHeader('cache-control', cacheRule(request.path));
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('etag', selected.etag);
  if (encoding) response.setHeader('content-encoding', encoding[0]);
  if (request.fresh) return void response.status(304).end();
  response.setHeader('content-length', selected.size);
  if (request.method === 'HEAD') return void response.end();
  // Errors of missing files and disconnected visitors only end the connection.
  pipeline(createReadStream(selected.path), response, () => undefined);
}

/** Files with a hash in their names never change; others are revalidated. */
function cacheRule(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}
