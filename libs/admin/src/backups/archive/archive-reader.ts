import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BadRequest } from '#platform';
import { isMediaKey } from '../store/media-folders.ts';
import {
  FILE_LIST,
  type FileManifest,
  isEntryName,
  MANIFEST,
  type Manifest,
  parseFile,
  parseManifest,
} from './manifest.ts';

const MAX_ENTRIES = 5_000_000;
const MAX_MANIFEST = 5 * 1024 * 1024;
/** PostgreSQL takes no row of more than 1 GB; the largest rows of the product have some megabytes. */
const MAX_LINE = 64 * 1024 * 1024;

const MAX_SHOWN = 100;
/** The backup has content that is never written into backups. */
const foreignEntry = (name: string) => new BadRequest('backups.foreignFile', { name: name.slice(0, MAX_SHOWN) });

export const damagedBackup = (): BadRequest => new BadRequest('backups.damaged');

/** Reads a backup archive. Throws `backups.damaged` for anything else. */
export class ArchiveReader {
  private constructor(
    private readonly path: string,
    readonly manifest: Manifest,
  ) {}

  static async open(path: string): Promise<ArchiveReader> {
    const text = await orDamaged(async () => {
      let manifest: string | undefined;
      for await (const { entry, read } of entriesOf(path)) {
        if (!isEntryName(entry.fileName)) throw foreignEntry(entry.fileName);
        if (entry.fileName === MANIFEST && entry.uncompressedSize <= MAX_MANIFEST)
          manifest = await textOf(await read());
      }
      return manifest;
    });
    const manifest = text === undefined ? undefined : parseManifest(text);
    if (!manifest) throw damagedBackup();
    return new ArchiveReader(path, manifest);
  }

  /** Yields every entry in archive order with a function that reads it. */
  async *entries(): AsyncGenerator<{ name: string; read: () => Promise<AsyncIterable<Buffer>> }> {
    try {
      for await (const { entry, read } of entriesOf(this.path)) yield { name: entry.fileName, read };
    } catch (error) {
      throw isZipError(error) ? damagedBackup() : error;
    }
  }

  /** Returns the expected size and hash of every file by its key. */
  async files(): Promise<Map<string, FileManifest>> {
    for await (const { name, read } of this.entries()) {
      if (name !== FILE_LIST) continue;
      const hash = createHash('sha256');
      const files = new Map<string, FileManifest>();
      for await (const line of splitLines(addToHash(await read(), hash))) {
        const file = parseFile(line);
        if (!file) throw damagedBackup();
        if (!isMediaKey(file.key)) throw foreignEntry(file.key);
        files.set(file.key, file);
      }
      if (hash.digest('hex') !== this.manifest.files.sha256) throw damagedBackup();
      return files;
    }
    throw damagedBackup();
  }
}

interface ReadEntry {
  entry: Entry;
  read: () => Promise<Readable>;
}

async function* entriesOf(path: string): AsyncGenerator<ReadEntry> {
  const zip: ZipFile = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    if (zip.entryCount > MAX_ENTRIES) throw damagedBackup();
    for await (const entry of zip.eachEntry()) yield { entry, read: () => zip.openReadStreamPromise(entry) };
  } finally {
    zip.close();
  }
}

/** Errors of the zip reader itself have no code, unlike errors from elsewhere. */
const isZipError = (error: unknown): boolean => error instanceof Error && !('code' in error) && !('status' in error);

async function orDamaged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isZipError(error) ? damagedBackup() : error;
  }
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Passes the content on and adds every byte to the hash. */
export async function* addToHash(
  content: AsyncIterable<Buffer>,
  hash: { update(chunk: Buffer): unknown },
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

const NEWLINE = 0x0a;

/** Splits at \n only; texts may contain other characters that readline takes for line ends. */
export async function* splitLines(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      parts.push(chunk.subarray(start, end));
      yield Buffer.concat(parts).toString('utf8');
      parts = [];
      length = 0;
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > MAX_LINE) throw damagedBackup();
  }
  if (parts.length) yield Buffer.concat(parts).toString('utf8');
}
