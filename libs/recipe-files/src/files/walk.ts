import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { cleanPath, type Folder } from './folder.ts';
import { BadArchive, type Budget, LIMITS } from './limits.ts';
import { SourceFile } from './source-file.ts';

/** What could not be unpacked. */
export interface BadFile {
  path: string;
  error: unknown;
}

/** A file on disk, or bytes of an archive. */
type Source = { path: string; name: string } | { bytes: Buffer; name: string };

const SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

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

/** All files in an upload, with those of archives in archives. Pictures are left to the files that name them. */
export async function* walk(source: Source, budget: Budget, depth = 0): AsyncGenerator<SourceFile | BadFile> {
  const kind = kindOf(await headOf(source));
  if (kind === 'file') yield new SourceFile(source.name, await bytesOf(source), alone(source.name));
  if (kind === 'file' || kind === 'picture') return;
  if (depth > LIMITS.depth) throw new BadArchive('migrations.tooDeep');
  if (kind === 'gzip') yield* walk(await gunzipped(source, budget), budget, depth + 1);
  else
    yield* inFolder(kind === 'zip' ? await zipFolder(source, budget) : await tarFolder(source, budget), budget, depth);
}

async function* inFolder(folder: Folder, budget: Budget, depth: number): AsyncGenerator<SourceFile | BadFile> {
  for (const path of folder.paths) {
    try {
      const bytes = (await folder.read(path))!;
      const kind = kindOf(bytes);
      if (kind === 'file') yield new SourceFile(path, bytes, folder);
      else if (kind === 'gzip') yield* unzipped(path, bytes, { folder, budget, depth });
      else if (kind !== 'picture') yield* walk({ bytes, name: path }, budget, depth + 1);
    } catch (error) {
      yield { path, error };
    }
  }
}

/** What is packed for itself stays in the folder: its pictures lie there. */
async function* unzipped(
  path: string,
  bytes: Buffer,
  { folder, budget, depth }: { folder: Folder; budget: Budget; depth: number },
): AsyncGenerator<SourceFile | BadFile> {
  const inner = await gunzipped({ bytes, name: path }, budget);
  if (kindOf(inner.bytes) === 'file') yield new SourceFile(path, inner.bytes, folder);
  else yield* walk(inner, budget, depth + 1);
}

async function headOf(source: Source): Promise<Buffer> {
  if ('bytes' in source) return source.bytes;
  const handle = await open(source.path, 'r');
  try {
    const { buffer: head, bytesRead } = await handle.read({ buffer: Buffer.alloc(512) });
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function bytesOf(source: Source): Promise<Buffer> {
  if ('bytes' in source) return source.bytes;
  if ((await stat(source.path)).size > LIMITS.entryBytes) throw new BadArchive('migrations.tooLarge');
  return readFile(source.path);
}

const alone = (name: string): Folder => ({ paths: [name], read: async () => null });

/** Reads a stream until it is larger than it may be. */
async function limited(stream: Readable, budget: Budget, packed: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMITS.entryBytes || (size > 1024 * 1024 && size > packed * LIMITS.ratio)) {
      stream.destroy();
      throw new BadArchive('migrations.tooLarge');
    }
    chunks.push(chunk);
  }
  budget.take(size, packed);
  return Buffer.concat(chunks);
}

async function gunzipped(source: Source, budget: Budget): Promise<{ bytes: Buffer; name: string }> {
  const packed = 'bytes' in source ? source.bytes.length : (await stat(source.path)).size;
  const input = 'bytes' in source ? Readable.from([source.bytes]) : createReadStream(source.path);
  const unpacked = createGunzip();
  input.on('error', (error: Error) => unpacked.destroy(error)).pipe(unpacked);
  return { bytes: await limited(unpacked, budget, packed), name: source.name.replace(/\.gz$/i, '') };
}

const openPath = promisify<string, yauzl.Options, ZipFile>(yauzl.open);
const openBuffer = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);
const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: true, validateEntrySizes: true } as const;

async function zipFolder(source: Source, budget: Budget): Promise<Folder> {
  const zip = await ('bytes' in source ? openBuffer(source.bytes, OPTIONS) : openPath(source.path, OPTIONS));
  return folderOf(zip, await entriesOf(zip, budget), budget);
}

const folderOf = (zip: ZipFile, entries: Map<string, Entry>, budget: Budget): Folder => ({
  paths: [...entries.keys()].filter((path) => !SYSTEM.test(path)),
  read: async (path) => {
    const entry = entries.get(path);
    return entry ? limited(await streamOf(zip, entry), budget, entry.compressedSize) : null;
  },
});

async function entriesOf(zip: ZipFile, budget: Budget): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      try {
        budget.entry();
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

const streamOf = (zip: ZipFile, entry: Entry) =>
  new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });

/** A tar has no list of what is in it, so all of it is read at once. */
async function tarFolder(source: Source, budget: Budget): Promise<Folder> {
  const files = new Map<string, Buffer>();
  const unpack = extract();
  const input = 'bytes' in source ? Readable.from([source.bytes]) : createReadStream(source.path);
  input.on('error', (error: Error) => unpack.destroy(error)).pipe(unpack);
  for await (const entry of unpack) {
    budget.entry();
    const { name, type, size = 0 } = entry.header;
    const path = cleanPath(name);
    if (type === 'file' && !SYSTEM.test(path)) {
      budget.take(size, size);
      files.set(path, await buffer(entry));
    } else entry.resume();
  }
  return { paths: [...files.keys()], read: async (path) => files.get(path) ?? null };
}

/** The files of a zip on disk, none of which is unpacked yet. It must be closed. */
export async function openZip(path: string, budget: Budget): Promise<{ folder: Folder; close: () => void }> {
  if (kindOf(await headOf(fileAt(path))) !== 'zip') throw new BadArchive('migrations.unreadable');
  const zip = await openPath(path, OPTIONS);
  try {
    return { folder: folderOf(zip, await entriesOf(zip, budget), budget), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

export const fileAt = (path: string, name = basename(path)): Source => ({ path, name });
