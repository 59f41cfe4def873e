import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { ArchiveWriter } from './archive/archive-writer.ts';
import { type CatalogTable, openConnection, readJsonLines, listTables } from './database-tables.ts';
import {
  type BackupKind,
  FILE_LIST,
  type FileManifest,
  FORMAT,
  FORMAT_VERSION,
  MANIFEST,
  type Manifest,
  MEDIA_PREFIX,
  tableEntryName,
  type TableManifest,
} from './archive/manifest.ts';
import { filesBelow, mediaFolders } from './store/media-folders.ts';
import { RowsHash } from './archive/rows-hash.ts';

export interface BackupSource {
  databaseUrl: string;
  /** DATA_DIR. */
  root: string;
  /** Version of the product. */
  version: string;
  /** Encrypts the backup if given. */
  passphrase?: string | undefined;
  /** Tables that belong to the running server and are left out. */
  without: string[];
}

export interface WriteProgress {
  signal: AbortSignal;
  /** @param fraction from 0 to 1 */
  progress: (fraction: number) => Promise<void>;
}

/**
 * Writes a consistent snapshot of all rows and then all files into one archive, without blocking writers. The files of rows that are
 * deleted meanwhile still exist, because the cleanup job keeps them for a day.
 */
export async function writeBackup(
  source: BackupSource,
  path: string,
  kind: BackupKind,
  { signal, progress }: WriteProgress,
): Promise<Manifest> {
  const partial = `${path}.partial`;
  const archive = new ArchiveWriter(partial, source.passphrase);
  try {
    const { tables, migrations, rowBytes } = await writeTables(source, archive, signal);
    await progress(0.3);
    const files = await writeFiles(source.root, archive, { signal, progress: (part) => progress(0.3 + part * 0.7) });
    const manifest: Manifest = {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      createdAt: new Date().toISOString(),
      version: source.version,
      kind,
      migrations,
      tables,
      files,
      rowBytes,
    };
    await archive.add(MANIFEST, textOf(JSON.stringify(manifest, null, 1)), true);
    await archive.end();
    await rename(partial, path);
    return manifest;
  } catch (error) {
    await archive.abandon();
    await rm(partial, { force: true });
    throw error;
  }
}

async function writeTables({ databaseUrl, without }: BackupSource, archive: ArchiveWriter, signal: AbortSignal) {
  const client = await openConnection(databaseUrl);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const applied = await client.query<{ name: string }>('SELECT name FROM public.migration ORDER BY id');
    const tables: TableManifest[] = [];
    let rowBytes = 0;
    for (const table of (await listTables(client, 'public')).values()) {
      if (without.includes(table.name)) continue;
      signal.throwIfAborted();
      const { manifest, bytes } = await writeTable(client, table, archive);
      tables.push(manifest);
      rowBytes += bytes;
    }
    await client.query('COMMIT');
    return { tables, migrations: applied.rows.map(({ name }) => name), rowBytes };
  } finally {
    await client.end();
  }
}

async function writeTable(client: pg.Client, table: CatalogTable, archive: ArchiveWriter) {
  const hash = new RowsHash();
  async function* content() {
    for await (const lines of readJsonLines(client, 'public', table)) {
      for (const line of lines) hash.add(line);
      yield `${lines.join('\n')}\n`;
    }
  }
  await archive.add(tableEntryName(table.name), content(), true);
  const { name, columns } = table;
  return { manifest: { name, columns, rows: hash.count, hash: hash.digest() }, bytes: hash.bytes };
}

async function writeFiles(root: string, archive: ArchiveWriter, { signal, progress }: WriteProgress) {
  const folders = await mediaFolders(root);
  let expected = 0;
  for (const folder of folders) for await (const _ of filesBelow(root, folder)) expected++;
  const lines: string[] = [];
  let bytes = 0;
  for (const folder of folders)
    for await (const key of filesBelow(root, folder)) {
      signal.throwIfAborted();
      const file = await writeFile(root, key, archive);
      if (!file) continue;
      bytes += file.size;
      lines.push(`${JSON.stringify(file)}\n`);
      if (lines.length % 200 === 0) await progress(Math.min(1, lines.length / expected));
    }
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line);
  await archive.add(FILE_LIST, chunksOf(lines), true);
  return { count: lines.length, bytes, sha256: hash.digest('hex') };
}

/** Undefined if the file was deleted meanwhile. */
async function writeFile(root: string, key: string, archive: ArchiveWriter): Promise<FileManifest | undefined> {
  const handle = await open(join(root, key)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return undefined;
  const hash = createHash('sha256');
  let size = 0;
  async function* content(stream: AsyncIterable<Buffer>) {
    for await (const chunk of stream) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  try {
    await archive.add(MEDIA_PREFIX + key, content(handle.createReadStream({ autoClose: false })), false);
  } finally {
    await handle.close();
  }
  return { key, size, sha256: hash.digest('hex') };
}

async function* textOf(text: string) {
  yield text;
}

const LINES_AT_ONCE = 500;

async function* chunksOf(lines: string[]) {
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) yield lines.slice(at, at + LINES_AT_ONCE).join('');
}
