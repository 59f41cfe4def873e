import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { cleanPath, type Folder } from './folder.ts';
import { BadArchive, type Budget, isBomb, LIMITS } from './limits.ts';
import { SourceFile } from './source-file.ts';

/** A file that could not be unpacked. */
export interface BadFile {
  path: string;
  error: unknown;
}

/** A file on disk or in memory. */
type Source = OnDisk | InMemory;
interface OnDisk {
  path: string;
  name: string;
}
interface InMemory {
  bytes: Buffer;
  name: string;
}

const SYSTEM_FILE = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

const kindOf = (head: Buffer): 'zip' | 'gzip' | 'tar' | 'picture' | 'file' => {
  const hex = head.subarray(0, 4).toString('hex');
  if (hex === '504b0304' || hex === '504b0506') return 'zip';
  if (hex.startsWith('1f8b')) return 'gzip';
  if (head.subarray(257, 262).toString('latin1') === 'ustar') return 'tar';
  const isPicture = hex.startsWith('ffd8ff') || hex === '89504e47' || hex === '47494638' || isWebp(head);
  return isPicture ? 'picture' : 'file';
};
const isWebp = (head: Buffer) =>
  head.subarray(0, 4).toString() === 'RIFF' && head.subarray(8, 12).toString() === 'WEBP';

/** Yields all files of an upload, including nested archives, except pictures, which other files refer to. */
export async function* walk(source: Source, budget: Budget, depth = 0): AsyncGenerator<SourceFile | BadFile> {
  const kind = kindOf(await readHead(source));
  if (kind === 'file') {
    const bytes = await readBytes(source);
    budget.spend(bytes.length, bytes.length);
    yield new SourceFile(source.name, bytes, singleFileFolder(source.name));
  }
  if (kind === 'file' || kind === 'picture') return;
  if (depth > LIMITS.depth) throw new BadArchive('migrations.tooDeep');
  if (kind === 'gzip')
    yield* 'path' in source ? walkGzip(source, budget, depth) : walk(await gunzip(source, budget), budget, depth + 1);
  else
    yield* walkFolder(
      kind === 'zip' ? await zipFolder(source, budget) : await tarFolder(source, budget),
      budget,
      depth,
    );
}

/** Temporary file beside a gzip. */
export const unpackedPath = (path: string): string => `${path}-unpacked`;

/** Unpacks to a temporary file beside it, because the content may be too large for the memory. */
async function* walkGzip({ path, name }: OnDisk, budget: Budget, depth: number): AsyncGenerator<SourceFile | BadFile> {
  const unpacked = unpackedPath(path);
  try {
    const { size } = await stat(path);
    await pipeline(
      createReadStream(path),
      createGunzip(),
      limitSize(LIMITS.totalBytes, size),
      createWriteStream(unpacked),
    );
    yield* walk({ path: unpacked, name: withoutGz(name) }, budget, depth + 1);
  } finally {
    await rm(unpacked, { force: true });
  }
}

const withoutGz = (name: string) => name.replace(/\.gz$/i, '').replace(/\.tgz$/i, '.tar');

/** Throws if a stream exceeds the limit or the ratio of an archive bomb. */
const limitSize = (most: number, packed: number) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most || isBomb(size, packed)) throw new BadArchive('migrations.tooLarge');
      yield chunk;
    }
  };

async function* walkFolder(folder: Folder, budget: Budget, depth: number): AsyncGenerator<SourceFile | BadFile> {
  for (const path of folder.paths) {
    try {
      const bytes = await folder.read(path);
      if (!bytes) continue;
      const kind = kindOf(bytes);
      if (kind === 'file') yield new SourceFile(path, bytes, folder);
      else if (kind === 'gzip') yield* walkGzipEntry(path, bytes, { folder, budget, depth });
      else if (kind !== 'picture') yield* walk({ bytes, name: path }, budget, depth + 1);
    } catch (error) {
      yield { path, error };
    }
  }
}

/** Unpacks an entry in place, because its recipes refer to pictures by relative path. */
async function* walkGzipEntry(
  path: string,
  bytes: Buffer,
  { folder, budget, depth }: { folder: Folder; budget: Budget; depth: number },
): AsyncGenerator<SourceFile | BadFile> {
  const inner = await gunzip({ bytes, name: path }, budget);
  if (kindOf(inner.bytes) === 'file') yield new SourceFile(path, inner.bytes, folder);
  else yield* walk(inner, budget, depth + 1);
}

async function readHead(source: Source): Promise<Buffer> {
  if ('bytes' in source) return source.bytes;
  const handle = await open(source.path, 'r');
  try {
    const { buffer: head, bytesRead } = await handle.read({ buffer: Buffer.alloc(512) });
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function readBytes(source: Source): Promise<Buffer> {
  if ('bytes' in source) return source.bytes;
  if ((await stat(source.path)).size > LIMITS.entryBytes) throw new BadArchive('migrations.tooLarge');
  return readFile(source.path);
}

const singleFileFolder = (name: string): Folder => ({ paths: [name], read: async () => null });

/** Reads a stream within the limits. */
async function readLimited(stream: Readable, budget: Budget, packed: number): Promise<Buffer> {
  const bytes = await buffer(limitSize(LIMITS.entryBytes, packed)(stream as AsyncIterable<Buffer>));
  budget.spend(bytes.length, packed);
  return bytes;
}

async function gunzip({ bytes, name }: InMemory, budget: Budget): Promise<InMemory> {
  const unpacked = Readable.from([bytes]).pipe(createGunzip());
  return { bytes: await readLimited(unpacked, budget, bytes.length), name: withoutGz(name) };
}

const openPath = promisify<string, yauzl.Options, ZipFile>(yauzl.open);
const openBuffer = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);
const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: true, validateEntrySizes: true } as const;

async function zipFolder(source: Source, budget: Budget): Promise<Folder> {
  const zip = await ('bytes' in source ? openBuffer(source.bytes, OPTIONS) : openPath(source.path, OPTIONS));
  return toFolder(zip, await readEntries(zip, budget), budget);
}

const toFolder = (zip: ZipFile, entries: Map<string, Entry>, budget: Budget): Folder => ({
  paths: [...entries.keys()].filter((path) => !SYSTEM_FILE.test(path)),
  read: async (path) => {
    const entry = entries.get(path);
    return entry ? readLimited(await openEntry(zip, entry), budget, entry.compressedSize) : null;
  },
});

async function readEntries(zip: ZipFile, budget: Budget): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      try {
        budget.countEntry();
        if (!entry.fileName.endsWith('/')) entries.set(cleanPath(entry.fileName), entry);
        zip.readEntry();
      } catch (error) {
        reject(error as Error);
      }
    });
    zip.readEntry();
  });
  return entries;
}

const openEntry = (zip: ZipFile, entry: Entry) =>
  new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });

/** Scans a tar once for the positions of its files, because it has no directory. */
async function tarFolder(source: Source, budget: Budget): Promise<Folder> {
  const files = new Map<string, { start: number; size: number }>();
  const unpack = extract();
  const input = 'bytes' in source ? Readable.from([source.bytes]) : createReadStream(source.path);
  input.on('error', (error: Error) => unpack.destroy(error)).pipe(unpack);
  for await (const entry of unpack) {
    budget.countEntry();
    // the types of tar-stream lack byteOffset
    const { name, type, size = 0, byteOffset: start } = entry.header as typeof entry.header & { byteOffset: number };
    const path = cleanPath(name);
    if (type === 'file' && !SYSTEM_FILE.test(path)) {
      files.set(path, { start, size });
    }
    entry.resume();
  }
  const read = async (path: string) => {
    const place = files.get(path);
    if (!place) return null;
    budget.spend(place.size, place.size);
    return readRange(source, place);
  };
  return { paths: [...files.keys()], read };
}

async function readRange(source: Source, { start, size }: { start: number; size: number }): Promise<Buffer> {
  if ('bytes' in source) return source.bytes.subarray(start, start + size);
  if (!size) return Buffer.alloc(0);
  return buffer(createReadStream(source.path, { start, end: start + size - 1 }));
}

/** Opens a zip on disk; its entries are unpacked on demand. The caller must close it. */
export async function openZip(path: string, budget: Budget): Promise<{ folder: Folder; close: () => void }> {
  if (kindOf(await readHead(fileAt(path))) !== 'zip') throw new BadArchive('migrations.unreadable');
  const zip = await openPath(path, OPTIONS);
  try {
    return { folder: toFolder(zip, await readEntries(zip, budget), budget), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

export const fileAt = (path: string, name = basename(path)): Source => ({ path, name });
